/// bench_runner RUNS COMMAND [ARGUMENT…] [:: COMMAND …]: runs the commands in turns, RUNS times each, and prints for
/// each a line with the median and the least wall time in ms, the peak of its memory in kB and its exit code. In turns,
/// so that what else the machine does falls on all of them alike.

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace {

struct Command {
  std::vector<char *> arguments;
  std::vector<double> times;
  long peak = 0;
  int exitCode = 0;
};

bool run(Command &command, posix_spawn_file_actions_t &actions) {
  const auto begin = std::chrono::steady_clock::now();
  pid_t child = 0;
  if (posix_spawnp(&child, command.arguments.front(), &actions, nullptr, command.arguments.data(), environ) != 0)
    return false;
  int status = 0;
  rusage usage = {};
  if (wait4(child, &status, 0, &usage) != child) return false;
  const auto end = std::chrono::steady_clock::now();
  command.times.push_back(std::chrono::duration<double, std::milli>(end - begin).count());
  command.peak = std::max(command.peak, usage.ru_maxrss);
  command.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return true;
}

}  // namespace

int main(int argc, char **argv) {
  const int runs = argc > 2 ? std::atoi(argv[1]) : 0;
  if (runs < 1) {
    std::fputs("usage: bench_runner RUNS COMMAND [ARGUMENT…] [:: COMMAND …]\n", stderr);
    return 2;
  }
  std::vector<Command> commands(1);
  for (int index = 2; index < argc; ++index) {
    if (std::string_view(argv[index]) == "::") {
      commands.emplace_back();
    } else {
      commands.back().arguments.push_back(argv[index]);
    }
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  for (Command &command : commands) {
    if (command.arguments.empty()) return 2;
    command.arguments.push_back(nullptr);
  }
  for (int round = 0; round < runs; ++round) {
    for (Command &command : commands) {
      if (run(command, actions)) continue;
      std::fprintf(stderr, "bench_runner: %s does not run\n", command.arguments.front());
      return 2;
    }
  }
  for (Command &command : commands) {
    std::sort(command.times.begin(), command.times.end());
    std::printf("%.3f %.3f %ld %d\n", command.times[command.times.size() / 2], command.times.front(), command.peak,
                command.exitCode);
  }
  return 0;
}
