/// The parts of the toolkit by themselves: lines, front matter, the parse of all lines (and the same by the ANTLR
/// runtime), the transcript, its replay, look-up. parts GAME [Google Benchmark options]

#include <benchmark/benchmark.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "antlr_parse.h"
#include "cards/database.h"
#include "model/front_matter.h"
#include "model/transcript.h"
#include "replay/replay.h"
#include "syntax/tree.h"
#include "text/source.h"

namespace {

using namespace vtes;

void readLines(benchmark::State &state, const std::string &game) {
  for (auto _ : state) benchmark::DoNotOptimize(text::Source::make(game));
  state.SetBytesProcessed(static_cast<std::int64_t>(game.size()) * state.iterations());
}

void readFrontMatter(benchmark::State &state, const std::string &game) {
  const auto source = text::Source::make(game);
  for (auto _ : state) benchmark::DoNotOptimize(model::readFrontMatter(*source));
}

void parseLines(benchmark::State &state, const std::string &game) {
  const auto source = text::Source::make(game);
  syntax::Parser parser;
  std::int64_t bytes = 0;
  for (auto _ : state) {
    for (const text::LogicalLine &line : source->logicalLines()) {
      const std::string_view clean = source->clean().substr(line.bytes.begin, line.bytes.size());
      benchmark::DoNotOptimize(parser.parse(source->slice(line.bytes), clean, line.unfinished));
      bytes += line.bytes.size();
    }
  }
  state.SetBytesProcessed(bytes);
}

void parseByAntlr(benchmark::State &state, const std::string &game) {
  const auto source = text::Source::make(game);
  bench::AntlrParse runtime;
  for (auto _ : state) runtime.parse(*source);
  benchmark::DoNotOptimize(runtime.tokens);
}

void analyse(benchmark::State &state, const std::string &game) {
  for (auto _ : state) benchmark::DoNotOptimize(model::analyse(text::Source::make(game), {}));
}

void replayGame(benchmark::State &state, const std::string &game) {
  const auto transcript = model::analyse(text::Source::make(game), {});
  for (auto _ : state) benchmark::DoNotOptimize(replay::Replayer().update(*transcript));
}

void lookUp(benchmark::State &state) {
  const cards::Database &cards = cards::Database::builtin();
  std::size_t found = 0;
  for (auto _ : state) {
    for (std::size_t index = 0; index < cards.size(); ++index)
      found += cards.find(cards.card(static_cast<cards::CardIndex>(index)).abbreviation).size();
  }
  benchmark::DoNotOptimize(found);
  state.SetItemsProcessed(static_cast<std::int64_t>(cards.size()) * state.iterations());
}

}  // namespace

int main(int argc, char **argv) {
  benchmark::Initialize(&argc, argv);
  if (argc != 2) {
    std::fputs("usage: parts GAME [Google Benchmark options]\n", stderr);
    return 2;
  }
  std::ifstream file(argv[1], std::ios::binary);
  const std::string game(std::istreambuf_iterator<char>(file), {});
  benchmark::RegisterBenchmark("lines", readLines, game);
  benchmark::RegisterBenchmark("front matter", readFrontMatter, game);
  benchmark::RegisterBenchmark("parse of all lines", parseLines, game);
  benchmark::RegisterBenchmark("parse by the ANTLR runtime", parseByAntlr, game);
  benchmark::RegisterBenchmark("transcript, parsed and resolved", analyse, game);
  benchmark::RegisterBenchmark("replay", replayGame, game);
  benchmark::RegisterBenchmark("look-up of all abbreviations", lookUp);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
