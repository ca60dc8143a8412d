#include "cards/folder.h"

#include <array>
#include <cstdlib>
#include <filesystem>

#include "cards/tsv.h"

namespace vtes::cards {

bool readTables(const std::string &folder, TableTexts &texts, std::string &error) {
  const std::array<std::pair<const char *, std::string *>, 11> files{{
      {"cards.tsv", &texts.cards},
      {"usage.tsv", &texts.usage},
      {"text.tsv", &texts.text},
      {"card_lines.tsv", &texts.lines},
      {"hook_overrides.tsv", &texts.overrides},
      {"clans.tsv", &texts.clans},
      {"disciplines.tsv", &texts.disciplines},
      {"ignored_words.tsv", &texts.ignoredWords},
      {"compounds.tsv", &texts.compounds},
      {"families.tsv", &texts.families},
      {"spellings.tsv", &texts.spellings},
  }};
  std::error_code code;
  if (!std::filesystem::is_directory(folder, code)) {
    error = folder + ": no such folder of cards";
    return false;
  }
  for (const auto &[name, text] : files) {
    const std::string path = (std::filesystem::path(folder) / name).string();
    if (text != &texts.cards && !std::filesystem::exists(path, code)) continue;
    std::string reason;
    if (!readFile(path, *text, reason)) {
      error = path + ": " + reason + (text == &texts.cards ? "; make one by `vtes cards import`" : "");
      return false;
    }
  }
  return true;
}

bool hasTables(const std::string &folder) {
  std::error_code code;
  return !folder.empty() && std::filesystem::exists(std::filesystem::path(folder) / "cards.tsv", code);
}

std::string userFolder() {
  if (const char *own = std::getenv("VTES_CARDS"); own != nullptr && *own != '\0') return own;
  if (const char *data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0') {
    return std::string(data) + "/vtes/cards";
  }
  if (const char *home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    return std::string(home) + "/.local/share/vtes/cards";
  }
  return {};
}

}  // namespace vtes::cards
