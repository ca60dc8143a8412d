#include "format/canonical.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "format/meaning.h"
#include "format/proposals.h"
#include "syntax/tree.h"

namespace vtes::format {

namespace {

using model::Transcript;

bool isTrailing(char c) {
  return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

std::string_view withoutTrailing(std::string_view text) {
  while (!text.empty() && isTrailing(text.back())) text.remove_suffix(1);
  return text;
}

/// The comments within a line, which formatting leaves as they are.
std::string commentsOf(const model::Line &line) {
  std::string out;
  for (const syntax::Token &token : line.tree->tokens) {
    if (token.kind != syntax::TokenKind::Comment) continue;
    out += withoutTrailing(std::string_view(line.tree->text).substr(token.range.begin, token.range.size()));
    out += '\n';
  }
  return out;
}

bool samePlayers(const Transcript &left, const Transcript &right) {
  return std::equal(left.players.begin(), left.players.end(), right.players.begin(), right.players.end(),
                    [](const model::Player &one, const model::Player &other) {
                      return one.name == other.name && one.abbr == other.abbr && one.declared == other.declared &&
                             one.seated == other.seated;
                    });
}

bool sameLines(const Transcript &left, const Transcript &right) {
  return left.source->lineCount() == right.source->lineCount() &&
         std::equal(left.lines.begin(), left.lines.end(), right.lines.begin(), right.lines.end(),
                    [](const model::Line &one, const model::Line &other) {
                      return one.line.firstLine == other.line.firstLine &&
                             one.line.unfinished == other.line.unfinished && commentsOf(one) == commentsOf(other);
                    });
}

bool sameScalar(const std::optional<model::Scalar> &left, const std::optional<model::Scalar> &right) {
  return left.has_value() == right.has_value() && (!left || left->value == right->value);
}

bool sameDeck(const std::optional<model::Deck> &left, const std::optional<model::Deck> &right) {
  if (left.has_value() != right.has_value()) return false;
  return !left || std::equal(left->entries.begin(), left->entries.end(), right->entries.begin(), right->entries.end(),
                             [](const model::DeckEntry &one, const model::DeckEntry &other) {
                               return one.name == other.name && one.count == other.count && one.card == other.card;
                             });
}

bool sameFrontMatter(const model::FrontMatter &left, const model::FrontMatter &right) {
  const auto texts = [](const model::FrontMatter &matter) {
    return std::array{&matter.title, &matter.date,        &matter.place, &matter.event, &matter.round,
                      &matter.table, &matter.transcriber, &matter.rules, &matter.end};
  };
  const auto own = texts(left);
  const auto others = texts(right);
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (!sameScalar(*own[i], *others[i])) return false;
  }
  return left.present == right.present && left.pool == right.pool && left.faults.size() == right.faults.size() &&
         std::equal(left.seats.begin(), left.seats.end(), right.seats.begin(), right.seats.end(),
                    [](const model::Seat &one, const model::Seat &other) {
                      return one.name.value == other.name.value && sameScalar(one.abbr, other.abbr) &&
                             sameScalar(one.deckPath, other.deckPath) && sameDeck(one.inlineDeck, other.inlineDeck) &&
                             one.vp == other.vp && one.pool == other.pool;
                    }) &&
         std::equal(left.pins.begin(), left.pins.end(), right.pins.begin(), right.pins.end(),
                    [](const model::Pin &one, const model::Pin &other) {
                      return one.abbr.value == other.abbr.value && one.name.value == other.name.value;
                    });
}

/// What each logical line says. An event counts to the line that it begins in.
std::vector<std::vector<Meaning>> meaningsByLine(const Transcript &transcript, const PlayerNames &players) {
  std::vector<std::vector<Meaning>> lines(transcript.lines.size());
  std::size_t at = 0;
  for (const model::Event &event : transcript.events) {
    while (at + 1 < lines.size() && transcript.lines[at + 1].line.bytes.begin <= event.range.begin) ++at;
    if (at < lines.size()) lines[at].push_back(meaningOf(transcript, event, players));
  }
  return lines;
}

/// Tries proposals on a transcript and keeps those under which it says the same.
class Trial {
 public:
  Trial(std::shared_ptr<const Transcript> transcript, const model::Settings &settings, std::vector<Proposal> proposals)
      : transcript_(std::move(transcript)), settings_(settings), proposals_(std::move(proposals)) {
    taken_.assign(proposals_.size(), Taken::All);
  }

