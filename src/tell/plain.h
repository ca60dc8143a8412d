#pragma once
/// The plain style: a sentence for each event.

#include <string>

#include "model/transcript.h"
#include "tell/names.h"
#include "tell/tail.h"

namespace vtes::tell {

/// Events are given one after another: what one says can depend on those before it.
class PlainTeller {
 public:
  PlainTeller(const model::Transcript &transcript, const Language &language);

  [[nodiscard]] std::string next(const model::Event &event);

 private:
  [[nodiscard]] std::string mainClause(const model::Event &event) const;
  [[nodiscard]] std::string play(const model::Event &event) const;
  [[nodiscard]] std::string playByMinion(const model::Event &event, const cards::Card &card) const;
  [[nodiscard]] std::string use(const model::Event &event) const;
  [[nodiscard]] std::string useOfCard(const model::Event &event, const cards::Card &card) const;
  [[nodiscard]] std::string useByMinion(const model::Event &event) const;
  [[nodiscard]] std::string action(const model::Event &event) const;
  [[nodiscard]] std::string vote(const model::Event &event) const;
  [[nodiscard]] std::string transfer(const model::Event &event) const;
  [[nodiscard]] std::string merge(const model::Event &event) const;
  [[nodiscard]] std::string contest(const model::Event &event) const;
  [[nodiscard]] std::string unreadable(const model::Event &event) const;
  [[nodiscard]] bool isAttempt(const model::Event &event, const cards::Card &card) const;
  void follow(const model::Event &event);

  Names names_;
  const Language &language_;
  Scene scene_;
  model::Reference acting_;  ///< the minion whose action it is
};

}  // namespace vtes::tell
