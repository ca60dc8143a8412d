#include "model/incremental.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>

#include "model/reading.h"
#include "text/change.h"

namespace vtes::model {

namespace {

using text::LogicalLine;
using text::Source;

/// A stretch with all that it takes to build it again, wherever it stands.
struct Piece {
  std::vector<ParsedLine> lines;
  std::vector<LineShape> shapes;
  std::vector<LineStart> starts;
  std::vector<PlayerIndex> headers;  ///< who heads turns in it
  std::shared_ptr<const Evidence> evidence;
  std::vector<Key> taken;  ///< ascending
  Given given;
  PlayerIndex seat = kNoPlayer;  ///< who headed a turn last, at its end

  [[nodiscard]] PlayerIndex header() const { return starts.empty() ? kNoPlayer : starts.front().header; }
};
using PiecePtr = std::shared_ptr<const Piece>;

std::uint64_t newId() {
  static std::atomic<std::uint64_t> last = 0;
  return ++last;
}

/// Pieces of what is known that are different now.
class Changes {
 public:
  [[nodiscard]] bool empty() const { return keys_.empty(); }
  void add(Key key) { keys_.push_back(key); }
  [[nodiscard]] bool concern(const Piece &piece) const {
    return std::any_of(keys_.begin(), keys_.end(),
                       [&piece](Key key) { return std::binary_search(piece.taken.begin(), piece.taken.end(), key); });
  }
  /// What `before` gave, and `now` does not or otherwise, and the other way round. `looked`: unknown words that were
  /// looked up so far.
  void compare(const std::vector<const Given *> &before, const std::vector<const Given *> &now, std::size_t looked) {
    each(before, now, &Given::seen, [](const Given::Seen &one) { return keyOf(Known::Seen, one.word); });
    each(before, now, &Given::controls, [](const auto &one) { return keyOf(Known::Control, one.first); });
    each(before, now, &Given::allies, [](cards::CardIndex one) { return keyOf(Known::Ally, one); });
    const auto nears = [](const Given::Near &one) { return keyOf(Known::Near, one.word); };
    const std::size_t changed = each(before, now, &Given::nears, nears);
    if (changed > 0 && looked + changed >= kMostNears) add(keyOf(Known::Nears));
  }

 private:
  template <class T, class KeyOf>
  std::size_t each(const std::vector<const Given *> &before, const std::vector<const Given *> &now,
                   std::vector<T> Given::*list, KeyOf key) {
    const std::size_t known = keys_.size();
    missing(before, now, list, key);
    missing(now, before, list, key);
    return keys_.size() - known;
  }
  template <class T, class KeyOf>
  void missing(const std::vector<const Given *> &from, const std::vector<const Given *> &in,
               std::vector<T> Given::*list, KeyOf key) {
    for (const Given *given : from) {
      for (const T &one : given->*list) {
        if (std::none_of(in.begin(), in.end(), [&](const Given *other) {
              return std::find((other->*list).begin(), (other->*list).end(), one) != (other->*list).end();
            }))
          add(key(one));
      }
    }
  }

  std::vector<Key> keys_;
};

bool samePlayers(const std::deque<Player> &all, const std::deque<Player> &first) {
  return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin(),
                                                  [](const Player &a, const Player &b) { return a.name == b.name; });
}

/// The lines of a stretch that is to be built.
struct Cut {
  std::shared_ptr<Piece> piece;
  std::vector<LogicalLine> lines;
};

/// Where a stretch begins and where its lines are, before it is built.
struct Begin {
  std::uint32_t begin = 0;
  std::uint32_t line = 1;
};

/// What comes behind each stretch.
class Course {
 public:
  explicit Course(std::size_t players) : last_(players + 1) {}
  void header(std::size_t stretch, PlayerIndex player) { last_[static_cast<std::size_t>(player)] = stretch; }
  [[nodiscard]] Ahead ahead(std::size_t stretch, PlayerIndex next, text::ByteRange word) const {
    Ahead ahead;
    ahead.header = next;
    ahead.headerWord = word;
    ahead.heads.resize(last_.size());
    for (std::size_t player = 0; player < last_.size(); ++player) ahead.heads[player] = last_[player] > stretch;
    return ahead;
  }

