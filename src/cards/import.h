#pragma once
#include <string>
#include <vector>

#include "cards/database.h"
#include "cards/facts.h"

namespace vtes::cards {

/// What `vtes cards import` reads. `library` and `crypt` are needed; where another is empty, the program's own facts
/// stand in for the cards that it knows.
struct ImportFiles {
  std::string library;  ///< vteslib.csv
  std::string crypt;    ///< vtescrypt.csv
  std::string sets;     ///< vtessets.csv: dates of first print
  std::string usage;    ///< usage.tsv: how many tournament decks play a card
  std::string meta;     ///< vteslibmeta.csv: requirements
};

/// Reads the official lists into facts. False and the fault, with file and line, where one cannot be read.
[[nodiscard]] bool importLists(const ImportFiles &files, bool withText, std::vector<CardFacts> &cards,
                               ImportFault &fault);

/// Writes the tables into a folder, made when missing: every file in full beside its place first, then all are renamed.
/// False and the fault, with nothing half written, where that fails. `withImage`: the ready image too (image_file.h).
[[nodiscard]] bool writeFolder(const std::string &folder, const std::vector<CardFacts> &cards, bool withImage,
                               ImportFault &fault);

}  // namespace vtes::cards
