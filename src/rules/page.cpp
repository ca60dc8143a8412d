#include "rules/page.h"

#include <fmt/format.h>

namespace vtes::rules {
namespace {

std::string guardsOf(const Transition &row) {
  std::string out;
  for (const Guard guard : row.guards) {
    if (guard == Guard::None) break;
    if (!out.empty()) out += ", ";
    out += factsOf(guard).name;
  }
  return out;
}

std::string ontoOf(const Transition &row) {
  const std::string_view to = factsOf(row.to).name;
  if (!row.calls()) return std::string(to);
  return fmt::format("{}, and back to {}", to, row.back == Step::Stay ? "the same step" : factsOf(row.back).name);
}

/// `uncontrolled | vampire` inside a cell of a table.
std::string cell(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '|') out += '\\';
    out += c;
  }
  return out;
}

std::string quoted(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

bool isIn(const StepFacts &facts, Loop loop) {
  return facts.loop == loop && facts.kind != StepKind::Pseudo;
}

/// What goes on by itself needs no name; the others say by what.
std::string labelOf(const Transition &row) {
  if (row.on == Move::Auto || row.on == Move::AllPassed) return std::string(row.label);
  return fmt::format("{}: {}", nameOf(row.on), row.label);
}

/// Where an arrow of a diagram leads: to a step of the loop, or out of it.
bool leavesLoop(const Transition &row, Loop loop) {
  return row.to == Step::Return || (row.to != Step::Stay && factsOf(row.to).loop != loop);
}

Step endOf(const Transition &row) {
  return row.to == Step::Stay && !row.calls() ? row.from : row.to;
}

std::string node(const StepFacts &facts) {
  std::string_view shape = "box";
  std::string_view fill = "#ffffff";
  switch (facts.kind) {
    case StepKind::Fork:
      shape = "hexagon";
      fill = "#fff4d6";
      break;
    case StepKind::Window:
      shape = "box";
      fill = "#dcebff";
      break;
    case StepKind::Choice:
      shape = "box";
      fill = "#e4f6e4";
      break;
    case StepKind::Start:
    case StepKind::End:
      shape = "oval";
      fill = "#eeeeee";
      break;
    case StepKind::Through:
    case StepKind::Pseudo:
      break;
  }
  return fmt::format("\"{}\" [shape={}, fillcolor=\"{}\", label=\"{}\\n{}\"]", facts.name, shape, fill, facts.name,
                     quoted(facts.title));
}

/// The steps and arrows of one loop; other loops are dashed boxes.
std::string dotBody(Loop loop, std::string_view indent) {
  std::string nodes, edges;
  const auto arrow = [&](std::string_view from, std::string_view to, std::string_view label) {
    edges += fmt::format("{}\"{}\" -> \"{}\" [label=\"{}\"];\n", indent, from, to, label);
  };
  const auto outside = [&](std::string_view from, std::string_view what) {
    const std::string name = fmt::format("{}/{}", from, what);
    nodes += fmt::format("{}\"{}\" [shape=box, style=\"rounded,dashed\", fontcolor=\"#555555\", label=\"{}\"];\n",
                         indent, name, what);
    return name;
  };
  for (const StepFacts &facts : steps()) {
    if (!isIn(facts, loop)) continue;
    nodes += fmt::format("{}{};\n", indent, node(facts));
    // The ways from a step back to itself are one arrow: drawn apart, their words lie on each other.
    std::string around;
    for (const Transition &row : transitionsOf(facts.step)) {
      const std::string_view to = factsOf(endOf(row)).name;
      const std::string label = quoted(labelOf(row));
      if (row.calls()) {
        // There and back in one picture: the loop that is called stands between.
        const std::string name = outside(facts.name, to);
        arrow(facts.name, name, label);
        edges += fmt::format("{}\"{}\" -> \"{}\" [style=dashed];\n", indent, name,
                             factsOf(row.back == Step::Stay ? row.from : row.back).name);
      } else if (leavesLoop(row, loop)) {
        arrow(facts.name, outside(facts.name, row.to == Step::Return ? "back" : to), label);
      } else if (to == facts.name) {
        around += (around.empty() ? "" : "\\n") + label;
      } else {
        arrow(facts.name, to, label);
      }
    }
    if (!around.empty()) arrow(facts.name, facts.name, around);
  }
  return nodes + edges;
}

constexpr std::string_view kDotStyle =
    "  graph [fontname=\"DejaVu Sans\", nodesep=0.3, ranksep=0.35];\n"
    "  node [fontname=\"DejaVu Sans\", fontsize=11, style=filled, fillcolor=white];\n"
    "  edge [fontname=\"DejaVu Sans\", fontsize=9, color=\"#444444\"];\n";

std::string mermaidName(std::string_view name) {
  std::string out(name);
  for (char &c : out) {
    if (c == '-') c = '_';
  }
  return out;
}

/// A colon ends a state's name, so that none may stand in a label.
std::string mermaidLabel(std::string_view label) {
  std::string out;
  for (const char c : label) out += c == ':' ? std::string(" -") : std::string(1, c);
  return out;
}

const LoopFacts &factsOf(Loop loop) {
  return loops()[static_cast<std::size_t>(loop)];
}

std::string sideWords(const StepFacts &facts) {
  if (facts.kind == StepKind::Window) return "impulse goes round";
  if (facts.kind != StepKind::Choice) return std::string(nameOf(facts.kind));
  switch (facts.chooser) {
    case Chooser::ActingMinion:
      return "choice of the acting minion's controller";
    case Chooser::OpposingMinion:
      return "choice of the opposing minion's controller";
    case Chooser::Blocker:
      return "choice of the blocker's controller";
    case Chooser::Diablerist:
      return "choice of the diablerist's controller";
    case Chooser::Active:
    case Chooser::None:
      return "choice of the Methuselah whose turn it is";
  }
  return {};
}

std::string_view windowName(const StepFacts &facts) {
  return facts.timed ? windows()[static_cast<std::size_t>(facts.window)].name : std::string_view();
}

}  // namespace