 private:
  std::vector<std::size_t> last_;  ///< by player: the last stretch that she heads
};

}  // namespace

struct Incremental::Kept {
  std::shared_ptr<const Settings> settings;
  std::size_t stretchLines = kUsualStretch;
  std::shared_ptr<const Head> head;
  std::shared_ptr<const Transcript> transcript;
  std::vector<PiecePtr> pieces;
  std::unique_ptr<Game> game;                         ///< with all evidence
  Learned learned;                                    ///< from all pieces
  std::unique_ptr<Resolver> finder;                   ///< of cards by words, where evidence is gathered
  std::shared_ptr<const std::deque<Player>> players;  ///< all
  std::size_t seated = 0;                             ///< of those: known in front of the first line

  [[nodiscard]] const cards::Database &cards() const { return *head->cards; }

  void gather(Piece &piece, PlayerIndex seat) {
    auto found = std::make_shared<Evidence>();
    Gatherer gatherer(cards(), *finder, game->table, seat, *found);
    for (std::size_t i = 0; i < piece.lines.size(); ++i) {
      if (piece.starts[i].header != kNoPlayer) seat = piece.starts[i].header;
      gatherer.line(*piece.lines[i].tree, piece.starts[i].header);
    }
    piece.evidence = std::move(found);
    piece.seat = seat;
  }

  /// The pieces that `lines` make, not yet built. `parse` gives each.
  std::vector<Cut> cut(const std::vector<LogicalLine> &lines, std::size_t from, std::size_t to, PlayerIndex seat,
                       const std::function<ParsedLine(const LogicalLine &)> &parse) {
    std::vector<Cut> cuts;
    Headers headers(game->table);
    headers.goOn(seat);
    for (std::size_t i = from; i < to; ++i) {
      ParsedLine parsed = parse(lines[i]);
      const LineShape shape = shapeOf(*parsed.tree, game->table);
      const LineStart start = headers.line(shape);
      // A short rest stays with what is in front of it.
      const bool full = !cuts.empty() && cuts.back().lines.size() >= stretchLines && to - i > stretchLines / 2;
      if (cuts.empty() || (start.header != kNoPlayer && full)) cuts.push_back({std::make_shared<Piece>(), {}});
      Cut &last = cuts.back();
      last.lines.push_back(lines[i]);
      last.piece->lines.push_back(std::move(parsed));
      last.piece->shapes.push_back(shape);
      last.piece->starts.push_back(start);
      if (start.header != kNoPlayer) last.piece->headers.push_back(start.header);
    }
    for (Cut &one : cuts) {
      gather(*one.piece, seat);
      seat = one.piece->seat;
    }
    return cuts;
  }

  /// Builds a stretch with what is known in `game`. `end`: byte offset behind it.
  std::shared_ptr<const Stretch> build(Piece &piece, const std::vector<LogicalLine> &lines, const Standing &at,
                                       std::uint32_t end, const Source &source, const Ahead &ahead) {
    auto stretch = std::make_shared<Stretch>();
    stretch->id = newId();
    stretch->at = at;
    stretch->end = end;
    const auto bytes = std::make_shared<const std::string>(source.slice({at.begin, end}));
    stretch->text = *bytes;
    stretch->textOwner = bytes;
    std::vector<const std::vector<FullNameRead> *> names;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      stretch->lines.push_back({lines[i], piece.lines[i].tree});
      names.push_back(&piece.lines[i].names);
    }
    Ledger ledger;
    game->write(&ledger);
    Builder(*stretch, *game, cards(), piece.starts, names, ahead).run();
    game->write(nullptr);
    piece.taken.assign(ledger.taken.begin(), ledger.taken.end());
    std::sort(piece.taken.begin(), piece.taken.end());
    piece.given = std::move(ledger.given);
    stretch->events.shrink_to_fit();
    stretch->words.shrink_to_fit();
    stretch->players = game->players;
    return stretch;
  }

  void start(const std::shared_ptr<const Source> &source);
  /// False where everything has to be read anew.
  bool edit(const std::shared_ptr<const Source> &source);
};

