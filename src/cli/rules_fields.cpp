#include "cli/rules_fields.h"

#include <fmt/format.h>

#include <algorithm>

#include "lint/nearest.h"

namespace vtes::cli {
namespace {

constexpr int kMostBound = 1000;

std::optional<int> wholeNumber(const Json &value, int least, int most) {
  if (!value.is_number_integer()) return std::nullopt;
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::max(most, 0)))
    return std::nullopt;
  const auto number = value.get<std::int64_t>();
  if (number < least || number > most) return std::nullopt;
  return static_cast<int>(number);
}

std::optional<rules::Bounds> boundsOf(const Json &value) {
  if (const auto exact = wholeNumber(value, 0, kMostBound)) return rules::Bounds(*exact);
  if (!value.is_array() || value.size() != 2) return std::nullopt;
  const auto low = wholeNumber(value[0], 0, kMostBound);
  if (!low) return std::nullopt;
  if (value[1].is_null()) return rules::Bounds(*low, rules::Bounds::kUnbounded);
  const auto high = wholeNumber(value[1], *low, kMostBound);
  return high ? std::optional(rules::Bounds(*low, *high)) : std::nullopt;
}

}  // namespace

RulesFields::RulesFields(const Json &object, std::string_view where) : object_(object), where_(where) {
  if (!object.is_object()) fail(fmt::format("{} must be an object", where));
}

const Json *RulesFields::take(std::string_view key) {
  asked_.emplace_back(key);
  if (!object_.is_object()) return nullptr;
  const auto found = object_.find(std::string(key));
  return found == object_.end() ? nullptr : &*found;
}

std::string RulesFields::text(std::string_view key, std::string_view fallback) {
  const Json *value = take(key);
  if (value == nullptr) return std::string(fallback);
  if (value->is_string() && !value->get_ref<const std::string &>().empty()) return value->get<std::string>();
  fail(fmt::format("`{}` must be a text that is not empty", key));
  return std::string(fallback);
}

bool RulesFields::flag(std::string_view key, bool fallback) {
  const Json *value = take(key);
  if (value == nullptr) return fallback;
  if (value->is_boolean()) return value->get<bool>();
  fail(fmt::format("`{}` must be true or false", key));
  return fallback;
}

int RulesFields::number(std::string_view key, int fallback, int least, int most) {
  const Json *value = take(key);
  if (value == nullptr) return fallback;
  if (const auto number = wholeNumber(*value, least, most)) return *number;
  fail(fmt::format("`{}` must be a whole number from {} to {}", key, least, most));
  return fallback;
}

rules::Bounds RulesFields::bounds(std::string_view key, rules::Bounds fallback) {
  const Json *value = take(key);
  if (value == nullptr) return fallback;
  if (const auto bounds = boundsOf(*value)) return *bounds;
  fail(fmt::format("`{}` must be a number, or two of them, the least and the most, up to {}; null for no most", key,
                   kMostBound));
  return fallback;
}

std::vector<std::string> RulesFields::texts(std::string_view key) {
  std::vector<std::string> out;
  const Json *value = take(key);
  if (value == nullptr) return out;
  const bool fits = value->is_array() &&
                    std::all_of(value->begin(), value->end(), [](const Json &element) { return element.is_string(); });
  if (!fits) {
    fail(fmt::format("`{}` must be a list of texts", key));
    return out;
  }
  for (const Json &element : *value) out.push_back(element.get<std::string>());
  return out;
}

const Json &RulesFields::any(std::string_view key) {
  static const Json kNothing;
  const Json *value = take(key);
  return value == nullptr ? kNothing : *value;
}

void RulesFields::require(std::string_view key) {
  if (object_.is_object() && !has(key)) fail(fmt::format("{} needs `{}`", where_, key));
}

void RulesFields::fail(std::string reason) {
  if (reason_.empty()) reason_ = std::move(reason);
}

std::string RulesFields::finish() {
  if (!reason_.empty() || !object_.is_object()) return reason_;
  for (const auto &[key, value] : object_.items()) {
    if (std::find(asked_.begin(), asked_.end(), key) != asked_.end()) continue;
    const std::string near = lint::nearest(key, asked_);
    fail(near.empty() ? fmt::format("{} has no field `{}`", where_, key)
                      : fmt::format("{} has no field `{}`; did you mean `{}`?", where_, key, near));
  }
  return reason_;
}

}  // namespace vtes::cli
