#include "format/compare.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "cards/fold.h"
#include "format/meaning.h"

namespace vtes::format {

namespace {

using model::Event;
using model::EventKind;
using model::Transcript;

/// Pairs of indexes, both ascending.
using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// The table of a pairing has a cell for each two elements: longer lists are paired piece by piece, which can miss a
/// pair but not invent one.
constexpr std::size_t kLongest = 1500;

/// The pairing of the highest sum of scores; a score of 0 is no pair.
template <typename Score>
void pairBlock(std::size_t leftBegin, std::size_t leftEnd, std::size_t rightBegin, std::size_t rightEnd,
               const Score &score, Pairs &pairs) {
  const std::size_t rows = leftEnd - leftBegin;
  const std::size_t columns = rightEnd - rightBegin;
  if (rows == 0 || columns == 0) return;
  std::vector<std::uint32_t> best((rows + 1) * (columns + 1), 0);
  std::vector<std::uint32_t> scores(rows * columns, 0);
  const auto at = [columns](std::size_t row, std::size_t column) { return row * (columns + 1) + column; };
  for (std::size_t i = rows; i-- > 0;) {
    for (std::size_t k = columns; k-- > 0;) {
      const std::uint32_t own = scores[i * columns + k] = score(leftBegin + i, rightBegin + k);
      best[at(i, k)] = std::max(best[at(i + 1, k)], best[at(i, k + 1)]);
      if (own > 0) best[at(i, k)] = std::max(best[at(i, k)], own + best[at(i + 1, k + 1)]);
    }
  }
  for (std::size_t i = 0, k = 0; i < rows && k < columns;) {
    const std::uint32_t own = scores[i * columns + k];
    if (own > 0 && best[at(i, k)] == own + best[at(i + 1, k + 1)]) {
      pairs.emplace_back(leftBegin + i++, rightBegin + k++);
    } else if (best[at(i, k)] == best[at(i + 1, k)]) {
      ++i;
    } else {
      ++k;
    }
  }
}

template <typename Score>
Pairs paired(std::size_t left, std::size_t right, const Score &score) {
  Pairs pairs;
  for (std::size_t i = 0, k = 0; i < left && k < right;) {
    const std::size_t leftEnd = std::min(left, i + kLongest);
    const std::size_t rightEnd = std::min(right, k + kLongest);
    const std::size_t before = pairs.size();
    pairBlock(i, leftEnd, k, rightEnd, score, pairs);
    if (leftEnd == left || rightEnd == right || pairs.size() == before) {
      i = leftEnd;
      k = rightEnd;
    } else {
      i = pairs.back().first + 1;
      k = pairs.back().second + 1;
    }
  }
  return pairs;
}

std::string key(std::string_view word) {
  return cards::foldLower(word);
}

bool samePlayer(const model::Player &left, const model::Player &right) {
  const std::string one = key(left.abbr);
  const std::string other = key(right.abbr);
  if (one == other || key(left.name) == key(right.name)) return true;
  constexpr std::size_t kTelling = 4;  // letters (TS 1.3)
  return std::min(one.size(), other.size()) >= kTelling && (one.starts_with(other) || other.starts_with(one));
}

/// The right one's players by the names of the left one's, where they are the same.
PlayerNames commonNames(const Transcript &left, const Transcript &right) {
  PlayerNames names = playerNames(right);
  for (std::size_t k = 0; k < names.size(); ++k) {
    const auto same = std::find_if(left.players.begin(), left.players.end(),
                                   [&](const model::Player &player) { return samePlayer(player, right.players[k]); });
    if (same != left.players.end()) names[k] = same->abbr;
  }
  return names;
}

/// A turn of a transcript: its events, the header first.
struct Turn {
  std::uint32_t ordinal = 0;
  std::string player;
  std::vector<std::size_t> events;
};

/// One of the two, with what its events mean.
struct Side {
  const Transcript *transcript = nullptr;
  std::vector<Meaning> meanings;
  std::vector<std::size_t> hashes;
  std::vector<Turn> turns;

