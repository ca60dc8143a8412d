#include "model/layout.h"

#include <algorithm>

namespace vtes::model {

namespace {

/// Moves all places and indexes of a stretch by the same.
class Mover {
 public:
  Mover(const Standing &from, const Standing &to)
      : bytes_(to.begin - from.begin),
        lines_(to.line - from.line),
        words_(to.word - from.word),
        turns_(to.turn - from.turn) {}

  void move(Line &line) const {
    move(line.line.bytes);
    line.line.firstLine += lines_;
  }
  void move(Event &event) const {
    move(event.actor);
    for (Item &item : event.result) move(item);
    for (Reference &target : event.targets) move(target);
    move(event.card);
    if (event.hasExtra()) {
      EventExtra &extra = event.addExtra();
      move(extra.controller);
      move(extra.other);
      for (Item &item : extra.terms) move(item);
      if (extra.deal != nullptr) {
        auto deal = std::make_shared<Deal>(*extra.deal);
        for (DealClause &clause : deal->condition) move(clause);
        for (DealClause &clause : deal->promise) move(clause);
        extra.deal = std::move(deal);
      }
    }
    move(event.range);
    event.turn += turns_;
  }
  void move(Word &word) const { move(word.range); }
  void move(Note &note) const {
    move(note.range);
    move(note.related);
    if (note.word != Reference::kNoWord) note.word += words_;
  }

 private:
  /// An empty range at 0 is none (Reference::range).
  void move(text::ByteRange &range) const {
    if (range.begin == 0 && range.end == 0) return;
    range.begin += bytes_;
    range.end += bytes_;
  }
  void move(Reference &reference) const {
    move(reference.range);
    if (reference.word != Reference::kNoWord) reference.word += words_;
  }
  void move(Item &item) const {
    move(item.range);
    move(item.who);
    move(item.what);
  }
  void move(DealClause &clause) const {
    move(clause.range);
    move(clause.subject);
    move(clause.action);
    move(clause.target);
  }

  // Unsigned, so that moving back wraps round to the right place.
  std::uint32_t bytes_, lines_, words_, turns_;
};

}  // namespace

std::shared_ptr<const Stretch> moved(const Stretch &stretch, const Standing &to) {
  auto copy = std::make_shared<Stretch>(stretch);
  const Mover mover(stretch.at, to);
  copy->end = to.begin + (stretch.end - stretch.at.begin);
  copy->at = to;
  for (Line &line : copy->lines) mover.move(line);
  for (Event &event : copy->events) mover.move(event);
  for (Word &word : copy->words) mover.move(word);
  for (Note &note : copy->notes) mover.move(note);
  return copy;
}

Layout::Layout(std::vector<std::shared_ptr<const Stretch>> stretches, std::vector<Standing> standings, Counts before)
    : built_(std::move(stretches)), standings_(std::move(standings)), here_(built_.size()) {
  before_.reserve(built_.size() + 1);
  for (std::size_t i = 0; i < built_.size(); ++i) {
    before_.push_back(before);
    const Stretch &stretch = *built_[i];
    before.lines += stretch.lines.size();
    before.events += stretch.events.size();
    before.words += stretch.words.size();
    before.notes += stretch.notes.size();
    if (stretch.at == standings_[i]) here_[i].store(&stretch, std::memory_order_relaxed);
  }
  before_.push_back(before);
}

const Stretch &Layout::place(std::size_t index) const {
  const std::lock_guard lock(mutex_);
  if (const Stretch *here = here_[index].load(std::memory_order_relaxed)) return *here;
  if (moved_.empty()) moved_.resize(built_.size());
  moved_[index] = moved(*built_[index], standings_[index]);
  here_[index].store(moved_[index].get(), std::memory_order_release);
  return *moved_[index];
}

std::shared_ptr<const Stretch> Layout::share(std::size_t index) const {
  const std::lock_guard lock(mutex_);
  return !moved_.empty() && moved_[index] != nullptr ? moved_[index] : built_[index];
}

std::vector<std::shared_ptr<const Stretch>> Layout::share() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<const Stretch>> all = built_;
  for (std::size_t i = 0; i < moved_.size(); ++i) {
    if (moved_[i] != nullptr) all[i] = moved_[i];
  }
  return all;
}

std::size_t Layout::stretchAt(std::uint32_t offset) const {
  const auto behind = std::upper_bound(standings_.begin(), standings_.end(), offset,
                                       [](std::uint32_t at, const Standing &standing) { return at < standing.begin; });
  return behind == standings_.begin() ? 0 : static_cast<std::size_t>(behind - standings_.begin()) - 1;
}

}  // namespace vtes::model
