#include "cards/replacement.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <system_error>

namespace vtes::cards {
namespace {

bool fail(ImportFault &fault, const std::filesystem::path &file, std::string message) {
  fault = {file.string(), 0, std::move(message)};
  return false;
}

}  // namespace

Replacement::Replacement(std::filesystem::path folder)
    : folder_(std::move(folder)), suffix_(".new" + std::to_string(::getpid())) {}

Replacement::~Replacement() {
  std::error_code ignored;
  for (const auto &name : written_) std::filesystem::remove(beside(name), ignored);
  for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder) {
    std::filesystem::remove(*folder, ignored);  // stays where it is not empty
  }
}

bool Replacement::makeFolder(const std::string &name, ImportFault &fault) {
  const auto path = name.empty() ? folder_ : folder_ / name;
  std::vector<std::filesystem::path> missing;
  std::error_code code;
  for (auto at = path; !at.empty() && !std::filesystem::exists(at, code); at = at.parent_path()) missing.push_back(at);
  std::filesystem::create_directories(path, code);
  if (code) return fail(fault, path, "the folder cannot be made: " + code.message());
  made_.insert(made_.end(), missing.rbegin(), missing.rend());
  return true;
}

bool Replacement::write(const std::string &name, const std::string &text, ImportFault &fault) {
  std::ofstream out(beside(name), std::ios::binary);
  if (out) written_.push_back(name);
  out << text;
  out.close();
  return out ? true : fail(fault, folder_ / name, "cannot be written (no permission, or the disk is full)");
}

bool Replacement::finish(ImportFault &fault) {
  // What cannot be replaced is found before anything is.
  std::error_code code;
  for (const auto &name : written_) {
    if (std::filesystem::is_directory(folder_ / name, code)) {
      return fail(fault, folder_ / name, "cannot be replaced: it is a folder");
    }
  }
  for (const auto &name : written_) {
    std::filesystem::rename(beside(name), folder_ / name, code);
    if (code) return fail(fault, folder_ / name, "cannot be replaced: " + code.message());
  }
  written_.clear();
  made_.clear();
  return true;
}

std::filesystem::path Replacement::beside(const std::string &name) const {
  return folder_ / (name + suffix_);
}

}  // namespace vtes::cards
