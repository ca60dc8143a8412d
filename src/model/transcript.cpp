#include "model/transcript.h"

namespace vtes::model {

Transcript::Transcript(std::shared_ptr<const text::Source> text, std::shared_ptr<const Head> head,
                       std::shared_ptr<const std::deque<Player>> table,
                       std::vector<std::shared_ptr<const Stretch>> stretches, std::vector<Standing> standings,
                       Layout::Counts before)
    : headOwner_(std::move(head)),
      playersOwner_(std::move(table)),
      source(std::move(text)),
      cards(headOwner_->cards),
      frontMatter(headOwner_->frontMatter),
      knownPlayers(headOwner_->knownPlayers),
      players(*playersOwner_),
      layout(std::move(stretches), std::move(standings), before),
      lines(layout),
      events(layout),
      words(layout),
      notes(layout) {}

std::shared_ptr<const Transcript> Transcript::only(std::size_t stretch) const {
  return std::make_shared<Transcript>(source, headOwner_, playersOwner_,
                                      std::vector<std::shared_ptr<const Stretch>>{layout.share(stretch)},
                                      std::vector<Standing>{layout.standing(stretch)}, layout.before(stretch));
}

}  // namespace vtes::model
