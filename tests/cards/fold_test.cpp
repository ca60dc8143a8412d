#include "cards/fold.h"

#include <doctest/doctest.h>

using vtes::cards::fold;
using vtes::cards::foldLower;

TEST_CASE("diacritics fold, case stays (READING 2, 3)") {
  CHECK(fold("Zoë") == "Zoe");
  CHECK(fold("Wasserschloß") == "Wasserschloss");
  CHECK(fold("Hjortshøj Bolesław Cœur Đorđe Æneas") == "Hjortshoj Boleslaw Coeur Dorde AEneas");
  CHECK(fold("Grażyna Olesińska Věnceslava") == "Grazyna Olesinska Venceslava");
  CHECK(fold("Zoe\u0308") == "Zoe");
  CHECK(foldLower("Étienne ÜRESSÉG") == "etienne uresseg");
}

TEST_CASE("bytes that are no UTF-8 stay") {
  CHECK(fold("a\xFF\x62") == "a\xFF\x62");
  CHECK(fold("a\xC3") == "a\xC3");
  CHECK(fold("").empty());
}
