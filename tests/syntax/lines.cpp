#include "syntax/lines.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "text/source.h"

namespace vtes::syntax {

namespace {

const std::vector<std::string> kWords = {
    "UN",     "MA",  "MI",     "IN",       "DI",     "x",         "X",          "%",         "\uFF05",    "bd",
    "ht",     "ga",  "de",     "lt",       "rt",     "bk",        "hd",         "wn",        "cr",        "lr",
    "pc",     "pe",  "ep",     "et",       "bt",     "rip",       "rg",         "ot",        "wd",        "cc",
    "ct",     "yc",  "yt",     "nb",       "bo",     "me",        "rl",         "sa",        "hs",        "edge",
    "let",    "not", "nxt",    "ak",       "ec",     "pa",        "rm",         "vamp",      "vamp3",     "NELS",
    "JD",     "K",   "J",      "t",        "Kora",   "JoAm",      "UbSa",       "goun",      "44ma",      "dera",
    "2b",     "12p", "12",     "7",        "!tor",   "\uFF01tor", "vampDI",     "conf>JoAm", "bdKora",    "gounNELS",
    "<",      ">",   ">>>",    "\u00AB",   "\u00BB", "\u2039",    "^",          "#",         "/",         "/3anre",
    "(",      ")",   "[",      "]",        "{",      "}",         "(nb)",       "(3)",       "\uFF08",    ",",
    "\u3001", ";",   "+",      "-",        "\u2013", "\u2212",    "->",         "=>",        "\u2192",    ".",
    "\u3002", "'",   "\"",     "\u201C",   "?",      "=",         "\u2022",     "*",         "// a note", "\r",
    "\n",     "\t",  "\u00A0", "\u00C9lo", "\u0301", "e\u0301",   "\U0001F9DB", "\u65E5",    "\x1A",      "$"};

const std::vector<std::string> kDealWords = {
    "->", "->", "=>", "let",  "not",  "nxt", "ak", "ec",     "pa",  "rm",   "NELS", "MA", "UN", "K",  "t", "Kora",
    "bd", "bk", "et", "goun", "44ma", "/sa", "/",  "/3anre", "(3)", "(",    ")",    ",",  "12", "2b", "x", "%",
    "nb", "sa", "+",  "-",    "me",   "rl",  "cc", "hd",     "lr",  "!tor", "<",    ">",  "?",  "'",  ".", ";"};

}  // namespace

void appendCharacter(std::string &text, char32_t point) {
  if (point < 0x80) {
    text += static_cast<char>(point);
  } else if (point < 0x800) {
    text += static_cast<char>(0xC0U | point >> 6U);
    text += static_cast<char>(0x80U | (point & 0x3FU));
  } else if (point < 0x10000) {
    text += static_cast<char>(0xE0U | point >> 12U);
    text += static_cast<char>(0x80U | (point >> 6U & 0x3FU));
    text += static_cast<char>(0x80U | (point & 0x3FU));
  } else {
    text += static_cast<char>(0xF0U | point >> 18U);
    text += static_cast<char>(0x80U | (point >> 12U & 0x3FU));
    text += static_cast<char>(0x80U | (point >> 6U & 0x3FU));
    text += static_cast<char>(0x80U | (point & 0x3FU));
  }
}

std::vector<std::string> realLines() {
  std::vector<std::string> lines;
  for (const char *folder : {"/tests/golden", "/samples"}) {
    const std::filesystem::path root = std::string(VTES_SOURCE_DIR) + folder;
    if (!std::filesystem::exists(root)) continue;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(root)) {
      if (!entry.is_regular_file()) continue;
      std::ifstream file(entry.path(), std::ios::binary);
      const auto source = text::Source::make(std::string(std::istreambuf_iterator<char>(file), {}));
      for (std::uint32_t line = 1; line <= source->lineCount(); ++line)
        lines.emplace_back(source->slice(source->line(line)));
      for (const text::LogicalLine &line : source->logicalLines()) lines.emplace_back(source->slice(line.bytes));
    }
  }
  // The order of a folder's files is the file system's.
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

const std::vector<std::string> &oddLines() {
  static const std::vector<std::string> lines = {
      "",
      " ",
      "\u00A0",
      "\u00A0Kora\u00A0bd\u00AD",
      "Kora bd \u2013 NELS",
      "44ma",
      "-44ma",
      "Alex. (nb)",
      "Kora bd (he said. so) (nb)",
      "Kora \" (nb)",
      "Kora let (nb)",
      "2b",
      "+2b",
      "/3anre",
      "/3",
      "/ sa",
      "vampDI",
      "vamp12DI",
      "!tor",
      "! tor",
      "\uFF01tor",
      ">>>",
      "<>",
      "conf>>>",
      "conf\u00BB",
      "\u00AB",
      "\u2013",
      "\u2212",
      "=",
      "=>",
      "->",
      "a -> b -> c",
      "a -> (b -> c)",
      "let",
      "let not nxt",
      "let (3) K ak (nb) not (3) K nxt MA",
      "NELS let K bd not, K bd -> not bd not",
      "not NELS -> not bd",
      "((((((((((((((((Kora))))))))))))))))",
      "((((((((((((((((((((((((((((((((",
      "))))))))",
      "(()(()))",
      "Kora (nb, FERD 3, STAN 1",
      "Kora (see section 2.2. Untap Phase) (nb)",
      "Alex. (nb)",
      "Kora ? (3)",
      "\u0301",
      "\u0301\u0301\u0301",
      "e\u0301\u0301",
      "\u0301\u0301K",
      "12\u030112\u0301\u0301",
      "12\u030112\u0301\u0301K",
      "E\u0301lodie",
      "\u01C5 \u1E9E",
      "\U0001F9DB bd",
      "a\U0010FFFF",
      "\u65E5\u672C bd",
      "\uFEFFKora",
      "// only a note",
      "Kora // a note\nNELS bd\r\n",
      "* Kora bd",
      "\u2022 Kora bd",
      "99999999999999999999999999999999999999999999b",
      "99999999999999999999999999999999999999999999",
      std::string(300, '>'),
      std::string(300, 'a') + "B",
      "a,b,c;,;",
      "; cc",
      "%+NELS-K%",
      "IGOR Stan^#<>>",
      "Kora bd NELS,(3)",
      std::string("NUL \0 inside", 12),
      "\xFF\xFE invalid \xC3",
  };
  return lines;
}

std::string LineMaker::next() {
  switch (pick(6)) {
    case 0:
      return bytes();
    case 1:
      return characters();
    case 2:
    case 3:
      return real_.empty() ? words(kWords) : mutation();
    case 4:
      return words(kDealWords);
    default:
      return words(kWords);
  }
}

std::string LineMaker::words(const std::vector<std::string> &vocabulary) {
  std::string line;
  const std::size_t blanks = pick(4);
  for (std::size_t count = pick(12); count > 0; --count) {
    line += vocabulary[pick(vocabulary.size())];
    if (pick(4) < blanks) line += ' ';
  }
  return line;
}

std::string LineMaker::bytes() {
  std::string line;
  for (std::size_t count = pick(24); count > 0; --count) line += static_cast<char>(pick(pick(2) == 0 ? 256 : 128));
  return line;
}

/// Characters at and around the limits of the grammar's ranges.
std::string LineMaker::characters() {
  static constexpr std::array<char32_t, 40> kNear = {
      0x09,   0x30,   0x41,   0x61,   0x7F,   0xA0,   0xAA,   0xC0,   0xD7,   0xDF,   0xF7,    0x100,   0x138,  0x149,
      0x178,  0x180,  0x24F,  0x2AF,  0x300,  0x36F,  0x37E,  0x391,  0x3CE,  0x400,  0x45F,   0x531,   0x1680, 0x1D00,
      0x1E00, 0x2000, 0x2010, 0x2039, 0x2190, 0x2C00, 0x3000, 0xF900, 0xFE60, 0xFF00, 0x10000, 0x10FFF0};
  std::string line;
  for (std::size_t count = pick(12); count > 0; --count) {
    char32_t point = kNear[pick(kNear.size())];
    point = point - 1 + static_cast<char32_t>(pick(pick(2) == 0 ? 3 : 15));
    appendCharacter(line, point);
  }
  return line;
}

std::string LineMaker::mutation() {
  std::string line = real_[pick(real_.size())].substr(0, 120);
  for (std::size_t count = 1 + pick(4); count > 0; --count) {
    const std::size_t at = pick(line.size() + 1);
    const std::size_t length = std::min(line.size() - at, pick(6));
    switch (pick(5)) {
      case 0:
        line.erase(at, length);
        break;
      case 1:
        line.insert(at, kWords[pick(kWords.size())]);
        break;
      case 2:
        line.replace(at, length, kWords[pick(kWords.size())]);
        break;
      case 3:
        line.insert(at, line.substr(at, length));
        break;
      default: {
        const std::string &other = real_[pick(real_.size())];
        line = line.substr(0, at) + other.substr(pick(other.size() + 1)).substr(0, 80);
        break;
      }
    }
  }
  return line;
}

}  // namespace vtes::syntax
