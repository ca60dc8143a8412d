#include "cli/findings.h"

namespace vtes::cli {

namespace {

struct Form {
  std::string_view name;
  std::unique_ptr<FindingsFormat> (*make)(const FormatOptions &);
};

constexpr std::array kForms{Form{"text", makeTextFindings}, Form{"json", makeJsonFindings},
                            Form{"sarif", makeSarifFindings}, Form{"github", makeGithubFindings},
                            Form{"junit", makeJunitFindings}};

}  // namespace

std::vector<std::string> findingsFormats() {
  std::vector<std::string> names;
  for (const Form &form : kForms) names.emplace_back(form.name);
  return names;
}

std::unique_ptr<FindingsFormat> makeFindingsFormat(std::string_view name, const FormatOptions &options) {
  for (const Form &form : kForms) {
    if (form.name == name) return form.make(options);
  }
  return nullptr;
}

}  // namespace vtes::cli
