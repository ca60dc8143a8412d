#include "ide/front_matter.h"

#include <algorithm>

#include "ide/places.h"
#include "ide/terms.h"

namespace vtes::ide {

namespace {

using text::ByteRange;
using Where = FrontMatterContext::Where;

bool isKeyLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isGap(char c) {
  return c == ' ' || c == '\t';
}

/// A `:` at that place ends a key.
bool isColon(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] == ':' && (at + 1 == text.size() || isBlank(text[at + 1]));
}

std::size_t behindGaps(std::string_view text, std::size_t at) {
  while (at < text.size() && isGap(text[at])) ++at;
  return at;
}

/// Reads YAML as far as is needed to say where in it one is: quotes, brackets, dashes, indentation.
class Walker {
 public:
  /// Calls `onKey` with the place and length of every key that stands where one can.
  template <typename OnKey>
  void walk(std::string_view text, OnKey onKey) {
    text_ = text;
    std::size_t at = 0;
    while (at < text.size()) {
      if (lineStart_ && open_.empty()) {
        startLine(at);
        at = segment_;
        lineStart_ = false;
        continue;
      }
      const char c = text[at];
      if (quote_ != 0) {
        if (c == '\\' && quote_ == '"') ++at;
        if (c == quote_) quote_ = 0;
      } else if (c == '\n' || c == '\r') {
        lineStart_ = true;
        comment_ = false;
      } else if (comment_) {
        // runs to the end of its line
      } else if (c == '#' && (at == 0 || isBlank(text[at - 1]))) {
        comment_ = true;
      } else if ((c == '"' || c == '\'') && behindGaps(text, segment_) == at) {
        quote_ = c;
      } else if (c == '[' || c == '{') {
        open_.push_back({c, key_});
        key_ = {};
        segment_ = at + 1;
      } else if ((c == ']' || c == '}') && !open_.empty()) {
        key_ = open_.back().key;
        open_.pop_back();
        segment_ = at + 1;
      } else if (c == ',' && !open_.empty()) {
        key_ = {};
        segment_ = at + 1;
      } else if (isColon(text, at) && key_.empty()) {
        const std::size_t begin = behindGaps(text, segment_);
        std::size_t end = at;
        while (end > begin && isGap(text[end - 1])) --end;
        key_ = text.substr(begin, end - begin);
        onKey(begin, end - begin);
        if (open_.empty()) path_.back().key = key_;
        segment_ = at + 1;
      }
      ++at;
    }
  }

  /// Whether the end of the text is in a comment.
  [[nodiscard]] bool inComment() const { return comment_; }
  /// The quote that the end of the text is in; 0: none.
  [[nodiscard]] char quote() const { return quote_; }
  /// The key whose value is being written.
  [[nodiscard]] std::string_view key() const { return key_; }
  /// Where the scalar begins that is being written, its quote left out.
  [[nodiscard]] std::size_t scalar() const {
    std::size_t at = lineStart_ && open_.empty() ? text_.size() : std::min(behindGaps(text_, segment_), text_.size());
    if (at < text_.size() && (text_[at] == '"' || text_[at] == '\'')) ++at;
    return at;
  }
  /// The same behind a card's count: `2x `.
  [[nodiscard]] std::size_t behindCount() const {
    const std::size_t at = scalar();
    const std::size_t digits = std::min(text_.find_first_not_of("0123456789", at), text_.size());
    if (digits == at) return at;
    std::size_t behind = digits;
    if (behind < text_.size() && text_[behind] == 'x') ++behind;
    return behind < text_.size() && text_[behind] == ' ' ? behindGaps(text_, behind) : at;
  }

  [[nodiscard]] Where where() const {
    if (lineStart_ && open_.empty()) return Where::Key;
    if (path_.empty()) return Where::Nothing;
    const std::string_view top = path_.front().key;
    if (open_.empty() && path_.size() == 1 && key_.empty()) return path_.front().dash ? Where::Nothing : Where::Key;
    if (top == "end") return Where::End;
    if (top == "cards") return key_.empty() || (path_.size() == 1 && open_.empty()) ? Where::Pin : Where::Pinned;
    if (top != "players") return Where::Nothing;
    if (!open_.empty()) {
      const Open &inner = open_.back();
      if (inner.bracket == '[') return inner.key == "deck" ? Where::Card : Where::Player;
      if (key_.empty()) return Where::SeatKey;
      return ofSeat();
    }
    const Level &own = path_.back();
    if (!key_.empty()) return ofSeat();
    const bool deck = path_.size() > 1 && path_[path_.size() - 2].key == "deck";
    if (deck) return own.dash ? Where::Card : Where::Nothing;
    return own.dash ? Where::Seat : Where::SeatKey;
  }

 private:
  struct Open {
    char bracket = '[';
    std::string_view key;  ///< whose value it is
  };
  struct Level {
    std::size_t indent = 0;
    std::string_view key;
    bool dash = false;
  };

  /// In the value of a seat's key.
  [[nodiscard]] Where ofSeat() const {
    return key_ == "name" ? Where::Player : key_ == "abbr" ? Where::Abbr : Where::Nothing;
  }

