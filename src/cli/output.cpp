#include "cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

namespace vtes::cli {

namespace {

// The first failure; stdio keeps a flag, but not the reason.
int outputError = 0;

}  // namespace

bool print(std::string_view text) {
  if (!text.empty() && outputError == 0 && std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
    outputError = errno;
  return outputError == 0;
}

void report(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

void complain(std::string_view message) {
  // One write, so that lines of several processes do not mix.
  std::string line = "vtes: ";
  line += message;
  line += '\n';
  std::fwrite(line.data(), 1, line.size(), stderr);
}

int finishOutput(int exitCode) {
  if (std::fflush(stdout) != 0 && outputError == 0) outputError = errno;
  if (outputError == 0 && std::ferror(stdout) != 0) outputError = EIO;
  if (outputError == 0) return exitCode;
  // Who reads no further, as `head` does, has what they wanted.
  if (outputError == EPIPE) return exitCode;
  complain(std::string("cannot write the output: ") + std::strerror(outputError));
  return kExitCannot;
}

}  // namespace vtes::cli
