#pragma once
/// What the commands print, and whether it arrived.

#include <string_view>

namespace vtes::cli {

/// The exit codes of every command.
inline constexpr int kExitClean = 0;   ///< done, nothing wrong was found
inline constexpr int kExitErrors = 1;  ///< done, and the transcripts have errors
inline constexpr int kExitCannot = 2;  ///< something could not be done: a file, a folder, an option

/// To standard output. False once it cannot be written to: nothing more needs to be made.
bool print(std::string_view text);
/// To standard error, as it is: what people read where standard output holds something else.
void report(std::string_view text);
/// `vtes: …` with a line end, on standard error.
void complain(std::string_view message);
/// Flushes standard output. Where it could not be written the answer is kExitCannot, with a message unless the reader
/// has just gone away (`| head`); else it is `exitCode`.
[[nodiscard]] int finishOutput(int exitCode);

}  // namespace vtes::cli
