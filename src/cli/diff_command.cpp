#include <fmt/format.h>

#include <array>
#include <exception>

#include "cli/commands.h"
#include "cli/excerpt.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "format/compare.h"
#include "project/files.h"

namespace vtes::cli {

namespace {

using format::Difference;

struct Options {
  std::array<std::string, 2> files;
  std::string cards;
  std::string format = "text";
  bool ignorePhases = false;
};

struct Counts {
  std::size_t changed = 0;
  std::size_t missing = 0;
  std::size_t extra = 0;
  [[nodiscard]] std::size_t all() const { return changed + missing + extra; }
};

/// What is compared, and how it is called.
struct Side {
  std::string path;
  std::shared_ptr<const model::Transcript> transcript;

  [[nodiscard]] std::string_view textOf(std::size_t event) const {
    return transcript->source->slice(transcript->events[event].range);
  }
};

std::string_view nameOf(Difference::Kind kind) {
  if (kind == Difference::Kind::Missing) return "missing";
  return kind == Difference::Kind::Extra ? "extra" : "changed";
}

/// An event over several lines on one.
std::string onOneLine(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool blank = c == '\n' || c == '\r' || c == '\t';
    if (!blank || out.empty() || out.back() != ' ') out += blank ? ' ' : c;
  }
  return printable(out);
}

std::string textOf(const Difference &difference, const Side &left, const Side &right) {
  std::string out = fmt::format("{}:{} | {}:{}: ", left.path, difference.leftLine, right.path, difference.rightLine);
  const std::string_view kind = model::toString(difference.event);
  switch (difference.kind) {
    case Difference::Kind::Changed:
      out += fmt::format("{} changed\n", kind);
      break;
    case Difference::Kind::Missing:
      out += fmt::format("{} missing: only the first has it\n", kind);
      break;
    case Difference::Kind::Extra:
      out += fmt::format("{} extra: only the second has it\n", kind);
      break;
  }
  if (difference.left != Difference::kNone) out += fmt::format("  - {}\n", onOneLine(left.textOf(difference.left)));
  if (difference.right != Difference::kNone) out += fmt::format("  + {}\n", onOneLine(right.textOf(difference.right)));
  for (const format::FieldDifference &field : difference.fields) {
    out += fmt::format("    {}: {} | {}\n", field.field, printable(field.left.value_or("nothing")),
                       printable(field.right.value_or("nothing")));
  }
  return out;
}

template <typename Value>
Json orNull(const std::optional<Value> &value) {
  return value ? Json(*value) : Json();
}

Json jsonOf(const Difference &difference, const Side &left, const Side &right) {
  Json json = Json::object();
  json["type"] = nameOf(difference.kind);
  json["kind"] = model::toString(difference.event);
  json["lines"] = Json::array({difference.leftLine, difference.rightLine});
  json["turns"] = Json::array({difference.leftTurn, difference.rightTurn});
  const auto text = [](const Side &side, std::size_t event) {
    return event == Difference::kNone ? Json() : Json(side.textOf(event));
  };
  json["texts"] = Json::array({text(left, difference.left), text(right, difference.right)});
  Json &fields = json["fields"] = Json::array();
  for (const format::FieldDifference &field : difference.fields) {
    fields.push_back({{"field", field.field}, {"values", Json::array({orNull(field.left), orNull(field.right)})}});
  }
  return json;
}

std::string report(const std::vector<Difference> &differences, const Counts &counts, const Side &left,
                   const Side &right) {
  std::string out;
  for (const Difference &difference : differences) out += textOf(difference, left, right);
  if (counts.all() == 0) return "no difference\n";
  return out + fmt::format("{} difference{}: {} changed, {} missing, {} extra\n", counts.all(),
                           counts.all() == 1 ? "" : "s", counts.changed, counts.missing, counts.extra);
}

std::string jsonReport(const std::vector<Difference> &differences, const Counts &counts, const Side &left,
                       const Side &right) {
  Json json = {{"schema", 1}, {"files", Json::array({left.path, right.path})}, {"differences", Json::array()}};
  for (const Difference &difference : differences) json["differences"].push_back(jsonOf(difference, left, right));
  json["summary"] = {{"changed", counts.changed}, {"missing", counts.missing}, {"extra", counts.extra}};
  return dumped(json) + "\n";
}

int diff(const Options &options) {
  if (options.files[0] == "-" && options.files[1] == "-") {
    complain("standard input can be one of the two transcripts only");
    return kExitCannot;
  }
  std::string reason;
  const auto cards = cards::Database::choose(options.cards, reason);
  if (cards == nullptr) {
    complain(reason);
    return kExitCannot;
  }
  std::array<Side, 2> sides;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    sides[i].path = options.files[i] == "-" ? std::string(project::kStandardInput) : options.files[i];
    sides[i].transcript = analyseFile(sides[i].path, cards, reason);
    if (sides[i].transcript == nullptr) {
      complain(fmt::format("{}: {}", sides[i].path, reason));
      return kExitCannot;
    }
  }
  const auto differences =
      format::compare(*sides[0].transcript, *sides[1].transcript, {.phaseMarks = !options.ignorePhases});
  Counts counts;
  for (const Difference &difference : differences) {
    ++(difference.kind == Difference::Kind::Changed   ? counts.changed
       : difference.kind == Difference::Kind::Missing ? counts.missing
                                                      : counts.extra);
  }
  print(options.format == "json" ? jsonReport(differences, counts, sides[0], sides[1])
                                 : report(differences, counts, sides[0], sides[1]));
  return counts.all() > 0 ? kExitErrors : kExitClean;
}

}  // namespace

void addDiffCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  Command command = app.add(
      "diff", "Compare two transcripts of one game by what happens; exit code 0 the same, 1 different, 2 cannot run");
  command.option("A", options->files[0], "A transcript, or - for standard input").shown("A").required();
  command.option("B", options->files[1], "Another one of the same game").shown("B").required();
  command.option("--format", options->format, "How to print the differences: text or json")
      .shown("FORM")
      .oneOf({"text", "json"});
  command.flag("--ignore-phases", options->ignorePhases, "A phase mark that only one has is no difference");
  addCardsOption(command, options->cards);
  command.run([options, &exitCode] { exitCode = diff(*options); });
}

}  // namespace vtes::cli
