#pragma once
/// The checks of this folder, by id. catalogue.cpp lists them once more, in the table that everything reads.

#include "lint/check.h"

namespace vtes::lint::checks {

extern const Check kAmbiguousWord;
extern const Check kBareNb;
extern const Check kBareSa;
extern const Check kBlankMissing;
extern const Check kBlankStyle;
extern const Check kBlockAfterNb;
extern const Check kBurnOption;
extern const Check kCombatNotClosed;
extern const Check kCombatNotOpened;
extern const Check kContestOpen;
extern const Check kCopyNumber;
extern const Check kDealWithoutArrow;
extern const Check kDeckMissing;
extern const Check kDeckUnknownCard;
extern const Check kDeckUnreadable;
extern const Check kEmptyParentheses;
extern const Check kFixedCost;
extern const Check kFrontMatterBadAbbr;
extern const Check kFrontMatterBadDate;
extern const Check kFrontMatterBadEnd;
extern const Check kFrontMatterDuplicateKey;
extern const Check kFrontMatterDuplicatePlayer;
extern const Check kFrontMatterNotClosed;
extern const Check kFrontMatterNotFirst;
extern const Check kFrontMatterNotMapping;
extern const Check kFrontMatterNotYaml;
extern const Check kFrontMatterUnknownKey;
extern const Check kFrontMatterUnknownPlayer;
extern const Check kFrontMatterWrongType;
extern const Check kFullName;
extern const Check kHeaderOrActor;
extern const Check kInvalidUtf8;
extern const Check kLevelMissing;
extern const Check kNoAdvanced;
extern const Check kLevelOnLevellessCard;
extern const Check kLevelTooHigh;
extern const Check kLevelTwice;
extern const Check kLineTooLong;
extern const Check kMarkOutsidePlace;
extern const Check kNestedTooDeep;
extern const Check kNotCanonical;
extern const Check kPastedBullet;
extern const Check kPhaseOrder;
extern const Check kPinUnknownCard;
extern const Check kPlayerNotKnown;
extern const Check kPlayerOrPhase;
extern const Check kReferendumNotClosed;
extern const Check kRemarkInParentheses;
extern const Check kShortFormAmbiguous;
extern const Check kShortFormTakenOver;
extern const Check kShortFormUnknown;
extern const Check kStrayArrow;
extern const Check kStrayCharacter;
extern const Check kStrayComma;
extern const Check kStrayLevel;
extern const Check kStrayMark;
extern const Check kStrayQuote;
extern const Check kStraySemicolon;
extern const Check kStraySign;
extern const Check kStraySlash;
extern const Check kStrayTerm;
extern const Check kSyntaxSlip;
extern const Check kTurnOrder;
extern const Check kUnclosedParenthesis;
extern const Check kUnfinishedLine;
extern const Check kUniqueTwice;
extern const Check kUnknownPlayer;
extern const Check kUnknownWaiver;
extern const Check kUnknownWord;
extern const Check kUnopenedParenthesis;
extern const Check kUnreadable;
extern const Check kUnusedWaiver;
extern const Check kVampBeyondCrypt;
extern const Check kVoteOutsideReferendum;
extern const Check kWordCase;

}  // namespace vtes::lint::checks
