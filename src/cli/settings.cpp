#include "cli/settings.h"

#include "project/files.h"
#include "text/source.h"

namespace vtes::cli {

std::shared_ptr<const model::Transcript> analyseFile(const std::string &path,
                                                     const std::shared_ptr<const cards::Database> &cards,
                                                     std::string &reason) {
  std::string bytes;
  if (!project::readInput(path, bytes, reason)) return nullptr;
  model::Settings settings;
  settings.cards = cards;
  settings.readFile = project::readDeckFile;
  settings.folder = project::folderOf(path);
  return model::analyse(text::Source::make(std::move(bytes)), settings);
}

void addCardsOption(Command command, std::string &folder) {
  command.option("--cards", folder, "Card facts of this folder, as `vtes cards import` writes them").shown("DIR");
}

void addFilesArgument(Command command, std::vector<std::string> &files) {
  command.option("FILE", files, "Transcripts, folders that are walked for *.vtes, or - for standard input")
      .shown("FILE|DIR|-...")
      .required();
}

}  // namespace vtes::cli
