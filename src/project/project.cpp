#include "project/project.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <utility>

#include "lint/nearest.h"
#include "model/yaml_tree.h"
#include "project/files.h"
#include "text/source.h"

namespace vtes::project {

namespace {

namespace fs = std::filesystem;
using model::YamlNode;

constexpr std::array<std::string_view, 5> kKeys{"severities", "cards", "decks", "players", "baseline"};

bool isFolder(const std::string &path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

class Reader {
 public:
  Reader(Project &project, const text::Source &source, std::vector<Complaint> &complaints)
      : project_(project), source_(source), complaints_(complaints) {}

  void read() {
    tree_ = model::readYaml(source_.bytes(), 0);
    if (tree_.failed) {
      complain(tree_.range, fmt::format("this is no YAML: {}", tree_.message));
      return;
    }
    if (tree_.nodes.empty() || tree_.nodes.front().kind == YamlNode::Kind::Null) return;
    const YamlNode &root = tree_.nodes.front();
    if (root.kind != YamlNode::Kind::Map) {
      complain(root.range, "a project file is a mapping, `key: value` a line");
      return;
    }
    forEachPair(root, [this](const YamlNode &key, const YamlNode &value) { readPair(key, value); });
  }

 private:
  void complain(text::ByteRange range, const std::string &message) {
    complaints_.push_back({project_.path, lineOf(range), message});
  }
  [[nodiscard]] std::uint32_t lineOf(text::ByteRange range) const { return source_.lineOf(range.begin); }

  template <typename Read>
  void forEachPair(const YamlNode &map, const Read &read) {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i + 1 < map.children.size(); i += 2) {
      const YamlNode &key = tree_.nodes[map.children[i]];
      if (!seen.insert(key.value).second) {
        complain(key.range, fmt::format("`{}` is there twice", key.value));
        continue;
      }
      read(key, tree_.nodes[map.children[i + 1]]);
    }
  }

  void readPair(const YamlNode &key, const YamlNode &value) {
    if (std::find(kKeys.begin(), kKeys.end(), key.value) == kKeys.end()) {
      unknown(key, "key", lint::nearest(key.value, {kKeys.begin(), kKeys.end()}),
              "the keys are `severities`, `cards`, `decks`, `players` and `baseline`");
    } else if (value.kind == YamlNode::Kind::Null) {
      complain(key.range, fmt::format("`{}` has no value", key.value));
    } else if (key.value == "severities") {
      readSeverities(key, value);
    } else if (key.value == "players") {
      readPlayers(key, value);
    } else if (value.kind != YamlNode::Kind::Scalar) {
      complain(key.range, fmt::format("`{}` is a path", key.value));
    } else {
      readPath(key, value);
    }
  }

  void unknown(const YamlNode &key, std::string_view what, const std::string &near, std::string_view all) {
    complain(key.range, near.empty() ? fmt::format("there is no {} `{}`; {}", what, key.value, all)
                                     : fmt::format("there is no {} `{}`; did you mean `{}`?", what, key.value, near));
  }

  void readSeverities(const YamlNode &key, const YamlNode &value) {
    if (value.kind != YamlNode::Kind::Map) {
      complain(key.range, "`severities` is a mapping, `id: severity` a line");
      return;
    }
    forEachPair(value, [this](const YamlNode &id, const YamlNode &word) {
      const lint::Rule *rule = lint::findRule(id.value);
      if (rule == nullptr) {
        unknown(id, "rule", lint::nearestRule(id.value), "`vtes explain` lists them");
        return;
      }
      const auto severity = lint::severityNamed(word.value);
      if (!severity && word.value != "off") {
        complain(word.range.empty() ? id.range : word.range,
                 fmt::format("`{}` is no severity: those are `error`, `warning`, `information`, `hint` and `off`",
                             word.value));
        return;
      }
      project_.severities[rule] = severity;
    });
  }

  void readPlayers(const YamlNode &key, const YamlNode &value) {
    if (value.kind != YamlNode::Kind::List) {
      complain(key.range, "`players` is a list of names");
      return;
    }
    for (const std::uint32_t child : value.children) {
      const YamlNode &name = tree_.nodes[child];
      if (name.kind != YamlNode::Kind::Scalar || name.value.empty()) {
        complain(name.range, "a player is a name");
      } else {
        project_.players.push_back(name.value);
      }
    }
  }

  void readPath(const YamlNode &key, const YamlNode &value) {
    const std::string path = value.value.starts_with('/') ? value.value : project_.folder + value.value;
    if (key.value == "baseline") {
      project_.baseline = path;
      project_.baselineLine = lineOf(value.range);
      return;
    }
    if (!isFolder(path)) {
      complain(value.range, fmt::format("`{}` is no folder", value.value));
      return;
    }
    if (key.value == "cards") {
      project_.cards = path;
      project_.cardsLine = lineOf(value.range);
    } else {
      project_.decks = path;
    }
  }

  Project &project_;
  const text::Source &source_;
  std::vector<Complaint> &complaints_;
  model::YamlTree tree_;
};

}  // namespace

std::string Complaint::text() const {
  if (path.empty()) return message;
  return line == 0 ? fmt::format("{}: {}", path, message) : fmt::format("{}:{}: {}", path, line, message);
}

std::shared_ptr<const Project> readProject(const std::string &path, std::vector<Complaint> &complaints) {
  auto project = std::make_shared<Project>();
  project->path = path;
  project->folder = folderOf(path);
  std::string text;
  if (!readDeckFile(path, text)) {
    complaints.push_back({path, 0, "cannot be read"});
    return nullptr;
  }
  const std::size_t before = complaints.size();
  Reader(*project, *text::Source::make(std::move(text)), complaints).read();
  return complaints.size() == before ? project : nullptr;
}

std::string findProjectFile(const std::string &folder) {
  std::error_code error;
  fs::path here = fs::absolute(folder.empty() ? "." : folder, error).lexically_normal();
  if (error) return {};
  if (!here.has_filename()) here = here.parent_path();
  for (;;) {
    const fs::path candidate = here / kProjectFile;
    if (fs::exists(candidate, error)) return candidate.string();
    if (!here.has_relative_path()) return {};
    here = here.parent_path();
  }
}

}  // namespace vtes::project