  void startLine(std::size_t at) {
    const std::size_t begin = at;
    at = behindGaps(text_, at);
    // A blank line changes nothing.
    if (at < text_.size() && (text_[at] == '\n' || text_[at] == '\r')) {
      segment_ = at;
      return;
    }
    bool dash = false;
    std::size_t indent = at - begin;
    while (at < text_.size() && text_[at] == '-' && (at + 1 == text_.size() || isBlank(text_[at + 1]))) {
      dash = true;
      at = behindGaps(text_, at + 1);
    }
    // `- name: X` and the keys below it are one level; a list may stand at the indentation of its key.
    const std::size_t column = dash ? at - begin : indent;
    const auto closes = [&](const Level &level) {
      return level.indent > column || (level.indent == column && !dash) || (dash && level.indent > indent) ||
             (dash && level.dash && level.indent == column);
    };
    while (!path_.empty() && closes(path_.back())) path_.pop_back();
    path_.push_back({column, {}, dash});
    key_ = {};
    segment_ = at;
  }

  std::string_view text_;
  std::vector<Open> open_;
  std::vector<Level> path_;
  std::string_view key_;  ///< of the pair whose value is being written
  std::size_t segment_ = 0;
  char quote_ = 0;
  bool comment_ = false;
  bool lineStart_ = true;
};

/// The range of the scalar that begins at `begin` and goes on past `offset`.
ByteRange scalarAround(std::string_view bytes, std::uint32_t begin, std::uint32_t offset, std::uint32_t end,
                       char quote) {
  std::uint32_t at = offset;
  while (at < end && bytes[at] != '\n' && bytes[at] != '\r') {
    if (quote != 0 ? bytes[at] == quote : bytes[at] == ']' || bytes[at] == '}' || bytes[at] == ',') break;
    if (quote == 0 && (bytes[at] == '#' || isColon(bytes, at))) break;
    ++at;
  }
  while (at > offset && isGap(bytes[at - 1])) --at;
  return {begin, at};
}

}  // namespace

FrontMatterPlace frontMatterAt(const Snapshot &snapshot, std::uint32_t offset) {
  const model::FrontMatter &matter = snapshot.transcript->frontMatter;
  FrontMatterPlace place;
  const auto isAt = [&](const model::Scalar &scalar) {
    if (scalar.range.empty() || !touches(scalar.range, offset)) return false;
    place.word = scalar.range;
    return true;
  };
  for (std::size_t i = 0; i < matter.seats.size(); ++i) {
    const model::Seat &seat = matter.seats[i];
    if (isAt(seat.name) || (seat.abbr && isAt(*seat.abbr))) {
      place.kind = FrontMatterPlace::Kind::Player;
      place.player = static_cast<model::PlayerIndex>(i);
      return place;
    }
    if (seat.deckPath || !seat.inlineDeck) continue;
    for (const model::DeckEntry &entry : seat.inlineDeck->entries) {
      if (entry.range.empty() || !touches(entry.range, offset)) continue;
      place.word = entry.range;
      place.card = entry.card;
      if (entry.card != cards::kNoCard) place.kind = FrontMatterPlace::Kind::Card;
      return place;
    }
  }
  for (const model::Pin &pin : matter.pins) {
    if (!isAt(pin.abbr) && !isAt(pin.name)) continue;
    const auto found = snapshot.transcript->cards->byName(pin.name.value);
    if (!found.empty()) {
      place.kind = FrontMatterPlace::Kind::Card;
      place.card = found.front();
    }
    return place;
  }
  for (const WrittenKey &key : writtenKeys(snapshot)) {
    if (!touches(key.range, offset)) continue;
    place.kind = FrontMatterPlace::Kind::Key;
    place.word = key.range;
  }
  return place;
}

std::vector<WrittenKey> writtenKeys(const Snapshot &snapshot) {
  const text::FrontMatterBlock &block = snapshot.source->frontMatter();
  std::vector<WrittenKey> keys;
  if (!block.present) return keys;
  const std::string_view content = textOf(snapshot, block.content);
  Walker walker;
  walker.walk(content, [&](std::size_t begin, std::size_t size) {
    const std::string_view key = content.substr(begin, size);
    if (key.empty() || !std::all_of(key.begin(), key.end(), isKeyLetter) || frontMatterKey(key) == nullptr) return;
    const std::uint32_t at = block.content.begin + static_cast<std::uint32_t>(begin);
    keys.push_back({{at, at + static_cast<std::uint32_t>(size)}, key});
  });
  return keys;
}

FrontMatterContext frontMatterContext(const Snapshot &snapshot, std::uint32_t offset) {
  const text::FrontMatterBlock &block = snapshot.source->frontMatter();
  FrontMatterContext context;
  context.word = {offset, offset};
  context.name = offset;
  if (!block.present || offset < block.content.begin || !inFrontMatter(snapshot, offset)) return context;
  const std::uint32_t end = std::max(block.content.end, snapshot.source->line(snapshot.source->lineOf(offset)).end);
  if (block.closed && offset > block.content.end) return context;
  const std::string_view before = textOf(snapshot, {block.content.begin, offset});
  Walker walker;
  walker.walk(before, [](std::size_t, std::size_t) {});
  if (walker.inComment()) return context;
  context.where = walker.where();
  context.quote = walker.quote();
  context.key = walker.key();
  const auto placed = [&](std::size_t at) {
    return block.content.begin + static_cast<std::uint32_t>(std::min(at, before.size()));
  };
  context.name = placed(walker.behindCount());
  context.word = scalarAround(snapshot.source->clean(), placed(walker.scalar()), offset, end, context.quote);
  return context;
}

}  // namespace vtes::ide
