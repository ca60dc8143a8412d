#include "lint/waivers.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "lint/diagnostic.h"
#include "lint/nearest.h"

namespace vtes::lint {

namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::string_view kMarker = "vtes:";

struct Waiver {
  const Rule *rule = nullptr;
  bool wholeFile = false;
  std::uint32_t line = 0;
  bool used = false;
  WaiverFault fault;  ///< what it will be when it stays unused
};

/// The words of one comment, with their places in the source.
class Comment {
 public:
  Comment(const text::Source &source, std::uint32_t begin, std::uint32_t end)
      : text_(source.clean().substr(0, end)), at_(begin) {}

  /// Up to a blank or comma; empty at the end.
  text::ByteRange word() {
    blanks();
    const auto stop = static_cast<std::uint32_t>(std::min(text_.find_first_of(" \t,", at_), text_.size()));
    const text::ByteRange range{at_, stop};
    at_ = stop;
    return range;
  }
  /// Passes a comma, if the next thing is one.
  bool comma() {
    blanks();
    if (at_ >= text_.size() || text_[at_] != ',') return false;
    ++at_;
    return true;
  }
  [[nodiscard]] bool atEnd() {
    blanks();
    return at_ >= text_.size();
  }

 private:
  void blanks() { at_ = static_cast<std::uint32_t>(std::min(text_.find_first_not_of(kBlanks, at_), text_.size())); }

  std::string_view text_;
  std::uint32_t at_;
};

/// Reads the comment that begins at `slashes`; its words begin at `begin`.
void readComment(const text::Source &source, std::uint32_t slashes, std::uint32_t begin, std::vector<Waiver> &waivers,
                 std::vector<WaiverFault> &faults) {
  const std::uint32_t line = source.lineOf(slashes);
  const text::ByteRange whole = source.line(line);
  Comment comment(source, begin, whole.end);
  const text::ByteRange verb = comment.word();
  const std::string seen(source.slice(verb));
  if (seen != "allow" && seen != "allow-file") {
    const std::string wanted = nearest(seen, {"allow", "allow-file"});
    faults.push_back({.kind = WaiverFault::Kind::Unknown, .range = verb, .seen = seen, .wanted = wanted});
    return;
  }
  const std::size_t first = waivers.size();
  text::ByteRange last = verb;
  std::size_t ids = 0;
  bool more = true;
  while (more) {
    const text::ByteRange range = comment.word();
    more = comment.comma();
    if (range.empty() && ids > 0) continue;
    ++ids;
    std::string id(source.slice(range));
    const Rule *rule = findRule(id);
    if (rule == nullptr) {
      std::string wanted = nearestRule(id);
      faults.push_back({.kind = WaiverFault::Kind::Unknown,
                        .range = range.empty() ? verb : range,
                        .seen = std::move(id),
                        .wanted = std::move(wanted),
                        .id = true});
    } else {
      Waiver &waiver = waivers.emplace_back();
      waiver.rule = rule;
      waiver.wholeFile = seen == "allow-file";
      waiver.line = line;
      waiver.fault = {.kind = WaiverFault::Kind::Unused,
                      .range = range,
                      .seen = std::move(id),
                      .wholeFile = waiver.wholeFile,
                      .removal = {last.end, range.end},
                      .safe = true};
    }
    last = range;
  }
  const bool remark = !comment.atEnd();
  // The first id takes the comma behind it along, an only one the comment.
  if (ids == 1 && waivers.size() > first) {
    WaiverFault &fault = waivers[first].fault;
    const std::size_t text = source.slice({whole.begin, slashes}).find_last_not_of(kBlanks);
    const std::uint32_t from =
        text == std::string_view::npos ? whole.begin : whole.begin + static_cast<std::uint32_t>(text) + 1;
    fault.removal = {from, whole.end};
    // A line of its own would stay behind as a blank one, which ends what a `,` goes on with.
    fault.safe = !remark && from > whole.begin;
  } else if (waivers.size() > first && waivers[first].fault.removal.begin == verb.end) {
    WaiverFault &fault = waivers[first].fault;
    const std::string_view behind = source.slice({fault.range.end, whole.end});
    const std::size_t next = behind.find_first_not_of(" \t,");
    fault.removal = {fault.range.begin,
                     next == std::string_view::npos ? whole.end : fault.range.end + static_cast<std::uint32_t>(next)};
  }
}

}  // namespace

bool mayHaveWaivers(std::string_view text) {
  return text.find(kMarker) != std::string_view::npos;
}

std::vector<WaiverFault> applyWaivers(const text::Source &source, std::vector<Diagnostic> &found) {
  std::vector<WaiverFault> faults;
  std::vector<Waiver> waivers;
  const std::string_view text = source.clean();
  for (std::size_t at = text.find(kMarker, source.frontMatter().bodyBegin); at != std::string_view::npos;
       at = text.find(kMarker, at + kMarker.size())) {
    const text::ByteRange line = source.line(source.lineOf(static_cast<std::uint32_t>(at)));
    // READING 1.3: the first `//` of a line begins its comment, whatever stands before it.
    const std::size_t slashes = text.substr(0, at).find("//", line.begin);
    if (slashes == std::string_view::npos) continue;
    const std::string_view between = text.substr(slashes + 2, at - slashes - 2);
    if (between.find_first_not_of(kBlanks) != std::string_view::npos) continue;
    readComment(source, static_cast<std::uint32_t>(slashes), static_cast<std::uint32_t>(at + kMarker.size()), waivers,
                faults);
  }
  if (waivers.empty()) return faults;

  std::erase_if(found, [&](const Diagnostic &diagnostic) {
    bool allowed = false;
    std::optional<std::uint32_t> line;
    for (Waiver &waiver : waivers) {
      if (waiver.rule != diagnostic.rule) continue;
      if (!line) line = source.lineOf(diagnostic.range.begin);
      if (!waiver.wholeFile && waiver.line != *line) continue;
      waiver.used = true;
      allowed = true;
    }
    return allowed;
  });
  for (Waiver &waiver : waivers) {
    if (!waiver.used) faults.push_back(std::move(waiver.fault));
  }
  std::stable_sort(faults.begin(), faults.end(), [](const WaiverFault &left, const WaiverFault &right) {
    return left.range.begin < right.range.begin;
  });
  return faults;
}

}  // namespace vtes::lint