std::string tableText() {
  std::string out;
  for (const LoopFacts &loop : loops()) {
    out += fmt::format("{}{}\n", out.empty() ? "" : "\n", loop.title);
    for (const StepFacts &facts : steps()) {
      if (facts.loop != loop.loop || transitionsOf(facts.step).empty()) continue;
      out += fmt::format("\n  {}  {} [{}]\n", facts.name, facts.title, facts.section);
      if (facts.timed) out += fmt::format("    window {}, {}\n", windowName(facts), sideWords(facts));
      for (const Transition &row : transitionsOf(facts.step)) {
        const std::string guards = guardsOf(row);
        out += fmt::format("    {} -> {}: {}{}\n", nameOf(row.on), ontoOf(row), row.label,
                           guards.empty() ? "" : fmt::format(" (if {})", guards));
      }
    }
  }
  return out;
}

std::string mermaid(Loop loop) {
  std::string out = fmt::format("%% {}\nstateDiagram-v2\n", factsOf(loop).title);
  for (const StepFacts &facts : steps()) {
    if (isIn(facts, loop))
      out += fmt::format("  {} : {} - {}\n", mermaidName(facts.name), facts.name, mermaidLabel(facts.title));
  }
  for (const Transition &row : transitions()) {
    const StepFacts &from = factsOf(row.from);
    if (!isIn(from, loop)) continue;
    if (from.kind == StepKind::Start) out += fmt::format("  [*] --> {}\n", mermaidName(from.name));
    const std::string to = row.to == Step::Return ? "[*]" : mermaidName(factsOf(endOf(row)).name);
    const std::string back =
        row.calls() ? fmt::format(", then {}", factsOf(row.back == Step::Stay ? row.from : row.back).name) : "";
    out += fmt::format("  {} --> {} : {}{}\n", mermaidName(from.name), to, mermaidLabel(labelOf(row)), back);
  }
  return out;
}

std::string mermaid() {
  std::string out;
  for (const LoopFacts &loop : loops()) out += (out.empty() ? "" : "\n") + mermaid(loop.loop);
  return out;
}

std::string dot(Loop loop) {
  return fmt::format("digraph \"{}\" {{\n{}{}}}\n", factsOf(loop).name, kDotStyle, dotBody(loop, "  "));
}

std::string dot() {
  std::string out = fmt::format("digraph \"rules\" {{\n{}", kDotStyle);
  for (const LoopFacts &loop : loops()) {
    out += fmt::format("  subgraph \"cluster_{}\" {{\n    label=\"{}\";\n{}  }}\n", loop.name, loop.title,
                       dotBody(loop.loop, "    "));
  }
  return out + "}\n";
}

std::string markdown() {
  std::string out =
      "# The turn machine\n\n"
      "<!-- Made by `make rules` from src/rules/steps.cpp and src/rules/transitions.cpp; changes are made there. "
      "-->\n\n"
      "The rules of a game as one table of steps and of what leads from one to the next. The machine runs from this "
      "table; "
      "`vtes rules` prints it, and [`vtes rules step`](rules-step.md) plays by it. A section in brackets is a heading "
      "of the "
      "rules reference.\n\n"
      "In the pictures a blue step is a window, in which impulse goes round; a green one is a Methuselah's choice; at "
      "a "
      "yellow one the way on depends on a condition; what is white happens by itself. A dashed box is another loop, "
      "and *back* leads to where the loop was begun.\n";
  for (const LoopFacts &loop : loops()) {
    out += fmt::format("\n## {}\n\n![{}](rules/{}.svg)\n", loop.title, loop.title, loop.name);
    for (const StepFacts &facts : steps()) {
      if (facts.loop != loop.loop || transitionsOf(facts.step).empty()) continue;
      out += fmt::format("\n### `{}`\n\n{} [{}].", facts.name, facts.title, facts.section);
      if (facts.timed) out += fmt::format(" Window `{}`: {}.", windowName(facts), sideWords(facts));
      out += "\n\n| by | to | what | if | section |\n|---|---|---|---|---|\n";
      for (const Transition &row : transitionsOf(facts.step)) {
        out += fmt::format("| {} | {} | {} | {} | {} |\n", nameOf(row.on), ontoOf(row), cell(row.label), guardsOf(row),
                           cell(row.section));
      }
    }
  }
  return out;
}

}  // namespace vtes::rules
