#include "support/described.h"

#include <optional>
#include <sstream>

namespace vtes::test {

namespace {

class Writer {
 public:
  void add(text::ByteRange range) { out_ << range.begin << '-' << range.end << ' '; }
  void add(const std::optional<int> &number) {
    if (number) out_ << *number;
    out_ << ' ';
  }
  void add(const model::Reference &reference) {
    if (!reference.present()) return;
    out_ << '{' << static_cast<int>(reference.kind) << ' ' << reference.abbr << ' ' << reference.word << ' '
         << reference.card << ' ' << int{reference.player} << ' ' << int{reference.controller} << ' '
         << reference.advanced << reference.merged << ' ' << int{reference.copy} << ' ' << int{reference.draw} << ' ';
    add(reference.range);
    out_ << '}';
  }
  void add(const model::Item &item) {
    out_ << '[';
    add(item.range);
    add(item.who);
    add(item.amount);
    out_ << static_cast<int>(item.unit);
    add(item.what);
    out_ << int{item.sign} << item.term << ']';
  }
  void add(const model::DealClause &clause) {
    add(clause.range);
    add(clause.subject);
    add(clause.action);
    add(clause.target);
    out_ << clause.let << clause.negated << clause.duration;
  }
  void add(const model::Event &event) {
    out_ << "event " << model::toString(event.kind) << ' ';
    add(event.range);
    add(event.actor);
    add(event.extra().controller);
    add(event.card);
    add(event.extra().other);
    for (const model::Reference &target : event.targets) add(target);
    for (const model::Item &item : event.extra().terms) add(item);
    out_ << ';';
    for (const model::Item &item : event.result) add(item);
    out_ << event.level << ' ' << event.extra().term << ' ' << event.extra().message << ' ';
    if (event.extra().deal != nullptr) {
      for (const model::DealClause &clause : event.extra().deal->condition) add(clause);
      out_ << "->";
      for (const model::DealClause &clause : event.extra().deal->promise) add(clause);
    }
    add(event.cost);
    add(event.count);
    out_ << event.turn << ' ' << model::toString(event.phase) << event.phaseMarked << model::toString(event.action)
         << model::toString(event.unit) << event.flag << event.used << event.contestBegins << '\n';
  }
  void add(const model::Word &word) {
    out_ << "word " << static_cast<int>(word.role) << ' ' << static_cast<int>(word.match) << word.otherCase
         << word.pinned << ' ' << word.card << ' ' << word.margin << word.ambiguous << ' ';
    add(word.range);
    for (const cards::CardIndex other : word.others) out_ << other << ' ';
    out_ << '\n';
  }
  void add(const model::Note &note) {
    out_ << "note " << static_cast<int>(note.kind) << ' ';
    add(note.range);
    add(note.related);
    for (const std::string &word : note.words) out_ << word << ' ';
    out_ << note.number << ' ' << note.word << '\n';
  }
  void add(const model::Line &line) {
    out_ << "line " << line.line.firstLine << line.line.unfinished << ' ' << line.tree->text << ' ';
    add(line.line.bytes);
    out_ << '\n';
  }
  void add(const model::Player &player) {
    out_ << player.name << '/' << player.abbr << player.declared << player.seated << '\n';
  }
  void add(const lint::Diagnostic &finding) {
    out_ << finding.rule->id << ' ' << lint::toString(finding.severity) << ' ';
    add(finding.range);
    out_ << finding.message << " | " << finding.hint;
    for (const lint::Related &related : finding.related) {
      add(related.range);
      out_ << related.message;
    }
    for (const lint::Fix &fix : finding.fixes) {
      out_ << fix.title << fix.safe;
      for (const lint::Edit &edit : fix.edits) {
        add(edit.range);
        out_ << edit.text;
      }
    }
    out_ << '\n';
  }
  template <class Things>
  void all(const Things &things) {
    for (const auto &thing : things) add(thing);
  }
  [[nodiscard]] std::string text() const { return out_.str(); }

 private:
  std::ostringstream out_;
};

}  // namespace

std::string described(const model::Transcript &transcript) {
  Writer writer;
  writer.all(transcript.players);
  writer.all(transcript.lines);
  writer.all(transcript.events);
  writer.all(transcript.words);
  writer.all(transcript.notes);
  return writer.text();
}

std::string described(const std::vector<lint::Diagnostic> &findings) {
  Writer writer;
  writer.all(findings);
  return writer.text();
}

}  // namespace vtes::test
