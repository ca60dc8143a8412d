#include "tell/language.h"

#include <algorithm>

namespace vtes::tell {

namespace {

std::string_view textOf(const Language &language, Text text) {
  return language.texts[static_cast<std::size_t>(text)];
}

/// The form at a place between `|`; the last one where there are fewer.
std::string_view formOf(std::string_view pattern, std::size_t form) {
  for (; form > 0; --form) {
    const std::size_t bar = pattern.find('|');
    if (bar == std::string_view::npos) break;
    pattern.remove_prefix(bar + 1);
  }
  return pattern.substr(0, pattern.find('|'));
}

std::string_view valueOf(Values values, std::string_view name) {
  const auto *const found =
      std::find_if(values.begin(), values.end(), [name](const auto &value) { return value.first == name; });
  return found == values.end() ? std::string_view{} : found->second;
}

/// Fills in a stretch without groups. `complete` turns false where a value is empty.
std::string filled(std::string_view pattern, Values values, bool &complete) {
  constexpr std::string_view kPossessive = "'s";
  std::string out;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    out += pattern.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = pattern.find('}', open);
    std::string_view name = pattern.substr(open + 1, close - open - 1);
    const bool possessive = name.ends_with(kPossessive);
    if (possessive) name.remove_suffix(kPossessive.size());
    const std::string_view value = valueOf(values, name);
    if (value.empty()) {
      complete = false;
    } else {
      out += value;
      if (possessive) out += kPossessive;
    }
    pattern.remove_prefix(close + 1);
  }
  return out;
}

std::string filledIn(std::string_view pattern, Values values) {
  std::string out;
  while (!pattern.empty()) {
    bool complete = true;
    const std::size_t open = pattern.find('[');
    out += filled(pattern.substr(0, open), values, complete);
    if (open == std::string_view::npos) break;
    const std::size_t close = pattern.find(']', open);
    complete = true;
    const std::string group = filled(pattern.substr(open + 1, close - open - 1), values, complete);
    if (complete) out += group;
    pattern.remove_prefix(close + 1);
  }
  return out;
}

bool control(char byte) {
  return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F;
}

}  // namespace

std::string sayForm(const Language &language, Text text, std::size_t form, Values values) {
  return filledIn(formOf(textOf(language, text), form), values);
}

std::string say(const Language &language, Text text, int count, Values values) {
  return sayForm(language, text, language.form(count), values);
}

std::string say(const Language &language, Text text, Values values) {
  return sayForm(language, text, 0, values);
}

std::string list(const Language &language, const std::vector<std::string> &elements) {
  if (elements.empty()) return {};
  if (elements.size() == 1) return elements.front();
  if (elements.size() == 2) return say(language, Text::ListTwo, {{"a", elements[0]}, {"b", elements[1]}});
  // An element with a comma of its own would look like two.
  const bool heavy = std::any_of(elements.begin(), elements.end() - 1, [](const std::string &element) {
    return element.find(kAppositionEnds) != std::string::npos;
  });
  std::string out = elements.front();
  for (std::size_t i = 1; i < elements.size(); ++i) {
    const bool last = i + 1 == elements.size();
    const Text text =
        last ? (heavy ? Text::ListLastHeavy : Text::ListLast) : (heavy ? Text::ListNextHeavy : Text::ListNext);
    out = say(language, text, {{"a", out}, {"b", elements[i]}});
  }
  return out;
}

std::string plainText(std::string_view text) {
  std::string out;
  for (const char byte : text) {
    const bool blank = byte == ' ' || (byte >= '\t' && byte <= '\r');
    if (control(byte) && !blank) {
      out += "\uFFFD";
      continue;
    }
    const char plain = blank ? ' ' : byte;
    if (plain == ' ' && (out.empty() || out.back() == ' ')) continue;
    out += plain;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

std::string finished(std::string_view sentence) {
  std::string out;
  bool apposition = false;
  bool large = false;
  for (const char byte : sentence) {
    if (byte == kOwnWords) {
      large = large || out.empty();
      continue;
    }
    if (byte == kAppositionEnds) {
      apposition = true;
      continue;
    }
    if (apposition && std::string_view(",.;:)'\"").find(byte) == std::string_view::npos) out += ',';
    apposition = false;
    const bool lift = large && byte >= 'a' && byte <= 'z';
    out += lift ? static_cast<char>(byte - 'a' + 'A') : byte;
    large = false;
  }
  if (!out.empty() && std::string_view(".!?").find(out.back()) == std::string_view::npos) out += '.';
  return out;
}

}  // namespace vtes::tell
