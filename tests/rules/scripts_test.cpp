/// Every script under tests/rules/scripts, line by line, with what it does beside each (scripts/README.md).

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "cli/rules_session.h"

namespace fs = std::filesystem;
using namespace vtes;

namespace {

using Json = cli::Json;

/// `30`, `2-4`, `0+`.
std::string boundsText(const Json &value) {
  if (value[0] == value[1]) return value[0].dump();
  return value[1].is_null() ? value[0].dump() + "+" : value[0].dump() + "-" + value[1].dump();
}

bool isBounds(const Json &value) {
  return value.is_array() && value.size() == 2 && value[0].is_number() && (value[1].is_number() || value[1].is_null());
}

std::string leafText(const Json &value) {
  if (isBounds(value)) return boundsText(value);
  if (value.is_string()) return value.get<std::string>();
  if (value.is_null()) return "-";
  return value.dump();
}

using Leaves = std::vector<std::pair<std::string, std::string>>;

/// A state as lines; players and cards go by their names.
void flatten(const Json &value, const std::string &path, Leaves &out) {
  const auto join = [&](const std::string &key) { return path.empty() ? key : path + "." + key; };
  if (value.is_object() && !value.empty()) {
    for (const auto &[key, inner] : value.items()) flatten(inner, join(key), out);
    return;
  }
  if (value.is_array() && !isBounds(value) && !value.empty() && value[0].is_object()) {
    for (std::size_t i = 0; i < value.size(); ++i) {
      const Json &element = value[i];
      if (path == "players" || path == "cards") {
        std::string name = element["name"].get<std::string>();
        if (element.contains("id") && name.front() != '#') {
          const auto same = std::count_if(value.begin(), value.end(), [&](const Json &x) { return x["name"] == name; });
          if (same > 1) name += "@" + element["owner"].get<std::string>();
        }
        Json rest = element;
        for (const char *key : {"name", "id"}) rest.erase(key);
        flatten(rest, name, out);
      } else {
        flatten(element, join(std::to_string(i + 1)), out);
      }
    }
    return;
  }
  std::string text = leafText(value);
  if (value.is_array() && !isBounds(value)) {
    text.clear();
    for (const Json &element : value) text += (text.empty() ? "" : ", ") + leafText(element);
    if (text.empty()) text = "nobody";
  }
  out.emplace_back(path, text);
}

/// What is different, in the order of the state; what is gone as its name alone.
std::vector<std::string> changes(const Json &before, const Json &after) {
  Leaves old, now;
  flatten(before, "", old);
  flatten(after, "", now);
  std::map<std::string, std::string> was(old.begin(), old.end()), is(now.begin(), now.end());
  std::vector<std::string> out;
  for (const auto &[path, text] : now) {
    const auto found = was.find(path);
    const bool isNew = found == was.end();
    if (isNew ? text != "-" && text != "0" && text != "false" && text != "nobody" : found->second != text)
      out.push_back(isNew ? fmt::format("{}: {}", path, text) : fmt::format("{}: {} -> {}", path, found->second, text));
  }
  const auto hasBelow = [&](const std::string &top) {
    const auto next = is.lower_bound(top + ".");
    return next != is.end() && next->first.starts_with(top + ".");
  };
  std::string last;
  for (const auto &[path, text] : old) {
    const std::string top = path.substr(0, path.find('.'));
    if (top != last && top != path && !hasBelow(top)) out.push_back(top + " is gone");
    last = top;
  }
  return out;
}

/// Rows of at most a hundred letters.
void addRows(std::vector<std::string> &lines, const std::vector<std::string> &parts) {
  std::string row;
  for (const std::string &part : parts) {
    if (!row.empty() && row.size() + part.size() > 110) {
      lines.push_back("//= " + row);
      row.clear();
    }
    row += (row.empty() ? "" : "; ") + part;
  }
  if (!row.empty()) lines.push_back("//= " + row);
}

std::vector<std::string> linesOf(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

/// The script as it ought to be.
std::vector<std::string> annotate(const std::vector<std::string> &written) {
  cli::RulesSession session;
  std::vector<std::string> out;
  Json before = Json::object();
  for (const std::string &line : written) {
    if (line.starts_with("//=") || line.starts_with("//!")) continue;
    out.push_back(line);
    const Json answer = session.answerJson(line);
    if (answer.is_null()) continue;
    if (!answer["accepted"].get<bool>()) {
      out.push_back(fmt::format("//! {} [{}]", answer["reason"].get<std::string>(), leafText(answer["section"])));
      // A refusal leaves the state as it was.
      if (answer.contains("state")) CHECK(answer["state"] == before);
      continue;
    }
    const bool first = before.empty();
    out.push_back(fmt::format("//= {}, impulse {}{}", answer["step"].get<std::string>(), leafText(answer["impulse"]),
                              answer["context"].is_null() ? "" : " " + leafText(answer["context"])));
    if (!first) addRows(out, changes(before, answer["state"]));
    before = answer["state"];
  }
  return out;
}

std::string joined(const std::vector<std::string> &lines) {
  std::string out;
  for (const std::string &line : lines) out += line + '\n';
  return out;
}

}  // namespace

TEST_CASE("scripts: every one does what stands beside its lines") {
  const bool bless = std::getenv("VTES_BLESS") != nullptr;
  std::vector<fs::path> files;
  for (const auto &entry : fs::directory_iterator(fs::path(VTES_SOURCE_DIR) / "tests" / "rules" / "scripts")) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  CHECK(files.size() >= 10);
  for (const fs::path &file : files) {
    const auto written = linesOf(file);
    const auto expected = annotate(written);
    if (bless) {
      std::ofstream(file, std::ios::binary) << joined(expected);
      continue;
    }
    INFO(file.filename().string());
    CHECK(joined(written) == joined(expected));
  }
}
