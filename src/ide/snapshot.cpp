#include "ide/snapshot.h"

namespace vtes::ide {

struct Analyser::Kept {
  std::shared_ptr<const model::Settings> settings;
};

Analyser::Analyser(model::Settings settings) : kept_(std::make_unique<Kept>()) {
  kept_->settings = std::make_shared<const model::Settings>(std::move(settings));
}

Analyser::~Analyser() = default;

std::shared_ptr<const Snapshot> Analyser::update(std::string text) {
  auto snapshot = std::make_shared<Snapshot>();
  snapshot->source = text::Source::make(std::move(text));
  snapshot->transcript = model::analyse(snapshot->source, *kept_->settings);
  snapshot->findings = lint::check(*snapshot->transcript);
  snapshot->settings = kept_->settings;
  return snapshot;
}

}  // namespace vtes::ide
