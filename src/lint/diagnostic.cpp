#include "lint/diagnostic.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

#include "lint/check.h"
#include "model/versions.h"

namespace vtes::lint {

namespace {

constexpr std::array<std::string_view, kSeverities> kSeverityNames{"error", "warning", "information", "hint"};

// More than any of the enumerations has.
constexpr std::size_t kKinds = 64;

/// Which check words which kind of fault or note.
struct Dispatch {
  std::array<const Check *, kKinds> faults{};
  std::array<const Check *, kKinds> notes{};
  std::array<const Check *, kKinds> frontMatter{};
  std::array<const Check *, kKinds> waivers{};
  std::array<const Check *, kKinds> findings{};

  Dispatch() {
    for (const Check *check : allChecks()) {
      if (check->fault) faults[static_cast<std::size_t>(*check->fault)] = check;
      if (check->note) notes[static_cast<std::size_t>(*check->note)] = check;
      if (check->frontMatter) frontMatter[static_cast<std::size_t>(*check->frontMatter)] = check;
      if (check->finding) findings[static_cast<std::size_t>(*check->finding)] = check;
      if (check->waiver) waivers[static_cast<std::size_t>(*check->waiver)] = check;
    }
  }
};

template <class Visit>
void eachRange(Diagnostic &diagnostic, const Visit &visit) {
  visit(diagnostic.range);
  for (Related &related : diagnostic.related) visit(related.range);
  for (Fix &fix : diagnostic.fixes) {
    for (Edit &edit : fix.edits) visit(edit.range);
  }
}

/// The finding of a stretch that now begins elsewhere. What is in front of the stretch, in the front matter, stays.
Diagnostic movedTo(Diagnostic diagnostic, std::uint32_t from, std::uint32_t to) {
  if (from == to) return diagnostic;
  eachRange(diagnostic, [from, to](text::ByteRange &range) {
    if (range.begin < from) return;
    range.begin += to - from;
    range.end += to - from;
  });
  return diagnostic;
}

}  // namespace

std::string_view toString(Severity severity) {
  return kSeverityNames[static_cast<std::size_t>(severity)];
}

std::optional<Severity> severityNamed(std::string_view name) {
  const auto *found = std::find(kSeverityNames.begin(), kSeverityNames.end(), name);
  if (found == kSeverityNames.end()) return std::nullopt;
  return static_cast<Severity>(found - kSeverityNames.begin());
}

const Rule &ruleOf(replay::Finding::Kind kind) {
  static const Rule kNone;
  const auto all = allChecks();
  const auto found =
      std::find_if(all.begin(), all.end(), [kind](const Check *check) { return check->finding == kind; });
  return found != all.end() ? (*found)->rule : kNone;
}

Diagnostic &Report::add(text::ByteRange range, std::string message) {
  Diagnostic &diagnostic = out_.emplace_back();
  diagnostic.rule = rule_;
  diagnostic.severity = rule_->severity;
  diagnostic.range = range;
  diagnostic.message = std::move(message);
  return diagnostic;
}

/// What was found in one stretch, wherever it stood then.
struct Checker::Kept {
  struct Found {
    std::uint32_t begin = 0;  ///< where the stretch stood
    std::vector<Diagnostic> diagnostics;
    std::vector<GistPtr> gists;        ///< of each check of the whole game
    bool waivers = false;              ///< something in it may be one
    std::shared_ptr<const void> text;  ///< what the gists' words point into
    std::shared_ptr<const void> players;
  };
  std::shared_ptr<const model::Head> head;  ///< of the version before
  std::string lineEnd;
  using FoundPtr = std::shared_ptr<const Found>;
  std::vector<std::uint64_t> ids;     ///< of its stretches
  std::vector<FoundPtr> found;        ///< … what was found there
  std::vector<std::uint32_t> begins;  ///< … where they stood
  /// What each check of the whole game found; nothing where that is not known.
  std::vector<std::optional<std::vector<Diagnostic>>> course;

  static const Dispatch &dispatch() {
    static const Dispatch kDispatch;
    return kDispatch;
  }
  static void onHead(const model::Transcript &transcript, std::vector<Diagnostic> &out);
  static FoundPtr look(const model::Transcript &part, const model::Stretch &stretch);
  /// Puts behind `out` what the checks of the whole game find. `now`: of all stretches; `front`, `back`: how many of
  /// the first and last are those of the version before.
  void onCourse(const model::Transcript &transcript, const std::vector<FoundPtr> &now, std::size_t front,
                std::size_t back, std::vector<Diagnostic> &out);
  /// Moves what one of them, by its number, found before to its new places. False: it has to look again.
  bool sameCourse(std::size_t check, const std::vector<FoundPtr> &now, std::size_t front, std::size_t back,
                  const model::Layout &layout);
  /// Puts behind `out` what the replay finds.
  void onReplay(const model::Transcript &transcript, std::vector<Diagnostic> &out);
  static void onWaivers(const model::Transcript &transcript, std::vector<Diagnostic> &out);

