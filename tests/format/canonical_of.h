#pragma once
#include <memory>
#include <string>

#include "format/canonical.h"
#include "model/transcript.h"
#include "text/source.h"

namespace vtes::test {

inline std::shared_ptr<const model::Transcript> readTranscript(std::string text) {
  return model::analyse(text::Source::make(std::move(text)), {});
}

inline format::Formatted formatted(const std::string &text, format::Names names = format::Names::Canonical) {
  return format::canonical(readTranscript(text), {}, names);
}

}  // namespace vtes::test
