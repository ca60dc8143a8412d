#include "model/word_table.h"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

using vtes::model::WordTable;

TEST_CASE("words of all lengths are told apart, and their values stay where they are") {
  std::vector<std::string> words{""};
  for (std::size_t size = 1; size <= 20; ++size) {
    words.push_back(std::string(size, 'a'));
    words.push_back(std::string(size, '\0'));
    for (std::size_t at = 0; at < size; ++at) {
      words.push_back(std::string(size, 'a'));
      words.back()[at] = 'b';
    }
  }
  WordTable<int> table;
  std::vector<const int *> places;
  for (std::size_t i = 0; i < words.size(); ++i) {
    CHECK(table.find(words[i]) == nullptr);
    places.push_back(&(table[words[i]] = static_cast<int>(i)));
  }
  CHECK(table.size() == words.size());
  const WordTable<int> moved = std::move(table);
  for (std::size_t i = 0; i < words.size(); ++i) {
    CHECK(moved.find(words[i]) == places[i]);
    CHECK(*places[i] == static_cast<int>(i));
  }
}

TEST_CASE("a table that was cleared knows nothing, and learns anew") {
  WordTable<int> table;
  for (int i = 0; i < 1000; ++i) table[std::to_string(i)] = i;
  table.clear();
  CHECK(table.size() == 0);
  CHECK(table.find("7") == nullptr);
  table["7"] = 8;
  CHECK(*table.find("7") == 8);
}
