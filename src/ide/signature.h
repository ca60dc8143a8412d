#pragma once
/// How the event at a place is written: its formula, and the part that is being written.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ide/prose.h"
#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

/// A part of a formula.
struct Parameter {
  text::ByteRange range;  ///< in the formula, which is ASCII: bytes, code points and UTF-16 units are the same
  Prose text;
};

struct Signature {
  std::string formula;  ///< `[minion] card [level] [target] (specification) ; result`
  Prose text;
  std::vector<Parameter> parameters;
};

struct SignatureHelp {
  std::vector<Signature> signatures;
  std::size_t active = 0;                      ///< index into `signatures`
  std::optional<std::size_t> activeParameter;  ///< index into its parameters; nothing: between the parts
};

/// Of the event that the offset is in or directly behind; nothing in the front matter, in comments and on empty lines.
[[nodiscard]] std::optional<SignatureHelp> signatureHelp(const Snapshot &snapshot, std::uint32_t offset);

/// Characters behind which an editor asks.
[[nodiscard]] std::span<const std::string_view> signatureTriggers();

}  // namespace vtes::ide
