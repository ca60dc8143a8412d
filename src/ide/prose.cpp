#include "ide/prose.h"

#include <utf8proc.h>

#include <algorithm>

#include "tell/language.h"

namespace vtes::ide {

namespace {

bool isMark(char c) {
  constexpr std::string_view kMarks = "\\*_[]<>#|~&!{}";
  return kMarks.find(c) != std::string_view::npos;
}

/// A line that begins so would be a list, a heading or a rule.
bool beginsBlock(std::string_view text) {
  if (text.empty()) return false;
  if (text.front() == '-' || text.front() == '+' || text.front() == '=') return true;
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  return digits > 0 && digits < text.size() && (text[digits] == '.' || text[digits] == ')');
}

}  // namespace

std::string oneLine(std::string_view text) {
  std::string plain = tell::plainText(text);
  if (std::all_of(plain.begin(), plain.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
    return plain;
  std::string out;
  const auto *bytes = reinterpret_cast<const utf8proc_uint8_t *>(plain.data());
  for (std::size_t at = 0; at < plain.size();) {
    utf8proc_int32_t point = 0;
    const auto length = utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(plain.size() - at), &point);
    if (length > 0) {
      out.append(plain, at, static_cast<std::size_t>(length));
      at += static_cast<std::size_t>(length);
    } else {
      out += "\uFFFD";
      ++at;
    }
  }
  return out;
}

std::string codeSpan(std::string_view text) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  const std::string_view blank = longest > 0 ? " " : "";
  std::string out = fence;
  out += blank;
  out += text;
  out += blank;
  return out += fence;
}

std::string escaped(std::string_view text) {
  std::string out;
  if (beginsBlock(text)) {
    const std::size_t at = std::min(text.find_first_not_of("0123456789"), text.size());
    out += text.substr(0, at);
    out += '\\';
    text.remove_prefix(at);
    out += text.front();
    text.remove_prefix(1);
  }
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '`') {
      const std::size_t close = text.find('`', i + 1);
      if (close != std::string_view::npos && close > i + 1) {
        out += text.substr(i, close + 1 - i);
        i = close;
        continue;
      }
      out += '\\';
    } else if (isMark(c)) {
      out += '\\';
    }
    out += c;
  }
  return out;
}

void ProseWriter::block(std::string_view markdown, std::string_view plain) {
  if (!prose_.markdown.empty()) {
    prose_.markdown += "\n\n";
    prose_.plain += "\n\n";
  }
  prose_.markdown += markdown;
  prose_.plain += plain;
  listing_ = false;
}

ProseWriter &ProseWriter::heading(std::string_view name, std::string_view code) {
  const std::string shown = oneLine(name);
  const std::string mark = oneLine(code);
  std::string markdown = "**" + escaped(shown) + "**";
  if (!mark.empty()) markdown += " " + codeSpan(mark);
  block(markdown, mark.empty() ? shown : shown + " `" + mark + "`");
  return *this;
}

ProseWriter &ProseWriter::paragraph(std::string_view text) {
  const std::string shown = oneLine(text);
  if (!shown.empty()) block(escaped(shown), shown);
  return *this;
}

ProseWriter &ProseWriter::fact(std::string_view label, std::string_view value) {
  const std::string shown = oneLine(value);
  if (shown.empty()) return *this;
  const std::string markdown = "- " + escaped(label) + ": " + escaped(shown);
  const std::string plain = std::string(label) + ": " + shown;
  if (listing_) {
    prose_.markdown += "\n" + markdown;
    prose_.plain += "\n" + plain;
  } else {
    block(markdown, plain);
  }
  listing_ = true;
  return *this;
}

ProseWriter &ProseWriter::example(std::string_view code) {
  const std::string shown = oneLine(code);
  if (!shown.empty()) block("```vtes\n" + shown + "\n```", shown);
  return *this;
}

ProseWriter &ProseWriter::quote(std::string_view text) {
  std::string markdown;
  std::string plain;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string line = oneLine(text.substr(0, end));
    if (!markdown.empty()) {
      // A quoted paragraph goes on in the next line: a blank one keeps the lines apart.
      markdown += "\n>\n";
      plain += '\n';
    }
    markdown += "> " + escaped(line);
    plain += line;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (!plain.empty()) block(markdown, plain);
  return *this;
}

ProseWriter &ProseWriter::add(const Prose &prose) {
  if (!prose.empty()) block(prose.markdown, prose.plain);
  return *this;
}

}  // namespace vtes::ide
