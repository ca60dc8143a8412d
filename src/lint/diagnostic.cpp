#include "lint/diagnostic.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "lint/check.h"

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

  Dispatch() {
    for (const Check *check : allChecks()) {
      if (check->fault) faults[static_cast<std::size_t>(*check->fault)] = check;
      if (check->note) notes[static_cast<std::size_t>(*check->note)] = check;
      if (check->frontMatter) frontMatter[static_cast<std::size_t>(*check->frontMatter)] = check;
      if (check->waiver) waivers[static_cast<std::size_t>(*check->waiver)] = check;
    }
  }
};

}  // namespace

std::string_view toString(Severity severity) {
  return kSeverityNames[static_cast<std::size_t>(severity)];
}

std::optional<Severity> severityNamed(std::string_view name) {
  const auto *found = std::find(kSeverityNames.begin(), kSeverityNames.end(), name);
  if (found == kSeverityNames.end()) return std::nullopt;
  return static_cast<Severity>(found - kSeverityNames.begin());
}

Diagnostic &Report::add(text::ByteRange range, std::string message) {
  Diagnostic &diagnostic = out_.emplace_back();
  diagnostic.rule = rule_;
  diagnostic.severity = rule_->severity;
  diagnostic.range = range;
  diagnostic.message = std::move(message);
  return diagnostic;
}

std::vector<Diagnostic> check(const model::Transcript &transcript) {
  static const Dispatch kDispatch;
  std::vector<Diagnostic> found;
  Report report(transcript, found);

  for (const model::FrontMatterFault &fault : transcript.frontMatter.faults) {
    if (const Check *check = kDispatch.frontMatter[static_cast<std::size_t>(fault.kind)]) {
      report.rule_ = &check->rule;
      check->onFrontMatter(report, fault);
    }
  }
  for (const model::Line &line : transcript.lines) {
    for (const syntax::Fault &fault : line.tree->faults) {
      if (const Check *check = kDispatch.faults[static_cast<std::size_t>(fault.kind)]) {
        report.rule_ = &check->rule;
        const std::uint32_t base = line.line.bytes.begin;
        check->onFault(report, {line, fault, {base + fault.range.begin, base + fault.range.end}});
      }
    }
  }
  for (const model::Note &note : transcript.notes) {
    if (const Check *check = kDispatch.notes[static_cast<std::size_t>(note.kind)]) {
      report.rule_ = &check->rule;
      check->onNote(report, note);
    }
  }
  for (const Check *check : allChecks()) {
    if (check->onTranscript != nullptr) {
      report.rule_ = &check->rule;
      check->onTranscript(report);
    }
  }
  for (const WaiverFault &fault : applyWaivers(*transcript.source, found)) {
    if (const Check *check = kDispatch.waivers[static_cast<std::size_t>(fault.kind)]) {
      report.rule_ = &check->rule;
      check->onWaiver(report, fault);
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const Diagnostic &left, const Diagnostic &right) {
    return std::tie(left.range.begin, left.range.end, left.rule->id) <
           std::tie(right.range.begin, right.range.end, right.rule->id);
  });
  return found;
}

}  // namespace vtes::lint
