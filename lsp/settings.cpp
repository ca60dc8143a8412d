#include "lsp/settings.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "lint/nearest.h"
#include "project/uri.h"

namespace vtes::lsp {

namespace {

/// Reads the fields of one object; what nobody has asked for at the end is unknown.
class Reader {
 public:
  Reader(const Json &json, std::vector<std::string> &complaints) : json_(json), complaints_(complaints) {}

  void text(const char *name, std::string &value) {
    if (const Json *field = known(name); field != nullptr) {
      if (field->is_string()) {
        value = field->get<std::string>();
      } else {
        complain(name, *field, "a string");
      }
    }
  }

  void flag(const char *name, bool &value) {
    if (const Json *field = known(name); field != nullptr) {
      if (field->is_boolean()) {
        value = field->get<bool>();
      } else {
        complain(name, *field, "`true` or `false`");
      }
    }
  }

  void severity(const char *name, lint::Severity &value) {
    if (const Json *field = known(name); field != nullptr) {
      const auto severity = field->is_string() ? lint::severityNamed(field->get<std::string>()) : std::nullopt;
      if (severity) {
        value = *severity;
      } else {
        complain(name, *field, "`error`, `warning`, `information` or `hint`");
      }
    }
  }

  /// Settings that are the client's own business.
  void ignore(const char *name) { static_cast<void>(known(name)); }

  void finish() {
    for (const auto &[name, value] : json_.items()) {
      const std::string near = lint::nearest(name, names_);
      if (near == name) continue;
      complaints_.push_back(near.empty() ? fmt::format("there is no setting `{}`", name)
                                         : fmt::format("there is no setting `{}`; did you mean `{}`?", name, near));
    }
  }

 private:
  const Json *known(const char *name) {
    names_.emplace_back(name);
    const Json *field = find(json_, name);
    return field == nullptr || field->is_null() ? nullptr : field;
  }

  void complain(const char *name, const Json &value, std::string_view wanted) {
    complaints_.push_back(fmt::format("the setting `{}` is `{}`, but it has to be {}", name, dumped(value), wanted));
  }

  const Json &json_;
  std::vector<std::string> &complaints_;
  std::vector<std::string> names_;
};

}  // namespace

Settings readSettings(const Json &json, Settings before, std::vector<std::string> &complaints) {
  if (json.is_null()) return before;
  if (!json.is_object()) {
    complaints.push_back(fmt::format("the settings are `{}`, but they have to be an object", dumped(json)));
    return before;
  }
  Reader reader(json, complaints);
  reader.text("cards", before.cards);
  reader.severity("minSeverity", before.minSeverity);
  reader.flag("inlayHints", before.inlayHints);
  reader.flag("inlayNames", before.inlayNames);
  reader.flag("inlayPools", before.inlayPools);
  reader.flag("inlayStealth", before.inlayStealth);
  reader.flag("inlayVotes", before.inlayVotes);
  reader.flag("codeLens", before.codeLens);
  reader.text("findingsPage", before.findingsPage);
  reader.ignore("path");
  reader.ignore("trace");
  reader.finish();
  return before;
}

std::string installedFindingsPage() {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return {};
  const fs::path page = program.parent_path().parent_path() / VTES_DOCUMENTATION / "diagnostics.md";
  return fs::exists(page, error) ? project::uriOf(page.lexically_normal().string()) : std::string();
}

}  // namespace vtes::lsp
