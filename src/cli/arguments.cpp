#include "cli/arguments.h"

#include <CLI/CLI.hpp>
#include <utility>

namespace vtes::cli {

Argument &Argument::shown(const std::string &text) {
  option_->option_text(text);
  return *this;
}

Argument &Argument::oneOf(const std::vector<std::string> &values) {
  option_->check(CLI::IsMember(values));
  return *this;
}

Argument &Argument::required() {
  option_->required();
  return *this;
}

Argument &Argument::withoutValue() {
  option_->expected(0, 1);
  return *this;
}

Argument &Argument::excludes(const Argument &other) {
  option_->excludes(other.option_);
  return *this;
}

bool Argument::given() const {
  return option_->count() > 0;
}

Command Command::add(const std::string &name, const std::string &description) {
  return Command(*app_->add_subcommand(name, description));
}

void Command::needsCommand() {
  app_->require_subcommand(1);
}

Argument Command::option(const std::string &name, std::string &value, const std::string &description) {
  return Argument(*app_->add_option(name, value, description));
}

Argument Command::option(const std::string &name, std::vector<std::string> &values, const std::string &description) {
  return Argument(*app_->add_option(name, values, description));
}

Argument Command::flag(const std::string &name, bool &value, const std::string &description) {
  return Argument(*app_->add_flag(name, value, description));
}

void Command::run(std::function<void()> action) {
  app_->callback(std::move(action));
}

}  // namespace vtes::cli
