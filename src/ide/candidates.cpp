#include "ide/candidates.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cards/fold.h"
#include "ide/places.h"

namespace vtes::ide {

namespace {

bool beginsCapital(std::string_view text) {
  return !text.empty() && text.front() >= 'A' && text.front() <= 'Z';
}
bool beginsSmall(std::string_view text) {
  return !text.empty() && text.front() >= 'a' && text.front() <= 'z';
}

}  // namespace

int rankOf(Fit fit) {
  switch (fit) {
    case Fit::Whole:
      return 1000;
    case Fit::Abbreviation:
      return 60;
    case Fit::Name:
      return 40;
    case Fit::NameWord:
      return 0;
  }
  return 0;
}

Candidates::Candidates(const Snapshot &snapshot, text::ByteRange word, std::string typed)
    : snapshot_(snapshot),
      word_(word),
      typed_(std::move(typed)),
      folded_(cards::foldLower(typed_)),
      present_(textOf(snapshot, word)) {}

int Candidates::fitOf(std::string_view text) const {
  if (typed_.empty()) return 0;
  return rankOf(cards::foldLower(text) == folded_ ? Fit::Whole : Fit::Abbreviation);
}

void Candidates::word(CompletionKind kind, std::string_view text, std::string detail, std::string id, int rank) {
  const std::string folded = cards::foldLower(text);
  if (!folded.starts_with(folded_)) return;
  CompletionItem item;
  item.kind = kind;
  item.label = text;
  item.detail = std::move(detail);
  item.id = std::move(id);
  put(std::move(item), std::string_view(folded).substr(folded_.size()), rank + fitOf(text));
}

void Candidates::put(CompletionItem item, std::string_view rest, int rank) {
  constexpr int kOtherCase = 600;
  constexpr int kPresent = 500;
  // Case says the kind (READING 2): who types a capital letter means no library card and no term.
  if (beginsCapital(typed_) && beginsSmall(item.label)) rank -= kOtherCase;
  // Who has gone back into a word looks at that one first.
  if (typed_.size() < present_.size() && item.label == present_) rank += kPresent;
  // Clients compare with what is typed in their own ways: with its very letters in front all of them agree.
  item.filter = typed_ + std::string(rest);
  if (item.edit.text.empty()) item.edit.text = item.label;
  item.edit.range = word_;
  ranked_.push_back({rank, std::move(item)});
}

Completion Candidates::take(bool complete) {
  std::stable_sort(ranked_.begin(), ranked_.end(),
                   [](const Ranked &left, const Ranked &right) { return left.rank > right.rank; });
  Completion completion;
  completion.complete = complete && ranked_.size() <= kMostCompletions;
  std::set<std::pair<std::string, std::string>> done;
  for (Ranked &ranked : ranked_) {
    if (completion.items.size() == kMostCompletions) break;
    if (!done.insert({ranked.item.label, ranked.item.id}).second) continue;
    ranked.item.sort = fmt::format("{:04}", completion.items.size());
    completion.items.push_back(std::move(ranked.item));
  }
  return completion;
}

std::string idOf(cards::CardIndex index, const cards::Database &database) {
  return fmt::format("card:{}", database.card(index).id);
}

}  // namespace vtes::ide