  void run() {
    // All at once. Where that says something else, it mostly does in the very lines that are the reason: those take
    // less, until it holds.
    std::vector<std::size_t> lowered;
    while (!holds()) {
      const std::vector<std::size_t> now = lower();
      if (now.empty()) {
        // The reason is elsewhere: halves are tried, down to the line.
        take(0, proposals_.size(), Taken::None);
        settle(0, proposals_.size());
        return;
      }
      lowered.insert(lowered.end(), now.begin(), now.end());
    }
    // A line can have differed because of another one. Many that differ do so because of a word that is written long
    // everywhere for this very reason.
    constexpr std::size_t kFew = 40;
    if (lowered.size() > kFew) return;
    for (const std::size_t index : lowered) raise(index);
  }

  [[nodiscard]] std::vector<Edit> edits() const {
    std::vector<Edit> all;
    for (std::size_t i = 0; i < proposals_.size(); ++i) {
      if (taken_[i] == Taken::None) continue;
      const std::vector<Edit> own = taken_[i] == Taken::All ? proposals_[i].edits : proposals_[i].plain();
      all.insert(all.end(), own.begin(), own.end());
    }
    return all;
  }
  /// The transcript with edits() in it; made by the last check that held.
  [[nodiscard]] const std::shared_ptr<const Transcript> &result() const { return result_; }

 private:
  enum class Taken : std::uint8_t { None, Plain, All };

  void take(std::size_t begin, std::size_t end, Taken taken) {
    std::fill(taken_.begin() + static_cast<std::ptrdiff_t>(begin), taken_.begin() + static_cast<std::ptrdiff_t>(end),
              taken);
  }

  bool holds() {
    tried_ = model::analyse(text::Source::make(applied(transcript_->source->bytes(), edits())), settings_);
    if (!sayTheSame(*transcript_, *tried_)) return false;
    result_ = tried_;
    return true;
  }

  /// Of the lines that say something else in what was tried last, those that change take less. Gives them.
  std::vector<std::size_t> lower() {
    std::vector<std::size_t> lowered;
    if (tried_->lines.size() != transcript_->lines.size()) return lowered;
    const PlayerNames players = playerNames(*transcript_);
    const auto before = meaningsByLine(*transcript_, players);
    const auto after = meaningsByLine(*tried_, players);
    std::size_t index = 0;
    for (std::size_t line = 0; line < before.size(); ++line) {
      const text::ByteRange bytes = transcript_->lines[line].line.bytes;
      const auto begins = [&] { return proposals_[index].edits.front().range.begin; };
      while (index < proposals_.size() && begins() < bytes.begin) ++index;
      if (index == proposals_.size()) break;
      if (before[line] == after[line] || begins() > bytes.end || taken_[index] == Taken::None) continue;
      const bool plain =
          taken_[index] == Taken::All && proposals_[index].anyBold() && !proposals_[index].plain().empty();
      taken_[index] = plain ? Taken::Plain : Taken::None;
      lowered.push_back(index);
    }
    return lowered;
  }

  /// Lets a line take more again, if that holds.
  void raise(std::size_t index) {
    const Taken held = taken_[index];
    taken_[index] = Taken::All;
    if (held == Taken::All || holds()) return;
    taken_[index] = held;
    if (held == Taken::Plain || !proposals_[index].anyBold() || proposals_[index].plain().empty()) return;
    taken_[index] = Taken::Plain;
    if (!holds()) taken_[index] = held;
  }