void Incremental::Kept::start(const std::shared_ptr<const Source> &source) {
  head = readHead(*source, *settings);
  game = std::make_unique<Game>(cards(), head->frontMatter, *settings->weights);
  finder = std::make_unique<Resolver>(cards(), FrontMatter{});
  const auto &lines = source->logicalLines();
  // Seats first: where no front matter has them, what heads a turn depends on all lines.
  std::vector<ParsedLine> parsed;
  parsed.reserve(lines.size());
  Seating seating(*game);
  for (const LogicalLine &line : lines) {
    parsed.push_back(parseLine(*source, line, cards()));
    seating.line(shapeOf(*parsed.back().tree, game->table));
  }
  seated = game->players->size();
  std::size_t next = 0;
  std::vector<Cut> cuts =
      cut(lines, 0, lines.size(), kNoPlayer, [&](const LogicalLine & /*line*/) { return std::move(parsed[next++]); });
  if (cuts.empty()) {
    cuts.push_back({std::make_shared<Piece>(), {}});
    gather(*cuts.front().piece, kNoPlayer);
  }
  pieces.clear();
  Course course(seated);
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    pieces.push_back(cuts[i].piece);
    for (const PlayerIndex header : cuts[i].piece->headers) course.header(i, header);
  }
  learned = {};
  for (const PiecePtr &piece : pieces) learned.add(*piece->evidence);
  game->resolver.learn(learned);
  std::vector<std::shared_ptr<const Stretch>> stretches;
  std::vector<Standing> standings;
  Standing at;
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    const bool last = i + 1 == cuts.size();
    const auto end = last ? static_cast<std::uint32_t>(source->bytes().size()) : cuts[i + 1].lines.front().bytes.begin;
    Ahead ahead;
    if (!last) {
      const Cut &behind = cuts[i + 1];
      ahead =
          course.ahead(i, behind.piece->header(), headerWord({behind.lines.front(), behind.piece->lines.front().tree}));
    }
    stretches.push_back(build(*cuts[i].piece, cuts[i].lines, at, end, *source, ahead));
    standings.push_back(at);
    at.word += static_cast<std::uint32_t>(stretches.back()->words.size());
    at.turn += stretches.back()->turns;
    at.begin = end;
    if (!last) at.line = cuts[i + 1].lines.front().firstLine;
  }
  players = game->players;
  transcript = std::make_shared<Transcript>(source, head, players, std::move(stretches), std::move(standings));
}

