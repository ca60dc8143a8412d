/// What editors/ci/ offers, tried: the git hook in a repository, the steps of the action in a shell.
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "support/program.h"

namespace fs = std::filesystem;
using vtes::test::contains;
using vtes::test::Folder;
using vtes::test::Ran;
using vtes::test::run;
using vtes::test::Start;

namespace {

constexpr const char *kClean = "NELS(12)\nKora kisp> (nb)\n";
constexpr const char *kWrong = "NELS(12)\nKora ksip> (nb)\n";

Ran git(const Folder &folder, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"-c", "user.name=Test", "-c", "user.email=test@example.org"});
  return run(Start{.arguments = std::move(arguments), .folder = folder.path(), .program = "git"});
}

}  // namespace

TEST_CASE("the git hook checks what is to be committed") {
  const Folder folder;
  ::setenv("VTES", VTES_PROGRAM, 1);
  REQUIRE(git(folder, {"init", "-q"}).code == 0);
  fs::create_directories(folder.at(".git/hooks"));
  fs::copy_file(VTES_SOURCE_DIR "/editors/ci/pre-commit", folder.at(".git/hooks/pre-commit"),
                fs::copy_options::overwrite_existing);

  folder.write("games/a b.vtes", kWrong);
  folder.write("notes.txt", kWrong);
  REQUIRE(git(folder, {"add", "."}).code == 0);
  const Ran refused = git(folder, {"commit", "-qm", "wrong"});
  CHECK(refused.code == 1);
  CHECK(contains(refused.out + refused.err, "games/a b.vtes:2:6: error:"));
  CHECK(contains(refused.err, "not committed"));

  // Put right in the folder, but not staged: that is not what would be committed.
  folder.write("games/a b.vtes", kClean);
  CHECK(git(folder, {"commit", "-qm", "still wrong"}).code == 1);
  REQUIRE(git(folder, {"add", "."}).code == 0);
  CHECK(git(folder, {"commit", "-qm", "right"}).code == 0);

  // Wrong in the folder, but staged as it was right.
  folder.write("games/c.vtes", kClean);
  REQUIRE(git(folder, {"add", "."}).code == 0);
  folder.write("games/c.vtes", kWrong);
  CHECK(git(folder, {"commit", "-qm", "right too"}).code == 0);
  CHECK(git(folder, {"rm", "-qf", "games/c.vtes"}).code == 0);
  CHECK(git(folder, {"commit", "-qm", "gone"}).code == 0);

  folder.write("d.vtes", "NELS(12)\nCrusher buru Alex\n");
  REQUIRE(git(folder, {"add", "."}).code == 0);
  ::setenv("VTES_LINT", "--fail-on hint", 1);
  CHECK(git(folder, {"commit", "-qm", "style"}).code == 1);
  ::unsetenv("VTES_LINT");
  ::setenv("VTES", folder.at("none").c_str(), 1);
  const Ran missing = git(folder, {"commit", "-qm", "no program"});
  CHECK(missing.code == 1);
  CHECK(contains(missing.err, "is not there; put it on the PATH"));
  ::unsetenv("VTES");
}

TEST_CASE("the action is YAML, and its steps run") {
  const Folder folder;
  const std::string steps = folder.write("steps.py", R"py(
import os, subprocess, sys
try:
    import yaml
except ImportError:
    sys.exit(77)
source, program, folder = sys.argv[1:]
with open(source + "/.pre-commit-hooks.yaml", encoding="utf-8") as file:
    for hook in yaml.safe_load(file):
        assert {"id", "name", "entry", "language", "files"} <= hook.keys(), hook
with open(source + "/editors/ci/action.yml", encoding="utf-8") as file:
    action = yaml.safe_load(file)
assert action["runs"]["using"] == "composite"
path = os.path.dirname(program) + ":" + os.environ["PATH"]

def run(files, fail_on):
    code, out = 0, ""
    for step in action["runs"]["steps"]:
        assert step["shell"] == "bash"
        env = {"PATH": path, "GITHUB_ACTION_PATH": source + "/editors/ci", "GITHUB_PATH": folder + "/path"}
        for name, value in step.get("env", {}).items():
            env[name] = value.replace("${{ inputs.files }}", files).replace("${{ inputs.fail-on }}", fail_on)
        done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                              cwd=folder, env=env, capture_output=True, text=True)
        code, out = code or done.returncode, out + done.stdout
    return code, out

code, out = run(action["inputs"]["files"]["default"], action["inputs"]["fail-on"]["default"])
assert code == 1 and "::error file=./wrong.vtes,line=2," in out, (code, out)
code, out = run("a b.vtes\n\n$(touch hacked)\n", "hint")
assert code == 2 and not os.path.exists(folder + "/hacked"), (code, out)
code, out = run("a b.vtes\n", "hint")
assert code == 0 and out == "", (code, out)
)py");
  folder.write("a b.vtes", kClean);
  folder.write("wrong.vtes", kWrong);
  const Ran ran = run(Start{.arguments = {steps, VTES_SOURCE_DIR, VTES_PROGRAM, folder.path()}, .program = "python3"});
  if (ran.code == 77) {
    MESSAGE("the action is not tried: python3-yaml is missing");
    return;
  }
  CHECK_MESSAGE(ran.code == 0, ran.err);
}
