#include "ide/ranges.h"

#include <algorithm>

#include "ide/front_matter.h"
#include "ide/places.h"

namespace vtes::ide {

namespace {

using model::Event;
using model::EventKind;
using text::ByteRange;

class Folder {
 public:
  explicit Folder(const Snapshot &snapshot) : snapshot_(snapshot) {}

  /// Only what is more than a line can be folded.
  void add(FoldingKind kind, ByteRange range) {
    const text::Source &source = *snapshot_.source;
    if (source.lineOf(range.begin) < source.lineOf(range.end)) foldings_.push_back({kind, range});
  }

  void events() {
    const auto &events = snapshot_.transcript->events;
    Open turn, phase, bout;
    for (const Event &event : events) {
      if (event.kind == EventKind::Turn) {
        close(phase);
        close(bout);
        close(turn);
        turn = {FoldingKind::Turn, true, event.range};
        continue;
      }
      if (event.kind == EventKind::Phase) {
        close(bout);
        close(phase);
        phase = {FoldingKind::Phase, true, event.range};
      }
      if (event.kind == EventKind::CombatBegin || event.kind == EventKind::ReferendumBegin) {
        close(bout);
        bout = {event.kind == EventKind::CombatBegin ? FoldingKind::Combat : FoldingKind::Referendum, true,
                event.range};
      }
      for (Open *open : {&turn, &phase, &bout}) open->range.end = std::max(open->range.end, event.range.end);
      if (event.kind == EventKind::CombatEnd || event.kind == EventKind::ReferendumEnd) close(bout);
    }
    close(bout);
    close(phase);
    close(turn);
  }

  /// Comments that are lines of their own and follow each other.
  void comments() {
    const text::Source &source = *snapshot_.source;
    const text::FrontMatterBlock &block = source.frontMatter();
    const std::uint32_t first = block.present ? source.lineOf(block.bodyBegin) : 1;
    std::uint32_t begin = 0;
    for (std::uint32_t line = first; line <= source.lineCount() + 1; ++line) {
      bool comment = false;
      if (line <= source.lineCount()) {
        std::string_view text = textOf(snapshot_, source.line(line));
        while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
        comment = text.starts_with("//");
      }
      if (comment && begin == 0) begin = line;
      if (comment || begin == 0) continue;
      add(FoldingKind::Comment, {source.line(begin).begin, source.line(line - 1).end});
      begin = 0;
    }
  }

  [[nodiscard]] std::vector<Folding> take() {
    std::stable_sort(foldings_.begin(), foldings_.end(), [](const Folding &left, const Folding &right) {
      return left.range.begin != right.range.begin ? left.range.begin < right.range.begin
                                                   : left.range.end > right.range.end;
    });
    return std::move(foldings_);
  }

 private:
  struct Open {
    FoldingKind kind = FoldingKind::Turn;
    bool open = false;
    ByteRange range;
  };
  void close(Open &open) {
    if (open.open) add(open.kind, open.range);
    open = {};
  }

  const Snapshot &snapshot_;
  std::vector<Folding> foldings_;
};

/// What an event says apart from who does it: `goun< Arik` of `Kora goun< Arik`.
ByteRange deedOf(const Event &event) {
  std::uint32_t begin = event.range.begin;
  for (const model::Reference *who : {&event.extra().controller, &event.actor}) {
    if (!who->range.empty() && who->range.begin == begin) begin = who->range.end;
    // The minion behind its controller.
    if (!who->range.empty() && who->range.begin > begin && who == &event.actor) begin = who->range.end;
  }
  return {std::min(begin, event.range.end), event.range.end};
}

}  // namespace

std::vector<Folding> foldings(const Snapshot &snapshot) {
  Folder folder(snapshot);
  const text::FrontMatterBlock &block = snapshot.source->frontMatter();
  if (block.present && block.bodyBegin > 0) {
    // Up to the last fence, without its line end.
    const text::Source &source = *snapshot.source;
    std::uint32_t end = block.bodyBegin;
    while (end > block.fence.end && isBlank(source.bytes()[end - 1])) --end;
    folder.add(FoldingKind::FrontMatter, {block.fence.begin, end});
  }
  folder.events();
  folder.comments();
  return folder.take();
}

std::vector<ByteRange> selectionRanges(const Snapshot &snapshot, std::uint32_t offset) {
  offset = clamped(snapshot, offset);
  std::vector<ByteRange> ranges;
  const auto add = [&](ByteRange range) {
    if (!touches(range, offset) || range.empty()) return;
    if (!ranges.empty() && (!within(ranges.back(), range) || ranges.back() == range)) return;
    ranges.push_back(range);
  };
  const text::Source &source = *snapshot.source;
  const auto size = static_cast<std::uint32_t>(source.bytes().size());
  if (inFrontMatter(snapshot, offset)) {
    const text::FrontMatterBlock &block = source.frontMatter();
    add(frontMatterAt(snapshot, offset).word);
    add(source.line(source.lineOf(offset)));
    add(block.content);
    add({block.fence.begin, block.bodyBegin});
  } else if (const auto comment = commentAt(snapshot, offset)) {
    add(*comment);
    add(source.line(source.lineOf(offset)));
  } else {
    const auto token = tokenAt(snapshot, offset);
    const auto mention = mentionAt(snapshot, offset);
    if (token && (!mention || !overlap(token->range, mention->reference.range))) add(token->range);
    if (mention) add(mention->reference.range);
    if (const Event *event = eventAt(snapshot, offset)) {
      ByteRange deed = deedOf(*event);
      while (deed.begin < deed.end && isBlank(source.bytes()[deed.begin])) ++deed.begin;
      add(deed);
      add(event->range);
      const Indexes action = actionOf(snapshot, indexOf(snapshot, *event));
      const auto &events = snapshot.transcript->events;
      if (!action.empty()) add({events[action.begin].range.begin, events[action.end - 1].range.end});
      if (event->turn > 0) add(rangeOfTurn(snapshot, event->turn));
    } else if (const Event *before = eventBefore(snapshot, offset); before != nullptr && before->turn > 0) {
      add(rangeOfTurn(snapshot, before->turn));
    }
  }
  const ByteRange all{0, size};
  if (ranges.empty() || ranges.back() != all) ranges.push_back(all);
  return ranges;
}

}  // namespace vtes::ide
