#include "format/edits.h"

#include <algorithm>
#include <cstddef>

namespace vtes::format {

namespace {

/// A stretch of the text between: kept from the original, or put in by the first edits.
struct Piece {
  bool kept = false;
  std::uint32_t begin = 0;  ///< in the original, of a kept one
  std::uint32_t size = 0;
  std::string_view text;  ///< of one put in
};

/// Reads the pieces from front to back.
class Pieces {
 public:
  explicit Pieces(const std::vector<Edit> &edits) {
    std::uint32_t at = 0;
    for (const Edit &edit : edits) {
      pieces_.push_back({true, at, edit.range.begin - at, {}});
      pieces_.push_back({false, 0, static_cast<std::uint32_t>(edit.text.size()), edit.text});
      at = edit.range.end;
    }
    pieces_.push_back({true, at, 0xFFFFFFFFU - at, {}});
  }

  /// Calls `use` for the pieces up to `end`, a place in the text between.
  template <typename Use>
  void upTo(std::uint32_t end, Use use) {
    while (at_ < end) {
      const Piece &piece = pieces_[index_];
      const std::uint32_t size = std::min(end - at_, piece.size - used_);
      if (size > 0)
        use(Piece{piece.kept, piece.begin + used_, size, piece.kept ? piece.text : piece.text.substr(used_, size)});
      used_ += size;
      at_ += size;
      if (used_ == piece.size && at_ < end) {
        ++index_;
        used_ = 0;
      }
    }
  }

 private:
  std::vector<Piece> pieces_;
  std::size_t index_ = 0;
  std::uint32_t used_ = 0;
  std::uint32_t at_ = 0;
};

/// Makes edits of what is kept and what is put in.
class Writer {
 public:
  void keep(std::uint32_t begin, std::uint32_t size) {
    if (begin != at_ || !inserted_.empty()) flush(begin);
    at_ = begin + size;
  }
  void insert(std::string_view text) { inserted_ += text; }
  void flush(std::uint32_t begin) {
    if (begin == at_ && inserted_.empty()) return;
    edits_.push_back({{at_, begin}, std::move(inserted_)});
    inserted_.clear();
  }
  [[nodiscard]] std::vector<Edit> take() { return std::move(edits_); }

 private:
  std::vector<Edit> edits_;
  std::string inserted_;
  std::uint32_t at_ = 0;  ///< behind what was kept last, in the original
};

}  // namespace

std::string applied(std::string_view bytes, const std::vector<Edit> &edits) {
  std::string text;
  text.reserve(bytes.size() + 16 * edits.size());
  std::size_t at = 0;
  for (const Edit &edit : edits) {
    text += bytes.substr(at, edit.range.begin - at);
    text += edit.text;
    at = edit.range.end;
  }
  return text += bytes.substr(at);
}

std::vector<Edit> composed(const std::vector<Edit> &first, const std::vector<Edit> &second) {
  Pieces pieces(first);
  Writer writer;
  const auto use = [&writer](const Piece &piece) {
    if (piece.kept) {
      writer.keep(piece.begin, piece.size);
    } else {
      writer.insert(piece.text);
    }
  };
  for (const Edit &edit : second) {
    pieces.upTo(edit.range.begin, use);
    writer.insert(edit.text);
    pieces.upTo(edit.range.end, [](const Piece &) {});
  }
  // The rest of the text between, to behind the last edit of the first.
  std::int64_t shift = 0;
  for (const Edit &edit : first) shift += static_cast<std::int64_t>(edit.text.size()) - edit.range.size();
  const std::uint32_t last = first.empty() ? 0 : first.back().range.end;
  const auto middle = static_cast<std::uint32_t>(last + shift);
  const std::uint32_t done = second.empty() ? 0 : second.back().range.end;
  const std::uint32_t end = std::max(middle, done) + 1;
  pieces.upTo(end, use);
  return writer.take();
}

}  // namespace vtes::format
