#include "cards/sentences.h"

#include <algorithm>

#include "cards/fold.h"

namespace vtes::cards {
namespace {

bool letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '\'' || c == '-' || c == '+';
}

}  // namespace

std::string plainText(std::string_view text) {
  std::string out = foldLower(text);
  std::erase_if(out, [](char c) { return c == '{' || c == '}'; });
  std::replace(out.begin(), out.end(), '/', ' ');
  return out;
}

std::vector<Sentence> sentencesOf(std::string_view text) {
  std::vector<Sentence> out;
  Sentence current;
  std::string word;
  const auto endWord = [&] {
    while (!word.empty() && (word.back() == '\'' || word.back() == '-')) word.pop_back();
    if (!word.empty()) current.words.push_back(word);
    word.clear();
  };
  const auto endSentence = [&] {
    endWord();
    if (!current.words.empty()) {
      current.text = " ";
      for (const auto &each : current.words) current.text += each + ' ';
      out.push_back(std::move(current));
    }
    current = {};
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (letter(c)) {
      word.push_back(c);
    } else if (c == '\n' || (c == '.' && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\n' ||
                                          text[i + 1] == ')'))) {
      endSentence();
    } else if (c == '[') {  // an icon is no word
      endWord();
      while (i < text.size() && text[i] != ']') ++i;
    } else {
      endWord();
    }
  }
  endSentence();
  return out;
}

}  // namespace vtes::cards
