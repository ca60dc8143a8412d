/// Whatever the parser, the model or the reader of front matter can notice has exactly one rule that words it.
#include <doctest/doctest.h>

#include <algorithm>

#include "lint/check.h"

namespace {

using namespace vtes;
using LineKind = syntax::Fault::Kind;
using NoteKind = model::Note::Kind;
using FrontKind = model::FrontMatterFault::Kind;
using WaiverKind = lint::WaiverFault::Kind;

// The switches have no default: the compiler refuses this file when a kind is new, and it is added to its switch.
constexpr bool known(LineKind kind) {
  switch (kind) {
    case LineKind::Slip:
    case LineKind::BlankMissing:
    case LineKind::BlankStyle:
    case LineKind::NotClosed:
    case LineKind::NotOpened:
    case LineKind::TooDeep:
    case LineKind::RemarkInParentheses:
    case LineKind::Bullet:
    case LineKind::StrayLevel:
    case LineKind::StrayMark:
    case LineKind::StraySlash:
    case LineKind::StraySign:
    case LineKind::StrayComma:
    case LineKind::StraySemicolon:
    case LineKind::StrayTerm:
    case LineKind::StrayArrow:
    case LineKind::StrayQuote:
    case LineKind::StrayCharacter:
    case LineKind::InvalidByte:
    case LineKind::Unfinished:
    case LineKind::TooLong:
    case LineKind::EmptyParentheses:
    case LineKind::NoBlockBare:
    case LineKind::SpecialBare:
    case LineKind::DealWithoutArrow:
    case LineKind::LevelTwice:
      return true;
  }
  return false;
}

constexpr bool known(NoteKind kind) {
  switch (kind) {
    case NoteKind::UnknownWord:
    case NoteKind::UnknownPlayer:
    case NoteKind::OtherCase:
    case NoteKind::NotCanonical:
    case NoteKind::Ambiguous:
    case NoteKind::LevelTooHigh:
    case NoteKind::LevelMissing:
    case NoteKind::LevelOnLevelless:
    case NoteKind::ShortWithout:
    case NoteKind::ShortAmbiguous:
    case NoteKind::ShortTakenOver:
    case NoteKind::CombatNotClosed:
    case NoteKind::CombatNotOpened:
    case NoteKind::ReferendumNotClosed:
    case NoteKind::VoteOutsideReferendum:
    case NoteKind::MarkOutsidePlace:
    case NoteKind::HeaderOrActor:
    case NoteKind::PlayerOrPhase:
    case NoteKind::NoAdvanced:
    case NoteKind::FullName:
      return true;
  }
  return false;
}

constexpr bool known(FrontKind kind) {
  switch (kind) {
    case FrontKind::NotYaml:
    case FrontKind::NotMapping:
    case FrontKind::UnknownKey:
    case FrontKind::WrongType:
    case FrontKind::DuplicateKey:
    case FrontKind::DuplicatePlayer:
    case FrontKind::BadDate:
    case FrontKind::BadEnd:
    case FrontKind::UnknownPlayer:
    case FrontKind::NeverClosed:
    case FrontKind::NotFirst:
    case FrontKind::DeckMissing:
    case FrontKind::DeckUnreadable:
    case FrontKind::DeckUnknownCard:
    case FrontKind::UnknownPin:
    case FrontKind::BadAbbreviation:
      return true;
  }
  return false;
}

constexpr bool known(WaiverKind kind) {
  switch (kind) {
    case WaiverKind::Unknown:
    case WaiverKind::Unused:
      return true;
  }
  return false;
}

/// The kinds count from 0 without a gap, so walking up to the first unknown one meets all.
template <typename Kind, typename Asked>
void checkKinds(const Asked &asked) {
  int kind = 0;
  for (; known(static_cast<Kind>(kind)); ++kind) {
    CAPTURE(kind);
    const auto all = lint::allChecks();
    CHECK(std::count_if(all.begin(), all.end(),
                        [&](const lint::Check *check) { return asked(*check) == static_cast<Kind>(kind); }) == 1);
  }
  CHECK(kind > 0);
}

}  // namespace

TEST_CASE("each kind has one rule") {
  checkKinds<LineKind>([](const lint::Check &check) { return check.fault; });
  checkKinds<NoteKind>([](const lint::Check &check) { return check.note; });
  checkKinds<FrontKind>([](const lint::Check &check) { return check.frontMatter; });
  checkKinds<WaiverKind>([](const lint::Check &check) { return check.waiver; });
}

TEST_CASE("a check has the function for what it is asked about") {
  for (const lint::Check *check : lint::allChecks()) {
    CAPTURE(check->rule.id);
    CHECK(check->fault.has_value() == (check->onFault != nullptr));
    CHECK(check->note.has_value() == (check->onNote != nullptr));
    CHECK(check->frontMatter.has_value() == (check->onFrontMatter != nullptr));
    CHECK(check->waiver.has_value() == (check->onWaiver != nullptr));
    CHECK((check->fault || check->note || check->frontMatter || check->waiver || check->finding ||
           check->onEnd != nullptr || check->onHead != nullptr || check->onStretch != nullptr ||
           check->onCourse != nullptr));
  }
}