  Side(const Transcript &given, const PlayerNames &names, const CompareOptions &options) : transcript(&given) {
    turns.emplace_back();
    for (std::size_t i = 0; i < given.events.size(); ++i) {
      const Event &event = given.events[i];
      meanings.push_back(meaningOf(given, event, names));
      hashes.push_back(hashOf(meanings.back()));
      if (event.turn != turns.back().ordinal) {
        turns.emplace_back().ordinal = event.turn;
        if (event.kind == EventKind::Turn && event.card.player != model::kNoPlayer)
          turns.back().player = names[static_cast<std::size_t>(event.card.player)];
      }
      if (event.kind == EventKind::Phase && !options.phaseMarks) continue;
      turns.back().events.push_back(i);
    }
  }

  static std::size_t hashOf(const Meaning &meaning) {
    std::size_t hash = static_cast<std::size_t>(meaning.kind);
    const std::hash<std::string_view> of;
    for (const Field &field : meaning.fields) hash = (hash * 31 + of(field.name)) * 31 + of(field.value);
    return hash;
  }
  [[nodiscard]] std::uint32_t lineOf(std::size_t event) const {
    return transcript->source->lineOf(transcript->events[event].range.begin);
  }
};

const std::string *valueOf(const Meaning &meaning, std::string_view name) {
  for (const Field &field : meaning.fields) {
    if (field.name == name) return &field.value;
  }
  return nullptr;
}

/// How alike two events of one kind are; 0: they are two different ones.
std::uint32_t likeness(const Meaning &left, const Meaning &right) {
  if (left.kind != right.kind) return 0;
  std::uint32_t equal = 0;
  for (const Field &field : left.fields) {
    const std::string *other = valueOf(right, field.name);
    if (other != nullptr && *other == field.value) ++equal;
  }
  const bool bare = left.fields.empty() || right.fields.empty();
  return equal > 0 || bare ? 1 + 2 * equal : 0;
}

class Comparison {
 public:
  Comparison(const Side &left, const Side &right) : left_(left), right_(right) {}

  std::vector<Difference> run() {
    const auto &own = left_.turns;
    const auto &others = right_.turns;
    const Pairs turns = paired(own.size(), others.size(), [&](std::size_t i, std::size_t k) {
      const bool front = own[i].ordinal == 0 || others[k].ordinal == 0;
      if (front) return own[i].ordinal == others[k].ordinal ? 1U << 20U : 0U;
      if (own[i].player != others[k].player) return 0U;
      return 1000U + common(own[i], others[k]);
    });
    std::size_t i = 0;
    std::size_t k = 0;
    const auto unpaired = [&](std::size_t leftEnd, std::size_t rightEnd) {
      for (; i < leftEnd; ++i) compare(own[i], Turn{});
      for (; k < rightEnd; ++k) compare(Turn{}, others[k]);
    };
    for (const auto &[leftTurn, rightTurn] : turns) {
      unpaired(leftTurn, rightTurn);
      compare(own[i++], others[k++]);
    }
    unpaired(own.size(), others.size());
    return std::move(differences_);
  }

 private:
  [[nodiscard]] bool equal(std::size_t left, std::size_t right) const {
    return left_.hashes[left] == right_.hashes[right] && left_.meanings[left] == right_.meanings[right];
  }

  /// A rough count of the events that two turns share, their order aside: tells a player's turns apart.
  [[nodiscard]] std::uint32_t common(const Turn &left, const Turn &right) const {
    const auto sorted = [](const Side &side, const Turn &turn) {
      std::vector<std::size_t> hashes;
      for (const std::size_t event : turn.events) hashes.push_back(side.hashes[event]);
      std::sort(hashes.begin(), hashes.end());
      return hashes;
    };
    const auto own = sorted(left_, left);
    const auto others = sorted(right_, right);
    std::vector<std::size_t> both;
    std::set_intersection(own.begin(), own.end(), others.begin(), others.end(), std::back_inserter(both));
    return static_cast<std::uint32_t>(std::min<std::size_t>(both.size(), 999));
  }