bool Incremental::Kept::edit(const std::shared_ptr<const Source> &source) {
  const Source &old = *transcript->source;
  const Layout &layout = transcript->layout;
  const text::Change change = text::changeBetween(old.bytes(), source->bytes());
  if (change.empty()) return true;
  if (old.frontMatter() != source->frontMatter() || change.begin < old.frontMatter().bodyBegin) return false;
  const auto seats =
      std::make_shared<std::deque<Player>>(players->begin(), players->begin() + static_cast<std::ptrdiff_t>(seated));
  game->beginAnew(seats, head->frontMatter, cards());
  finder->forgetWords();
  const auto delta =
      static_cast<std::uint32_t>(source->bytes().size() - old.bytes().size());  // wraps: adding it is right
  const auto lineDelta = source->lineCount() - old.lineCount();
  const std::size_t count = pieces.size();

  // The old stretches [first, behind) are read anew.
  std::size_t first = layout.stretchAt(change.begin == 0 ? 0 : change.begin - 1);
  // What is in front of a changed header may say that it closes something.
  if (first > 0 && change.begin <= layout.at(first).lines.front().line.bytes.end) --first;
  const auto &lines = source->logicalLines();
  const std::size_t from = layout.before(first).lines;
  std::size_t behind = first + 1;
  std::size_t to = lines.size();
  for (; behind < count; ++behind) {
    const std::uint32_t begin = layout.standing(behind).begin;
    if (begin < change.end) continue;
    const auto found =
        std::lower_bound(lines.begin(), lines.end(), begin + delta,
                         [](const LogicalLine &line, std::uint32_t at) { return line.bytes.begin < at; });
    const LogicalLine &header = layout.at(behind).lines.front().line;
    if (found == lines.end() || found->bytes.begin != begin + delta || found->bytes.end != header.bytes.end + delta ||
        found->unfinished != header.unfinished)
      continue;
    to = static_cast<std::size_t>(found - lines.begin());
    break;
  }

  // Lines as they were are not parsed again.
  std::unordered_map<std::string_view, const ParsedLine *> known;
  for (std::size_t i = first; i < behind; ++i) {
    const Stretch &stretch = layout.at(i);
    for (std::size_t k = 0; k < stretch.lines.size(); ++k) {
      const LogicalLine &line = stretch.lines[k].line;
      if (!line.unfinished) known.emplace(old.slice(line.bytes), &pieces[i]->lines[k]);
    }
  }
  const PlayerIndex seatBefore = first == 0 ? kNoPlayer : pieces[first - 1]->seat;
  std::vector<Cut> cuts = cut(lines, from, to, seatBefore, [&](const LogicalLine &line) {
    const auto found = line.unfinished ? known.end() : known.find(source->slice(line.bytes));
    return found != known.end() ? *found->second : parseLine(*source, line, cards());
  });
  if (cuts.empty()) {
    if (first > 0 || behind < count) return false;
    cuts.push_back({std::make_shared<Piece>(), {}});
    gather(*cuts.front().piece, seatBefore);
  }
  if (behind < count && (cuts.back().piece->seat == kNoPlayer) != (pieces[behind - 1]->seat == kNoPlayer)) return false;

  // What was said of headers and of vampires before, and what is now.
  std::vector<std::string> oldWords;
  std::vector<std::string> newWords;
  std::vector<PlayerIndex> oldHeaders;
  std::vector<PlayerIndex> newHeaders;
  Evidence oldEvidence;
  Evidence newEvidence;
  const auto collect = [](const Piece &piece, std::vector<std::string> &words, std::vector<PlayerIndex> &headers,
                          Evidence &evidence) {
    for (const LineShape &shape : piece.shapes) {
      if (shape.header.empty() && shape.firstHeader.empty()) continue;
      words.push_back(std::string(shape.header) + (shape.pool ? "()" : "") + '/' + std::string(shape.firstHeader));
    }
    headers.insert(headers.end(), piece.headers.begin(), piece.headers.end());
    evidence.add(*piece.evidence);
  };
  std::vector<const Given *> oldGiven;
  for (std::size_t i = first; i < behind; ++i) {
    collect(*pieces[i], oldWords, oldHeaders, oldEvidence);
    oldGiven.push_back(&pieces[i]->given);
  }
  for (const Cut &one : cuts) collect(*one.piece, newWords, newHeaders, newEvidence);
  if (!game->table.declared() && oldWords != newWords) return false;

  const std::vector<PiecePtr> oldPieces = pieces;
  std::vector<PiecePtr> next(oldPieces.begin(), oldPieces.begin() + static_cast<std::ptrdiff_t>(first));
  for (const Cut &one : cuts) next.push_back(one.piece);
  next.insert(next.end(), oldPieces.begin() + static_cast<std::ptrdiff_t>(behind), oldPieces.end());
  pieces = std::move(next);
  const std::size_t cutsEnd = first + cuts.size();
  const auto oldIndex = [&](std::size_t index) { return index < first ? index : index - cutsEnd + behind; };

  Changes changes;
  if (oldHeaders != newHeaders) changes.add(keyOf(Known::Course));
  if (oldEvidence != newEvidence) {
    for (const Key key : learned.replace(oldEvidence, newEvidence)) changes.add(key);
    game->resolver.learn(learned);
  }
  Course course(seated);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (const PlayerIndex header : pieces[i]->headers) course.header(i, header);
  }

  // Where each stretch begins.
  const auto place = [&](std::size_t index) -> Begin {
    if (index == 0) return {};
    if (index >= first && index < cutsEnd) {
      if (index == first) return {layout.standing(first).begin, layout.standing(first).line};
      const LogicalLine &line = cuts[index - first].lines.front();
      return {line.bytes.begin, line.firstLine};
    }
    const Standing &at = layout.standing(oldIndex(index));
    return index < first ? Begin{at.begin, at.line} : Begin{at.begin + delta, at.line + lineDelta};
  };
  const auto wordOfHeader = [&](std::size_t index) -> text::ByteRange {
    if (index >= first && index < cutsEnd)
      return headerWord({cuts[index - first].lines.front(), pieces[index]->lines.front().tree});
    const std::uint32_t stood = layout.standing(oldIndex(index)).begin;
    const text::ByteRange word = headerWord(layout.at(oldIndex(index)).lines.front());
    const std::uint32_t begin = place(index).begin;
    return {word.begin - stood + begin, word.end - stood + begin};
  };

  // The game in front of the stretch that is to be built.
  std::size_t told = 0;
  const auto advance = [&](std::size_t index) {
    for (; told < index; ++told) game->take(pieces[told]->given, *players);
  };

  const std::vector<std::shared_ptr<const Stretch>> shared = layout.share();
  std::vector<std::shared_ptr<const Stretch>> stretches;
  std::vector<Standing> standings;
  stretches.reserve(pieces.size());
  standings.reserve(pieces.size());
  std::vector<const Given *> newGiven;
  Standing at;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto [begin, line] = place(i);
    at.begin = begin;
    at.line = line;
    const bool isCut = i >= first && i < cutsEnd;
    if (isCut || (!changes.empty() && changes.concern(*pieces[i]))) {
      advance(i);
      const bool last = i + 1 == pieces.size();
      const auto end = last ? static_cast<std::uint32_t>(source->bytes().size()) : place(i + 1).begin;
      const Ahead ahead = last ? Ahead{} : course.ahead(i, pieces[i + 1]->header(), wordOfHeader(i + 1));
      if (isCut) {
        stretches.push_back(build(*cuts[i - first].piece, cuts[i - first].lines, at, end, *source, ahead));
        newGiven.push_back(&pieces[i]->given);
        if (i + 1 == cutsEnd) changes.compare(oldGiven, newGiven, game->nears.size());
        if (i + 1 == cutsEnd && pieces[i]->given.players != oldGiven.back()->players) return false;
      } else {
        const PiecePtr before = pieces[i];
        auto again = std::make_shared<Piece>(*before);
        const std::size_t firstLine =
            i < first ? layout.before(i).lines : layout.before(oldIndex(i)).lines - layout.before(behind).lines + to;
        const std::vector<LogicalLine> own(
            lines.begin() + static_cast<std::ptrdiff_t>(firstLine),
            lines.begin() + static_cast<std::ptrdiff_t>(firstLine + again->lines.size()));
        stretches.push_back(build(*again, own, at, end, *source, ahead));
        if (again->given.players != before->given.players) return false;
        changes.compare({&before->given}, {&again->given}, game->nears.size());
        pieces[i] = std::move(again);
      }
      ++told;
      if (!samePlayers(*players, *game->players)) return false;
    } else {
      stretches.push_back(shared[oldIndex(i)]);
    }
    standings.push_back(at);
    at.word += static_cast<std::uint32_t>(stretches.back()->words.size());
    at.turn += stretches.back()->turns;
  }
  transcript = std::make_shared<Transcript>(source, head, players, std::move(stretches), std::move(standings));
  return true;
}

Incremental::Incremental(std::shared_ptr<const Settings> settings, std::size_t stretchLines)
    : kept_(std::make_unique<Kept>()) {
  kept_->settings = std::move(settings);
  kept_->stretchLines = std::max(stretchLines, std::size_t{1});
}

Incremental::~Incremental() = default;

std::shared_ptr<const Transcript> Incremental::update(std::shared_ptr<const text::Source> source) {
  if (kept_->transcript == nullptr || !kept_->edit(source)) kept_->start(source);
  return kept_->transcript;
}

}  // namespace vtes::model