  replay::Replayer replayer;
  replay::Parts parts;
};

void Checker::Kept::onReplay(const model::Transcript &transcript, std::vector<Diagnostic> &out) {
  parts = replayer.update(transcript);
  Report report(transcript, out);
  for (std::size_t i = 0; i < parts.parts.size(); ++i) {
    const std::uint32_t begin = transcript.layout.standing(i).begin;
    for (const replay::Finding &finding : replay::findingsOf(*parts.parts[i])) {
      const Check *check = dispatch().findings[static_cast<std::size_t>(finding.kind)];
      if (check == nullptr) continue;
      const std::size_t before = out.size();
      report.rule_ = &check->rule;
      check->onFinding(report, {finding, {begin + finding.range.begin, begin + finding.range.end}, parts, i});
      for (std::size_t added = before; added < out.size() && !finding.certain; ++added)
        out[added].severity = Severity::Hint;
    }
  }
  if (const std::optional<replay::End> end = replay::endOf(transcript, parts)) {
    for (const Check *check : allChecks()) {
      if (check->onEnd == nullptr) continue;
      report.rule_ = &check->rule;
      check->onEnd(report, *end);
    }
  }
}

void Checker::Kept::onHead(const model::Transcript &transcript, std::vector<Diagnostic> &out) {
  Report report(transcript, out);
  for (const model::FrontMatterFault &fault : transcript.frontMatter.faults) {
    if (const Check *check = dispatch().frontMatter[static_cast<std::size_t>(fault.kind)]) {
      report.rule_ = &check->rule;
      check->onFrontMatter(report, fault);
    }
  }
  for (const Check *check : allChecks()) {
    if (check->onHead == nullptr) continue;
    report.rule_ = &check->rule;
    check->onHead(report);
  }
}

Checker::Kept::FoundPtr Checker::Kept::look(const model::Transcript &part, const model::Stretch &stretch) {
  auto found = std::make_shared<Found>();
  found->begin = stretch.at.begin;
  found->text = stretch.textOwner;
  found->players = stretch.players;
  Report report(part, found->diagnostics);
  for (const model::Line &line : stretch.lines) {
    for (const syntax::Fault &fault : line.tree->faults) {
      if (const Check *check = dispatch().faults[static_cast<std::size_t>(fault.kind)]) {
        report.rule_ = &check->rule;
        const std::uint32_t base = line.line.bytes.begin;
        check->onFault(report, {line, fault, {base + fault.range.begin, base + fault.range.end}});
      }
    }
  }
  for (const model::Note &note : stretch.notes) {
    if (const Check *check = dispatch().notes[static_cast<std::size_t>(note.kind)]) {
      report.rule_ = &check->rule;
      check->onNote(report, note);
    }
  }
  for (const Check *check : allChecks()) {
    if (check->onStretch != nullptr) {
      report.rule_ = &check->rule;
      check->onStretch(report, stretch);
    }
    if (check->gist != nullptr) found->gists.push_back(check->gist(part, stretch));
  }
  found->waivers = mayHaveWaivers(stretch.text);
  return found;
}

bool Checker::Kept::sameCourse(std::size_t check, const std::vector<FoundPtr> &now, std::size_t front, std::size_t back,
                               const model::Layout &layout) {
  if (check >= course.size() || !course[check] || now.size() != found.size()) return false;
  for (std::size_t i = front; i + back < now.size(); ++i) {
    if (!now[i]->gists[check]->saysTheSame(*found[i]->gists[check])) return false;
  }
  bool sure = true;
  const auto move = [&](text::ByteRange &range) {
    const auto behind = std::upper_bound(begins.begin(), begins.end(), range.begin);
    const auto stretch = static_cast<std::size_t>(behind - begins.begin()) - 1;
    sure = sure && (stretch < front || stretch + back >= begins.size());
    const std::uint32_t by = layout.standing(stretch).begin - begins[stretch];
    range = {range.begin + by, range.end + by};
  };
  for (Diagnostic &diagnostic : *course[check]) eachRange(diagnostic, move);
  return sure;
}

void Checker::Kept::onCourse(const model::Transcript &transcript, const std::vector<FoundPtr> &now, std::size_t front,
                             std::size_t back, std::vector<Diagnostic> &out) {
  std::size_t number = 0;
  for (const Check *check : allChecks()) {
    if (check->gist == nullptr) continue;
    if (course.size() <= number) course.resize(number + 1);
    if (!sameCourse(number, now, front, back, transcript.layout)) {
      Report report(transcript, course[number].emplace());
      report.rule_ = &check->rule;
      Course all{transcript, {}};
      all.gists.reserve(now.size());
      for (const auto &one : now) all.gists.push_back(one->gists[number].get());
      check->onCourse(report, all);
    }
    out.insert(out.end(), course[number]->begin(), course[number]->end());
    ++number;
  }
}

void Checker::Kept::onWaivers(const model::Transcript &transcript, std::vector<Diagnostic> &out) {
  const std::vector<WaiverFault> faults = applyWaivers(*transcript.source, out);
  Report report(transcript, out);
  for (const WaiverFault &fault : faults) {
    if (const Check *check = dispatch().waivers[static_cast<std::size_t>(fault.kind)]) {
      report.rule_ = &check->rule;
      check->onWaiver(report, fault);
    }
  }
}

Checker::Checker() : kept_(std::make_unique<Kept>()) {}
Checker::~Checker() = default;

const replay::Parts &Checker::replayed() const {
  return kept_->parts;
}

std::vector<Diagnostic> Checker::check(const model::Transcript &transcript) {
  const model::Layout &layout = transcript.layout;
  // Fixes of a stretch can be in the front matter, and bring line ends of their own.
  if (kept_->head != transcript.head() || kept_->lineEnd != transcript.source->lineEnd()) {
    kept_->ids.clear();
    kept_->found.clear();
    kept_->course.clear();
    kept_->head = transcript.head();
    kept_->lineEnd = transcript.source->lineEnd();
  }
  std::vector<std::uint64_t> ids = model::idsOf(layout);
  const auto &old = kept_->ids;
  const model::SameStretches same = model::sameStretches(old, ids);
  const std::size_t front = same.front, back = same.back;
  const auto knownBetween = [&](std::uint64_t id) -> Kept::FoundPtr {
    const auto end = old.end() - static_cast<std::ptrdiff_t>(back);
    const auto at = std::find(old.begin() + static_cast<std::ptrdiff_t>(front), end, id);
    return at == end || id == model::kNoStretch ? nullptr : kept_->found[static_cast<std::size_t>(at - old.begin())];
  };

  std::vector<Diagnostic> diagnostics;
  Kept::onHead(transcript, diagnostics);
  std::vector<Kept::FoundPtr> all;
  all.reserve(layout.size());
  bool waivers = false;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    Kept::FoundPtr found = i < front                ? kept_->found[i]
                           : i + back >= ids.size() ? kept_->found[i + old.size() - ids.size()]
                                                    : knownBetween(ids[i]);
    if (found == nullptr)
      found = layout.size() == 1 ? Kept::look(transcript, layout.at(i)) : Kept::look(*transcript.only(i), layout.at(i));
    waivers = waivers || found->waivers;
    for (const Diagnostic &diagnostic : found->diagnostics)
      diagnostics.push_back(movedTo(diagnostic, found->begin, layout.standing(i).begin));
    all.push_back(std::move(found));
  }
  const auto inOrder = [](const Diagnostic &left, const Diagnostic &right) {
    return std::tie(left.range.begin, left.range.end, left.rule->id) <
           std::tie(right.range.begin, right.range.end, right.rule->id);
  };
  const auto sort = [&inOrder](std::vector<Diagnostic> &list) {
    if (!std::is_sorted(list.begin(), list.end(), inOrder)) std::stable_sort(list.begin(), list.end(), inOrder);
  };
  sort(diagnostics);
  const auto own = static_cast<std::ptrdiff_t>(diagnostics.size());
  kept_->onCourse(transcript, all, front, back, diagnostics);
  kept_->onReplay(transcript, diagnostics);
  std::stable_sort(diagnostics.begin() + own, diagnostics.end(), inOrder);
  std::inplace_merge(diagnostics.begin(), diagnostics.begin() + own, diagnostics.end(), inOrder);
  kept_->begins.clear();
  for (std::size_t i = 0; i < layout.size(); ++i) kept_->begins.push_back(layout.standing(i).begin);
  kept_->ids = std::move(ids);
  kept_->found = std::move(all);
  if (waivers) {
    Kept::onWaivers(transcript, diagnostics);
    sort(diagnostics);
  }
  return diagnostics;
}

std::vector<Diagnostic> check(const model::Transcript &transcript) {
  return Checker().check(transcript);
}

}  // namespace vtes::lint
