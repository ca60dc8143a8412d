#include "project/baseline.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <filesystem>

#include "project/files.h"
#include "project/json.h"
#include "project/replace_file.h"

namespace vtes::project {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kVersionKey = "vtes-baseline";
constexpr int kVersion = 1;

/// The line's text without blanks around it: indentation means nothing (READING 1.5).
std::string_view lineText(const text::Source &source, std::uint32_t offset) {
  constexpr std::string_view kBlanks = " \t";
  std::string_view text = source.slice(source.line(source.lineOf(offset)));
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  text.remove_suffix(text.size() - (text.find_last_not_of(kBlanks) + 1));
  return text;
}

/// FNV-1a with 64 bits, 16 digits: the same on every machine, and of the archive's text it gives nothing away.
std::string hashOf(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325;
  for (const char byte : text) {
    hash ^= static_cast<unsigned char>(byte);
    hash *= 0x100000001B3;
  }
  return fmt::format("{:016x}", hash);
}

/// `unknown-word 0123456789abcdef`
std::string keyOf(const text::Source &source, const lint::Diagnostic &diagnostic) {
  return fmt::format("{} {}", diagnostic.rule->id, hashOf(lineText(source, diagnostic.range.begin)));
}

/// Reads the JSON. Null with a reason where it is none of ours.
Json parse(const std::string &bytes, std::string &reason) {
  Json json = Json::parse(bytes, nullptr, false);
  const auto version = json.is_object() ? json.find(kVersionKey) : json.end();
  if (json.is_discarded() || !json.is_object() || version == json.end()) {
    reason = "is no baseline of `vtes lint`";
    return nullptr;
  }
  if (*version != kVersion) {
    reason = fmt::format(
        "is a baseline of version {}, and this program reads version {}; write it anew with "
        "`vtes lint --write-baseline`",
        dumped(*version), kVersion);
    return nullptr;
  }
  return json;
}

}  // namespace

std::shared_ptr<const Baseline> Baseline::read(const std::string &path, std::string &reason) {
  std::string bytes;
  if (!readInput(path, bytes, reason)) return nullptr;
  const Json json = parse(bytes, reason);
  if (json.is_null()) return nullptr;
  auto baseline = std::make_shared<Baseline>();
  baseline->folder_ = folderOf(path);
  try {
    for (const Json &entry : json.at("findings")) {
      const std::string key =
          fmt::format("{} {}", entry.at("id").get<std::string>(), entry.at("line").get<std::string>());
      baseline->files_[entry.at("file").get<std::string>()][key] += entry.at("count").get<std::size_t>();
    }
  } catch (const Json::exception & /*error*/) {
    reason = "is a damaged baseline; write it anew with `vtes lint --write-baseline`";
    return nullptr;
  }
  return baseline;
}

std::size_t Baseline::remove(const std::string &file, const text::Source &source,
                             std::vector<lint::Diagnostic> &diagnostics) const {
  const auto found = files_.find(pathFrom(folder_, file));
  if (found == files_.end()) return 0;
  KnownFindings left = found->second;
  return std::erase_if(diagnostics, [&](const lint::Diagnostic &diagnostic) {
    const auto known = left.find(keyOf(source, diagnostic));
    if (known == left.end() || known->second == 0) return false;
    --known->second;
    return true;
  });
}

void BaselineWriter::add(const std::string &file, const KnownFindings &found) {
  KnownFindings &all = files_[pathFrom(folderOf(path_), file)];
  for (const auto &[key, count] : found) all[key] = count;
}

bool BaselineWriter::write(std::string &reason) const {
  struct stat status {};
  if (::stat(path_.c_str(), &status) == 0) {
    std::string bytes;
    const bool read = S_ISREG(status.st_mode) && readInput(path_, bytes, reason);
    // One of another version is ours all the same.
    const Json old = read ? Json::parse(bytes, nullptr, false) : Json();
    if (!old.is_object() || !old.contains(kVersionKey)) {
      reason = "is there already and is no baseline, so it is not overwritten";
      return false;
    }
  } else if (path_.ends_with(".vtes")) {
    reason = "has the name of a transcript; a baseline is JSON";
    return false;
  }
  std::string out = fmt::format("{{\"{}\":{},\"findings\":[", kVersionKey, kVersion);
  bool first = true;
  for (const auto &[file, findings] : files_) {
    for (const auto &[key, count] : findings) {
      const std::size_t blank = key.find(' ');
      const Json entry{{"file", file}, {"id", key.substr(0, blank)}, {"line", key.substr(blank + 1)}, {"count", count}};
      out += first ? "\n" : ",\n";
      out += dumped(entry);
      first = false;
    }
  }
  out += "\n]}\n";
  return writeFile(path_, out, reason);
}

KnownFindings knownFindings(const text::Source &source, std::span<const lint::Diagnostic> diagnostics) {
  KnownFindings found;
  for (const lint::Diagnostic &diagnostic : diagnostics) ++found[keyOf(source, diagnostic)];
  return found;
}

std::string pathFrom(const std::string &folder, const std::string &file) {
  if (file == kStandardInput) return file;
  std::error_code error;
  const fs::path base = fs::absolute(folder.empty() ? "." : folder, error).lexically_normal();
  const fs::path path = fs::absolute(file, error).lexically_normal();
  const std::string relative = path.lexically_relative(base).generic_string();
  return error || relative.empty() ? file : relative;
}

}  // namespace vtes::project
