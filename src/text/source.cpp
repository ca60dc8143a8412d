#include "text/source.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <limits>

#include "text/change.h"
#include "text/logical_lines.h"

namespace vtes::text {
namespace {

constexpr std::string_view kBom = "\xEF\xBB\xBF";
constexpr char kSubstitute = '\x1A';

bool isContinuation(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The length of the well-formed UTF-8 sequence at `at` (Unicode 15, table 3-7); 0 when there is none.
std::uint32_t sequenceLength(std::string_view bytes, std::size_t at) {
  const auto byte = [bytes](std::size_t index) { return static_cast<unsigned char>(bytes[index]); };
  const unsigned lead = byte(at);
  if (lead < 0x80) return 1;
  if (lead < 0xC2 || lead > 0xF4) return 0;
  const std::uint32_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (bytes.size() - at < length) return 0;
  for (std::uint32_t index = 1; index < length; ++index)
    if (!isContinuation(bytes[at + index])) return 0;
  const unsigned second = byte(at + 1);
  const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
  const bool surrogate = lead == 0xED && second > 0x9F;
  const bool beyondUnicode = lead == 0xF4 && second > 0x8F;
  return overlong || surrogate || beyondUnicode ? 0 : length;
}

/// The first offset from `at` on whose byte is no ASCII; the size when there is none.
std::size_t skipAscii(std::string_view bytes, std::size_t at) {
  constexpr std::uint64_t kHighBits = 0x8080808080808080U;
  std::uint64_t word = 0;
  for (; at + sizeof word <= bytes.size(); at += sizeof word) {
    std::memcpy(&word, bytes.data() + at, sizeof word);
    if ((word & kHighBits) != 0) break;
  }
  while (at < bytes.size() && static_cast<unsigned char>(bytes[at]) < 0x80) ++at;
  return at;
}

/// The offset of a column (1-based) in a line, which ends at `end`; of `text`, which is valid UTF-8.
std::uint32_t columnOffset(std::string_view text, ByteRange line, std::uint32_t column, Encoding encoding) {
  const std::uint32_t wanted = std::max(column, 1U) - 1;
  std::uint32_t at = line.begin;
  for (std::uint32_t seen = 0; at < line.end;) {
    const std::uint32_t length = sequenceLength(text, at);
    const std::uint32_t width = encoding == Encoding::Utf8                   ? length
                                : encoding == Encoding::Utf16 && length == 4 ? 2
                                                                             : 1;
    if (wanted - seen < width) break;
    seen += width;
    at += length;
  }
  return at;
}

}  // namespace

std::uint32_t bomLength(std::string_view text) {
  return text.starts_with(kBom) ? static_cast<std::uint32_t>(kBom.size()) : 0;
}

std::uint32_t offsetOf(std::string_view text, Position position, Encoding encoding, LineHint *near) {
  const auto end = static_cast<std::uint32_t>(text.size());
  const bool hinted = near != nullptr && near->line != 0;
  // Where a lone CR ends a line, characters are looked at one by one; nearly no text has any.
  const bool returns = !hinted && text.find('\r') != std::string_view::npos;
  const auto lineEnd = [&](std::uint32_t at) {
    const auto feed = static_cast<std::uint32_t>(std::min<std::size_t>(text.find('\n', at), end));
    if (!returns) return feed;
    const auto mark = text.substr(0, feed).find('\r', at);
    return mark == std::string_view::npos ? feed : static_cast<std::uint32_t>(mark);
  };
  ByteRange line{bomLength(text), 0};
  std::uint32_t number = 1;
  if (hinted && near->line <= position.line) {
    line.begin = std::max(near->begin, line.begin);  // a BOM can have come since
    number = near->line;
  }
  if (!returns) {
    // Whole blocks in front of the line.
    constexpr std::uint32_t kBlock = 512;
    while (line.begin + kBlock < end) {
      const auto feeds =
          static_cast<std::uint32_t>(std::count(text.begin() + line.begin, text.begin() + line.begin + kBlock, '\n'));
      if (number + feeds >= position.line) break;
      number += feeds;
      line.begin += kBlock;
    }
  }
  line.end = lineEnd(line.begin);
  while (number < position.line && line.end != end) {
    line.begin = line.end + (text.substr(line.end, 2) == "\r\n" ? 2 : 1);
    line.end = lineEnd(line.begin);
    ++number;
  }
  if (near != nullptr) *near = returns ? LineHint{} : LineHint{number, line.begin};
  return number < position.line ? line.end : columnOffset(text, line, position.column, encoding);
}

std::shared_ptr<const Source> Source::make(std::string bytes) {
  auto source = std::make_shared<Source>();
  // Offsets have 32 bits. A larger text cannot be a transcript: it counts as binary and keeps its beginning only.
  constexpr std::size_t kLargest = std::numeric_limits<std::uint32_t>::max() - 1U;
  if (bytes.size() > kLargest) {
    bytes.resize(kLargest);
    source->binary_ = true;
  }
  source->bytes_ = std::move(bytes);
  const std::string_view text = source->bytes_;
  source->bomLength_ = text::bomLength(text);

  std::size_t at = skipAscii(text, source->bomLength_);
  source->ascii_ = at == text.size();
  while (at < text.size()) {
    if (const std::uint32_t length = sequenceLength(text, at); length > 0) {
      at += length;
    } else {
      source->invalid_.push_back(static_cast<std::uint32_t>(at++));
    }
    at = skipAscii(text, at);
  }
  if (source->bomLength_ > 0 || !source->invalid_.empty()) {
    source->clean_ = source->bytes_;
    std::fill_n(source->clean_.begin(), source->bomLength_, kSubstitute);
    for (const std::uint32_t offset : source->invalid_) source->clean_[offset] = kSubstitute;
  }
  source->binary_ = source->binary_ || text.find('\0') != std::string_view::npos;

  source->lineBegins_ = findLines(text, source->bomLength_);
  const LineTable lines(source->clean(), source->lineBegins_);
  std::uint32_t bodyLine = 0;
  source->frontMatter_ = findFrontMatter(lines, bodyLine);
  source->logicalLines_ = findLogicalLines(lines, bodyLine);
  return source;
}

std::shared_ptr<const Source> Source::make(std::string bytes, const Source &before) {
  auto source = std::make_shared<Source>();
  source->bytes_ = std::move(bytes);
  if (source->takeFrom(before)) return source;
  return make(std::move(source->bytes_));
}

bool Source::takeFrom(const Source &before) {
  constexpr std::size_t kUsual = std::size_t{1} << 30U;
  const std::string_view now = bytes_;
  const std::string_view old = before.bytes_;
  // Rare texts are read as a whole: the simple way is the right one for them.
  if (now.size() > kUsual || old.size() > kUsual || before.binary_ || before.bomLength_ > 0 || !before.invalid_.empty())
    return false;
  const Change change = changeBetween(old, now);
  // The front matter is the same when the change is behind it, and behind the line that says whether there is one.
  const FrontMatterBlock &block = before.frontMatter_;
  const LineTable oldTable(old, before.lineBegins_);
  const std::uint32_t full = firstFullLine(oldTable);
  // A lone `---` there becomes a front matter with the next one, wherever that is.
  if (!block.present && full < before.lineCount() && oldTable.text(oldTable.range(full)).starts_with("---"))
    return false;
  const std::uint32_t body = block.present                   ? block.bodyBegin
                             : full + 1 < before.lineCount() ? before.lineBegins_[full + 1]
                                                             : 0;
  if ((block.present && !block.closed) || body == 0 || old[body - 1] != '\n' || change.begin < body) return false;

  // A change can cut characters in two.
  std::uint32_t from = change.begin - 1;
  while (from > 0 && isContinuation(now[from])) --from;
  std::uint32_t to = change.newEnd;
  while (to < now.size() && isContinuation(now[to])) ++to;
  for (std::size_t at = from; at < to;) {
    const std::uint32_t length = sequenceLength(now, at);
    if (length == 0 || now[at] == '\0') return false;
    ascii_ = ascii_ && length == 1;
    at += length;
  }
  ascii_ = ascii_ && before.ascii_;
  frontMatter_ = block;

  // Lines: those up to the one that the byte in front of the change is in, and those that begin behind it.
  const std::vector<std::uint32_t> &oldBegins = before.lineBegins_;
  const auto delta = static_cast<std::uint32_t>(now.size() - old.size());  // wraps: adding it is right all the same
  const std::uint32_t first = before.lineOf(change.begin - 1) - 1;
  const auto rest = std::upper_bound(oldBegins.begin(), oldBegins.end(), change.end);
  const std::uint32_t firstBegin = oldBegins[first];
  const std::string_view scanned =
      now.substr(firstBegin, rest == oldBegins.end() ? std::string_view::npos : *rest + delta - firstBegin);
  std::vector<std::uint32_t> middle = findLines(scanned, 0);
  for (std::uint32_t &begin : middle) begin += firstBegin;
  if (rest != oldBegins.end()) middle.pop_back();
  lineBegins_.reserve(first + middle.size() + static_cast<std::size_t>(oldBegins.end() - rest));
  lineBegins_.assign(oldBegins.begin(), oldBegins.begin() + first);
  lineBegins_.insert(lineBegins_.end(), middle.begin(), middle.end());
  const auto behind = static_cast<std::uint32_t>(lineBegins_.size());
  std::transform(rest, oldBegins.end(), std::back_inserter(lineBegins_),
                 [delta](std::uint32_t begin) { return begin + delta; });

  // Logical lines: that in front of the changed one may or may not be finished now.
  const std::vector<LogicalLine> &oldLines = before.logicalLines_;
  const auto beginsBehind = [](std::uint32_t offset, const LogicalLine &line) { return offset < line.bytes.begin; };
  auto kept = std::upper_bound(oldLines.begin(), oldLines.end(), oldBegins[first], beginsBehind);
  for (int i = 0; i < 2 && kept != oldLines.begin(); ++i) --kept;
  const LineTable lines(now, lineBegins_);
  const std::uint32_t firstLine = kept == oldLines.begin() ? before.lineOf(block.bodyBegin) - 1 : kept->firstLine - 1;
  logicalLines_.reserve(oldLines.size() + middle.size());
  logicalLines_.assign(oldLines.begin(), kept);
  auto same = oldLines.end();
  const std::uint32_t unchanged =
      behind < lineBegins_.size() ? lineBegins_[behind] : static_cast<std::uint32_t>(now.size()) + 1;
  findLogicalLines(lines, firstLine, logicalLines_, [&](std::uint32_t begin) {
    if (begin < unchanged) return false;
    same = std::lower_bound(oldLines.begin(), oldLines.end(), begin - delta,
                            [](const LogicalLine &line, std::uint32_t at) { return line.bytes.begin < at; });
    if (same != oldLines.end() && same->bytes.begin == begin - delta) return true;
    same = oldLines.end();
    return false;
  });
  const auto lineDelta = static_cast<std::uint32_t>(lineBegins_.size() - oldBegins.size());
  for (auto line = same; line != oldLines.end(); ++line) {
    logicalLines_.push_back(
        {{line->bytes.begin + delta, line->bytes.end + delta}, line->firstLine + lineDelta, line->unfinished});
  }
  return true;
}

ByteRange Source::line(std::uint32_t line) const {
  return LineTable(bytes_, lineBegins_).range(std::clamp(line, 1U, lineCount()) - 1);
}

std::string_view Source::lineEnd() const {
  if (lineCount() < 2) return "\n";
  const std::uint32_t end = line(1).end;
  return std::string_view(bytes_).substr(end, lineBegins_[1] - end);
}

std::uint32_t Source::lineOf(std::uint32_t offset) const {
  const auto next = std::upper_bound(lineBegins_.begin(), lineBegins_.end(), offset);
  return std::max(1U, static_cast<std::uint32_t>(next - lineBegins_.begin()));
}

Position Source::position(std::uint32_t offset, Encoding encoding) const {
  const std::uint32_t number = lineOf(offset);
  const ByteRange bytes = line(number);
  offset = std::clamp(offset, bytes.begin, bytes.end);
  const std::string_view text = clean();
  if (!ascii_)
    while (offset > bytes.begin && offset < bytes.end && isContinuation(text[offset])) --offset;
  std::uint32_t column = offset - bytes.begin;
  if (!ascii_ && encoding != Encoding::Utf8) {
    for (const char c : text.substr(bytes.begin, offset - bytes.begin)) {
      if (isContinuation(c)) --column;
      if (encoding == Encoding::Utf16 && static_cast<unsigned char>(c) >= 0xF0) ++column;
    }
  }
  return {number, column + 1};
}

Range Source::range(ByteRange bytes, Encoding encoding) const {
  return {position(bytes.begin, encoding), position(bytes.end, encoding)};
}

std::uint32_t Source::offset(Position position, Encoding encoding) const {
  if (position.line > lineCount()) return static_cast<std::uint32_t>(bytes_.size());
  const ByteRange bytes = line(position.line);
  const std::uint32_t wanted = std::max(position.column, 1U) - 1;
  if (ascii_) return bytes.begin + std::min(wanted, bytes.size());
  return columnOffset(clean(), bytes, position.column, encoding);
}

}  // namespace vtes::text
