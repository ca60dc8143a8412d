#pragma once
/// What can be written at a place.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ide/prose.h"
#include "ide/snapshot.h"
#include "lint/diagnostic.h"

namespace vtes::ide {

enum class CompletionKind : std::uint8_t {
  Player,
  CryptCard,
  LibraryCard,
  ShortForm,
  Term,
  Phase,
  Clan,
  Discipline,
  Key,       ///< of the front matter
  Value,     ///< of a key: `oust`
  CardName,  ///< a full name, in a deck or a pin
};

struct CompletionItem {
  CompletionKind kind = CompletionKind::Term;
  std::string label;   ///< what is written: `goun<`
  std::string detail;  ///< what it means, on one line: `Govern the Unaligned`
  std::string facts;   ///< more of it, on one line: `action, Dominate`; may be empty
  std::string filter;  ///< begins with what the user has typed so far, in the user's own letters
  std::string sort;    ///< items are shown by it, bytewise
  lint::Edit edit;     ///< replaces what was typed; its range contains the offset
  std::string id;      ///< for documentationOf()
};

struct Completion {
  std::vector<CompletionItem> items;  ///< likeliest first
  bool complete = true;               ///< false: there are more, and typing on finds them
};

/// More than a list shows helps nobody, and costs time.
inline constexpr std::size_t kMostCompletions = 100;

/// Words that fit the place, by abbreviation and by full name: of cards those that fit the actor's deck, this game and
/// the place first. In the front matter keys, values, names of players and cards.
[[nodiscard]] Completion complete(const Snapshot &snapshot, std::uint32_t offset);

/// What an item means, at length; nothing where the id is none. The snapshot may be a later one than the item's.
[[nodiscard]] std::optional<Prose> documentationOf(const Snapshot &snapshot, std::string_view id);

/// Characters behind which a list is worth asking for although no letter was typed; each one ASCII character.
[[nodiscard]] std::span<const std::string_view> completionTriggers();

}  // namespace vtes::ide
