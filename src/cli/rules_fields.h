#pragma once
/// One JSON object of `vtes rules step`, read field by field: the first fault is kept, and what nobody asked for is
/// one.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/json.h"
#include "rules/bounds.h"

namespace vtes::cli {

class RulesFields {
 public:
  RulesFields(const Json &object, std::string_view where);

  [[nodiscard]] bool has(std::string_view key) const { return object_.contains(key); }
  /// Values of a form; the fallback where there is none, or where it is something else, which is a fault.
  [[nodiscard]] std::string text(std::string_view key, std::string_view fallback = {});
  [[nodiscard]] bool flag(std::string_view key, bool fallback);
  [[nodiscard]] int number(std::string_view key, int fallback, int least, int most);
  /// `3`, `[2,4]`, `[2,null]`: between 0 and a thousand.
  [[nodiscard]] rules::Bounds bounds(std::string_view key, rules::Bounds fallback);
  [[nodiscard]] std::vector<std::string> texts(std::string_view key);
  /// Of any form; null where there is none.
  [[nodiscard]] const Json &any(std::string_view key);
  /// Must be there.
  void require(std::string_view key);

  void fail(std::string reason);
  [[nodiscard]] bool failed() const { return !reason_.empty(); }
  /// Empty: all is well. Fields that were not asked for are a fault.
  [[nodiscard]] std::string finish();

 private:
  [[nodiscard]] const Json *take(std::string_view key);

  const Json &object_;
  std::string where_;
  std::vector<std::string> asked_;
  std::string reason_;
};

}  // namespace vtes::cli
