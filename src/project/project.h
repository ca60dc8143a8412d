#pragma once
/// The project file `.vtes.yaml`: what `vtes lint` holds for a folder and all below it.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cards/database.h"
#include "lint/diagnostic.h"

namespace vtes::project {

inline constexpr std::string_view kProjectFile = ".vtes.yaml";

/// What a project file says. Paths in it are relative to its folder; here they are ready for use.
struct Project {
  std::string path;    ///< of the file; empty: there is none, and everything is as usual
  std::string folder;  ///< with a `/` at its end, or empty
  /// Rules that have another severity here; nothing: off.
  std::map<const lint::Rule *, std::optional<lint::Severity>> severities;
  std::string cards;                 ///< folder of card facts
  std::string decks;                 ///< folder in which decks are looked for that are not beside the transcript
  std::vector<std::string> players;  ///< who plays in these games
  std::string baseline;              ///< findings that are known
  std::uint32_t baselineLine = 0;    ///< where the file names it
  std::uint32_t cardsLine = 0;
};

/// What is wrong with a file that is not a transcript.
struct Complaint {
  std::string path;
  std::uint32_t line = 0;  ///< 1-based; 0: the file as a whole
  std::string message;
  /// `path:line: message`
  [[nodiscard]] std::string text() const;
};

/// Reads a project file. Null, with what is wrong, where it is not right.
[[nodiscard]] std::shared_ptr<const Project> readProject(const std::string &path, std::vector<Complaint> &complaints);

/// The project file of the nearest folder, `folder` itself or one above it; empty where there is none.
[[nodiscard]] std::string findProjectFile(const std::string &folder);

}  // namespace vtes::project