  void compare(const Turn &left, const Turn &right) {
    // Equal events first; between two of them those of one kind that are alike have changed.
    const Pairs same = paired(left.events.size(), right.events.size(), [&](std::size_t i, std::size_t k) {
      return equal(left.events[i], right.events[k]) ? 1U : 0U;
    });
    std::size_t i = 0;
    std::size_t k = 0;
    const auto between = [&](std::size_t leftEnd, std::size_t rightEnd) {
      const std::size_t leftBegin = i;
      const std::size_t rightBegin = k;
      const Pairs alike = paired(leftEnd - leftBegin, rightEnd - rightBegin, [&](std::size_t one, std::size_t other) {
        return likeness(left_.meanings[left.events[leftBegin + one]],
                        right_.meanings[right.events[rightBegin + other]]);
      });
      const auto single = [&](std::size_t leftUpTo, std::size_t rightUpTo) {
        for (; i < leftUpTo; ++i) add(Difference::Kind::Missing, left, right, left.events[i], Difference::kNone);
        for (; k < rightUpTo; ++k) add(Difference::Kind::Extra, left, right, Difference::kNone, right.events[k]);
      };
      for (const auto &[one, other] : alike) {
        single(leftBegin + one, rightBegin + other);
        add(Difference::Kind::Changed, left, right, left.events[i++], right.events[k++]);
      }
      single(leftEnd, rightEnd);
    };
    for (const auto &[one, other] : same) {
      between(one, other);
      passed(left.events[i++], right.events[k++]);
    }
    between(left.events.size(), right.events.size());
  }

  /// Both are dealt with up to these events.
  void passed(std::size_t left, std::size_t right) {
    if (left != Difference::kNone) leftLine_ = left_.lineOf(left);
    if (right != Difference::kNone) rightLine_ = right_.lineOf(right);
  }

  void add(Difference::Kind kind, const Turn &leftTurn, const Turn &rightTurn, std::size_t left, std::size_t right) {
    passed(left, right);
    Difference difference;
    difference.kind = kind;
    difference.left = left;
    difference.right = right;
    difference.event = left != Difference::kNone ? left_.meanings[left].kind : right_.meanings[right].kind;
    difference.leftLine = leftLine_;
    difference.rightLine = rightLine_;
    difference.leftTurn = leftTurn.ordinal;
    difference.rightTurn = rightTurn.ordinal;
    if (kind == Difference::Kind::Changed) difference.fields = fields(left_.meanings[left], right_.meanings[right]);
    differences_.push_back(std::move(difference));
  }

  static std::vector<FieldDifference> fields(const Meaning &left, const Meaning &right) {
    std::vector<FieldDifference> out;
    for (const Field &field : left.fields) {
      const std::string *other = valueOf(right, field.name);
      if (other == nullptr) {
        out.push_back({field.name, field.value, std::nullopt});
      } else if (*other != field.value) {
        out.push_back({field.name, field.value, *other});
      }
    }
    for (const Field &field : right.fields) {
      if (valueOf(left, field.name) == nullptr) out.push_back({field.name, std::nullopt, field.value});
    }
    return out;
  }

  const Side &left_;
  const Side &right_;
  std::vector<Difference> differences_;
  std::uint32_t leftLine_ = 1;
  std::uint32_t rightLine_ = 1;
};

}  // namespace

std::vector<Difference> compare(const Transcript &left, const Transcript &right, const CompareOptions &options) {
  const Side one(left, playerNames(left), options);
  const Side other(right, commonNames(left, right), options);
  return Comparison(one, other).run();
}

}  // namespace vtes::format
