#include "cli/wrong_arguments.h"

#include <fmt/format.h>

#include <string_view>
#include <vector>

#include "lint/nearest.h"

namespace vtes::cli {

namespace {

/// The command that was given, behind its group: `import` of `vtes cards import`.
const CLI::App &given(const CLI::App &app) {
  const CLI::App *command = &app;
  while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
  return *command;
}

std::string fullName(const CLI::App &command) {
  return command.get_parent() == nullptr ? command.get_name()
                                         : fullName(*command.get_parent()) + ' ' + command.get_name();
}

std::string unexpected(const CLI::App &app, const CLI::App &command) {
  const std::vector<std::string> remaining = app.remaining(true);
  if (remaining.empty()) return "an argument is one too many";
  const std::string &word = remaining.front();
  if (!word.starts_with('-')) return fmt::format("`{}` is one argument too many", word);
  const std::string name = word.substr(0, word.find('='));
  std::vector<std::string> names;
  for (const CLI::Option *option : command.get_options()) {
    for (const std::string &each : option->get_lnames()) names.push_back("--" + each);
  }
  const std::string near = lint::nearest(name, names);
  return fmt::format("`{}` is no option of `{}`{}", name, fullName(command),
                     near.empty() ? "" : fmt::format("; did you mean `{}`?", near));
}

std::string missing(std::string_view seen, const CLI::App &command) {
  if (seen.starts_with("A subcommand")) {
    std::string names;
    for (const CLI::App *each : command.get_subcommands({})) names += (names.empty() ? "" : ", ") + each->get_name();
    return fmt::format("`{}` takes one of its commands: {}", fullName(command), names);
  }
  const auto name = seen.substr(0, seen.find(" is required"));
  return name.starts_with('-') ? fmt::format("`{}` is missing", name) : fmt::format("{} is missing", name);
}

/// `--format: pdf not in {text,json}`.
std::string notOneOf(std::string_view seen) {
  constexpr std::string_view kNotIn = " not in {";
  const auto colon = seen.find(": ");
  const auto set = seen.find(kNotIn);
  if (colon == std::string_view::npos || set == std::string_view::npos || set < colon) return std::string(seen);
  const auto value = seen.substr(colon + 2, set - colon - 2);
  auto rest = seen.substr(set + kNotIn.size());
  rest = rest.substr(0, rest.find('}'));
  std::string values;
  while (!rest.empty()) {
    const auto comma = rest.find(',');
    const auto each = rest.substr(0, comma);
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
    values += fmt::format("{}`{}`", values.empty() ? "" : rest.empty() ? " or " : ", ", each);
  }
  return fmt::format("`{}` takes {}, not `{}`", seen.substr(0, colon), values, value);
}

std::string excluded(std::string_view seen) {
  constexpr std::string_view kExcludes = " excludes ";
  const auto at = seen.find(kExcludes);
  if (at == std::string_view::npos) return std::string(seen);
  return fmt::format("`{}` and `{}` do not go together", seen.substr(0, at), seen.substr(at + kExcludes.size()));
}

}  // namespace

std::string wrongArguments(const CLI::ParseError &error, const CLI::App &app) {
  const CLI::App &command = given(app);
  const std::string_view seen = error.what();
  std::string message(seen);
  if (dynamic_cast<const CLI::ExtrasError *>(&error) != nullptr) {
    message = unexpected(app, command);
  } else if (dynamic_cast<const CLI::RequiredError *>(&error) != nullptr) {
    message = missing(seen, command);
  } else if (dynamic_cast<const CLI::ValidationError *>(&error) != nullptr) {
    message = notOneOf(seen);
  } else if (dynamic_cast<const CLI::ExcludesError *>(&error) != nullptr) {
    message = excluded(seen);
  } else if (dynamic_cast<const CLI::ArgumentMismatch *>(&error) != nullptr) {
    message = fmt::format("`{}` takes a value", seen.substr(0, seen.find(": ")));
  }
  return message.ends_with('?') ? message : fmt::format("{}; see `{} --help`", message, fullName(command));
}

}  // namespace vtes::cli
