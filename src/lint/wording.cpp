#include "lint/wording.h"

#include <algorithm>
#include <cstdint>

#include "cards/fold.h"
#include "cards/terms.h"

namespace vtes::lint {

namespace {

// A message is one line that is read at a glance.
constexpr std::size_t kLongestQuote = 48;

bool continuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

bool isBlank(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

/// Of one character, up to U+FFFF; 0xFFFD for anything else.
std::uint32_t codePoint(std::string_view character) {
  const auto byte = [character](std::size_t i) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(character[i]));
  };
  if (character.size() == 1 && byte(0) < 0x80) return byte(0);
  if (character.size() == 2) return (byte(0) & 0x1FU) << 6U | (byte(1) & 0x3FU);
  if (character.size() == 3) return (byte(0) & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
  return 0xFFFD;
}

std::string_view clippedFront(std::string_view text, std::size_t length) {
  while (length > 0 && continuation(text[length])) --length;
  return text.substr(0, length);
}

std::string_view clippedBack(std::string_view text, std::size_t length) {
  std::size_t begin = text.size() - length;
  while (begin < text.size() && continuation(text[begin])) ++begin;
  return text.substr(begin);
}

std::string joined(const std::vector<std::string> &words, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) {
      text += i + 1 == words.size() ? worded(" {} ", last) : ", ";
    }
    text += words[i];
  }
  return text;
}

}  // namespace

std::string filledIn(std::string_view pattern, std::initializer_list<std::string_view> values) {
  std::string result;
  const auto *value = values.begin();
  for (;;) {
    const std::size_t place = pattern.find("{}");
    if (place == std::string_view::npos || value == values.end()) return result += pattern;
    result += pattern.substr(0, place);
    result += *value++;
    pattern.remove_prefix(place + 2);
  }
}

std::string quoted(std::string_view text) {
  std::string clipped;
  if (text.size() > kLongestQuote) {
    clipped = clippedFront(text, kLongestQuote / 2);
    clipped += "…";
    clipped += clippedBack(text, kLongestQuote / 4);
  } else {
    clipped = text;
  }
  std::string result = "`";
  for (const char byte : clipped) {
    const auto code = static_cast<unsigned char>(byte);
    if (isBlank(byte)) {
      result += ' ';
    } else if (code < 0x20 || code == 0x7F) {
      // The pictures of control characters, U+2400 to U+2421.
      result += "\xE2\x90";
      result += static_cast<char>(code == 0x7F ? 0xA1 : 0x80 + code);
    } else {
      result += byte;
    }
  }
  result += '`';
  return result;
}

std::string invisible(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    while (end < text.size() && continuation(text[end])) ++end;
    const auto code = codePoint(text.substr(at, end - at));
    const bool control = (code < 0x20 && !isBlank(text[at])) || (code >= 0x7F && code <= 0x9F);
    const bool format = code == 0xAD || (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
                        (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF;
    if (control || format) {
      constexpr std::string_view kDigits = "0123456789ABCDEF";
      std::string name = "U+";
      for (int shift = 12; shift >= 0; shift -= 4) name += kDigits[(code >> static_cast<unsigned>(shift)) & 0xFU];
      return name;
    }
    at = end;
  }
  return {};
}

std::string quotedList(const std::vector<std::string> &words, std::string_view last) {
  std::vector<std::string> all;
  all.reserve(words.size());
  for (const std::string &word : words) all.push_back(quoted(word));
  return joined(all, last);
}

std::string plainList(const std::vector<std::string> &words, std::string_view last) {
  return joined(words, last);
}

std::string counted(int number, std::string_view singular) {
  return worded("{} {}{}", std::to_string(number), singular, number == 1 ? "" : "s");
}

std::string_view marksOf(std::string_view word) {
  const std::size_t last = word.find_last_not_of("<>^#*");
  return last == std::string_view::npos ? word : word.substr(last + 1);
}

std::string termMeant(std::string_view word) {
  const std::string small = cards::foldLower(word);
  const std::size_t digits = std::min(small.find_first_not_of("0123456789"), small.size());
  if (digits > 0 && small.substr(digits) == "hs") return small.substr(0, digits) + " hs";
  return small != word && cards::termOf(small) != nullptr ? small : std::string();
}

std::string respelt(std::string_view seen, std::string_view word) {
  std::string result(word);
  if (marksOf(word).empty()) result += marksOf(seen);
  return result;
}

std::string cardNameOf(const model::Transcript &transcript, std::string_view abbreviation) {
  const std::string_view word = abbreviation.substr(0, abbreviation.size() - marksOf(abbreviation).size());
  if (transcript.cards == nullptr || word.empty()) return {};
  const auto candidates = transcript.cards->find(word);
  if (candidates.empty()) return {};
  return std::string(transcript.cards->card(candidates.front().card).natural);
}

std::string described(const model::Transcript &transcript, std::string_view abbreviation) {
  const std::string name = cardNameOf(transcript, abbreviation);
  return name.empty() ? quoted(abbreviation) : worded("{} ({})", quoted(abbreviation), name);
}

bool meansOneCard(const model::Transcript &transcript, std::string_view abbreviation) {
  const std::string_view word = abbreviation.substr(0, abbreviation.size() - marksOf(abbreviation).size());
  return transcript.cards != nullptr && transcript.cards->find(word).size() == 1;
}

Fix replacement(text::ByteRange range, std::string text, bool safe) {
  Fix fix;
  fix.title = worded("write {}", quoted(text));
  fix.safe = safe;
  fix.edits.push_back({range, std::move(text)});
  return fix;
}

Fix removal(text::ByteRange range, std::string_view seen, bool safe) {
  Fix fix;
  fix.title = worded("take {} out", quoted(seen));
  fix.safe = safe;
  fix.edits.push_back({range, {}});
  return fix;
}

}  // namespace vtes::lint
