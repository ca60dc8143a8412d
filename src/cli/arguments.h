#pragma once
/// Commands and their options on the command line. CLI11 reads it, but is seen by few files: each that includes it
/// takes many times as long to compile.

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace vtes::cli {

/// An option, a flag or an argument without a name; as long as its command is.
class Argument {
 public:
  explicit Argument(CLI::Option &option) : option_(&option) {}
  /// What `--help` shows in place of a value.
  Argument &shown(const std::string &text);
  /// One of these values and no other.
  Argument &oneOf(const std::vector<std::string> &values);
  Argument &required();
  /// It may stand without a value.
  Argument &withoutValue();
  /// Only one of the two may stand.
  Argument &excludes(const Argument &other);

  [[nodiscard]] bool given() const;

 private:
  CLI::Option *option_;
};

/// A command, or the program with its commands.
class Command {
 public:
  explicit Command(CLI::App &app) : app_(&app) {}

  [[nodiscard]] Command add(const std::string &name, const std::string &description);
  /// One of its commands must be given.
  void needsCommand();

  /// The values outlive the command. `name`: `--format`, `-o,--output`, `FILE`.
  Argument option(const std::string &name, std::string &value, const std::string &description);
  Argument option(const std::string &name, std::vector<std::string> &values, const std::string &description);
  Argument flag(const std::string &name, bool &value, const std::string &description);
  /// What it does when it is called.
  void run(std::function<void()> action);

 private:
  CLI::App *app_;
};

}  // namespace vtes::cli
