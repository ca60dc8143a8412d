#pragma once
/// Texts for people, in the two forms that editors show.

#include <string>
#include <string_view>

namespace vtes::ide {

/// The same text twice. Neither has a line end at its end; both are UTF-8.
struct Prose {
  std::string markdown;  ///< CommonMark, names escaped
  std::string plain;
  [[nodiscard]] bool empty() const { return plain.empty(); }
};

/// Writes both forms at once. Texts are given plain, with code in backticks; what comes from a transcript may hold any
/// bytes, and stays on one line.
class ProseWriter {
 public:
  /// A name, and the code that stands for it.
  ProseWriter &heading(std::string_view name, std::string_view code = {});
  ProseWriter &paragraph(std::string_view text);
  /// One of a list of facts; those that follow each other are one list.
  ProseWriter &fact(std::string_view label, std::string_view value);
  /// A line of the notation.
  ProseWriter &example(std::string_view code);
  /// Words that are not ours, line by line.
  ProseWriter &quote(std::string_view text);
  /// Prose that is there already.
  ProseWriter &add(const Prose &prose);

  [[nodiscard]] bool empty() const { return prose_.empty(); }
  [[nodiscard]] Prose take() { return std::move(prose_); }

 private:
  void block(std::string_view markdown, std::string_view plain);
  Prose prose_;
  bool listing_ = false;
};

/// On one line, without characters that steer a terminal or end a line.
[[nodiscard]] std::string oneLine(std::string_view text);
/// Text in Markdown: what would be taken for marks is escaped, code in backticks stays code.
[[nodiscard]] std::string escaped(std::string_view text);
/// In backticks; in more of them where there are some in it.
[[nodiscard]] std::string codeSpan(std::string_view text);

}  // namespace vtes::ide