  void settle(std::size_t begin, std::size_t end) {
    if (begin == end) return;
    take(begin, end, Taken::All);
    if (holds()) return;
    if (end - begin > 1) {
      take(begin, end, Taken::None);
      const std::size_t middle = begin + (end - begin) / 2;
      settle(begin, middle);
      settle(middle, end);
      return;
    }
    if (proposals_[begin].anyBold() && !proposals_[begin].plain().empty()) {
      take(begin, end, Taken::Plain);
      if (holds()) return;
    }
    take(begin, end, Taken::None);
  }

  std::shared_ptr<const Transcript> transcript_;
  const model::Settings &settings_;
  std::vector<Proposal> proposals_;
  std::vector<Taken> taken_;
  std::shared_ptr<const Transcript> tried_;
  std::shared_ptr<const Transcript> result_;
};

/// Where a place in a text lies when the edits in front of it are made.
std::uint32_t grown(std::uint32_t place, const std::vector<Edit> &edits) {
  std::uint32_t moved = place;
  for (const Edit &edit : edits) {
    if (edit.range.end <= place) moved += static_cast<std::uint32_t>(edit.text.size()) - edit.range.size();
  }
  return moved;
}

}  // namespace

bool sayTheSame(const Transcript &left, const Transcript &right) {
  return samePlayers(left, right) && sameLines(left, right) && sameFrontMatter(left.frontMatter, right.frontMatter) &&
         !firstDifference(left, right);
}

std::optional<std::size_t> firstDifference(const Transcript &left, const Transcript &right) {
  if (left.players.size() != right.players.size()) return 0;
  const PlayerNames names = playerNames(left);
  const auto same = [&](const model::Event &one, const model::Event &other) {
    return one.kind == other.kind && one.turn == other.turn && one.phase == other.phase &&
           meaningOf(left, one, names) == meaningOf(right, other, names);
  };
  const auto [mine, theirs] =
      std::mismatch(left.events.begin(), left.events.end(), right.events.begin(), right.events.end(), same);
  if (mine == left.events.end() && theirs == right.events.end()) return std::nullopt;
  return static_cast<std::size_t>(mine - left.events.begin());
}

Formatted canonical(const std::shared_ptr<const Transcript> &transcript, const model::Settings &settings, Names names) {
  return canonical(transcript, settings, names, {0, 0xFFFFFFFFU});
}

Formatted canonical(const std::shared_ptr<const Transcript> &transcript, const model::Settings &settings, Names names,
                    text::ByteRange lines) {
  // What one round leaves, because it went wrong together with something else, the next can take. Full names are for
  // reading: what is written out is an error to the next round.
  const int rounds = names == Names::Full ? 1 : 8;
  const text::Source &source = *transcript->source;
  lines = {source.line(source.lineOf(lines.begin)).begin, source.line(source.lineOf(lines.end)).end};
  Formatted formatted;
  auto at = transcript;
  for (int round = 0; round < rounds; ++round) {
    auto wanted = proposals(*at, names);
    std::erase_if(wanted, [&lines](const Proposal &proposal) {
      return proposal.edits.back().range.end < lines.begin || proposal.edits.front().range.begin > lines.end;
    });
    if (wanted.empty()) break;
    Trial trial(at, settings, std::move(wanted));
    trial.run();
    const std::vector<Edit> edits = trial.edits();
    if (edits.empty()) break;
    formatted.edits = composed(formatted.edits, edits);
    at = trial.result();
    lines.end = grown(lines.end, edits);
  }
  const std::string_view bytes = transcript->source->bytes();
  std::erase_if(formatted.edits,
                [bytes](const Edit &edit) { return bytes.substr(edit.range.begin, edit.range.size()) == edit.text; });
  formatted.text = at->source->bytes();
  return formatted;
}

}  // namespace vtes::format
