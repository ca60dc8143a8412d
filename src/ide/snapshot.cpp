#include "ide/snapshot.h"

#include "model/incremental.h"

namespace vtes::ide {

struct Analyser::Kept {
  Kept(std::shared_ptr<const model::Settings> wanted, std::size_t stretchLines)
      : settings(std::move(wanted)), model(settings, stretchLines) {}
  std::shared_ptr<const model::Settings> settings;
  std::shared_ptr<const text::Source> source;  ///< of the version before
  model::Incremental model;
  lint::Checker checker;
};

Analyser::Analyser(model::Settings settings, std::size_t stretchLines)
    : kept_(std::make_unique<Kept>(std::make_shared<const model::Settings>(std::move(settings)),
                                   stretchLines == 0 ? model::Incremental::kUsualStretch : stretchLines)) {}

Analyser::~Analyser() = default;

std::shared_ptr<const Snapshot> Analyser::update(std::string text) {
  auto snapshot = std::make_shared<Snapshot>();
  kept_->source = kept_->source == nullptr ? text::Source::make(std::move(text))
                                           : text::Source::make(std::move(text), *kept_->source);
  snapshot->transcript = kept_->model.update(kept_->source);
  snapshot->source = snapshot->transcript->source;
  snapshot->findings = kept_->checker.check(*snapshot->transcript);
  snapshot->replay = kept_->checker.replayed();
  snapshot->settings = kept_->settings;
  return snapshot;
}

}  // namespace vtes::ide
