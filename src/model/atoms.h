#pragma once
/// The statements of one line as a flat list: what the event builder reads one after another.

#include <cstdint>
#include <string_view>
#include <vector>

#include "syntax/tree.h"
#include "text/source.h"

namespace vtes::model {

struct Specification;

/// One statement of the grammar, positions absolute in the source.
struct Atom {
  enum class Kind : std::uint8_t {
    Noun,
    Play,
    Use,
    Action,
    Block,
    Strike,
    RangeTerm,
    Press,
    State,
    Contest,
    BurnOption,
    Merge,
    RedList,
    Phase,
    CombatMark,
    ReferendumMark,
    Amount,
    Result,
    Term,
    Remark,
    Separator,
    Unreadable,
    Bare,  ///< parentheses that follow nothing
  };
  Kind kind = Kind::Unreadable;
  syntax::TokenKind token = syntax::TokenKind::Unreadable;  ///< of the word (Noun, Play, Use) or the term
  char sign = 0;                                            ///< `+` `-` of a balance in front of it
  bool comma = false;                                       ///< a `,` stands in front
  bool tight = false;                                       ///< … and no blank behind that
  bool advanced = false, merged = false;
  std::uint8_t copies = 0;  ///< `/3 anre`: a number before the word
  text::ByteRange range;    ///< all of it, sign and specifications included
  text::ByteRange word;     ///< the word or term alone
  std::string_view text;    ///< of the word; for a full name the abbreviation that stands for it
  std::string_view level;   ///< ASCII, `<` …
  text::ByteRange levelRange;
  std::vector<Specification> specs;

  [[nodiscard]] bool isDeed() const { return kind >= Kind::Play && kind <= Kind::RedList; }
};

/// `( … )`: items separated by `,`.
struct Specification {
  text::ByteRange range;
  bool attached = false;  ///< no blank in front
  std::vector<std::vector<Atom>> items;
  mutable bool read = false;  ///< an event has what it says
};

/// A deal's clause as the grammar has it.
struct ClauseAtoms {
  text::ByteRange range;
  std::vector<Atom> lead;  ///< nouns and phases before the verb
  bool let = false;
  std::vector<Atom> letNouns;
  bool negated = false;
  std::vector<Atom> verb;  ///< one or none
  std::string_view verbText;
  text::ByteRange verbRange;
  std::vector<Atom> targets;
  text::ByteRange duration;
  std::vector<Atom> rest;
};

struct LineAtoms {
  bool deal = false;
  std::vector<Atom> atoms;                      ///< an event line's
  std::vector<std::vector<ClauseAtoms>> sides;  ///< a deal's, split at `->`
  std::vector<std::vector<Atom> *> open;        ///< of readAtoms(): the lists that it is in, the inmost last
};

/// A full card name that was read as its abbreviation (broken into tokens of its own it would be nonsense).
struct FullNameRead {
  text::ByteRange range;  ///< of the name, relative to its line
  std::string abbr;       ///< what stands for it in the parsed text
  std::vector<std::uint16_t> cards;
};

/// Reads a tree into `out`, whose memory is used again. `base`: where the line begins in the source; `names`: full
/// names in it, by place, which have to last as long as `out`.
void readAtoms(const syntax::Tree &tree, std::uint32_t base, const std::vector<FullNameRead> &names, LineAtoms &out);

}  // namespace vtes::model
