#include "lsp/settings.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "lsp/client.h"

using namespace vtes;
using lsp::Json;
using lsp::readSettings;
using lsp::Settings;

TEST_CASE("settings, and what is none") {
  std::vector<std::string> complaints;
  const Settings settings = readSettings(
      {{"cards", "/facts"}, {"minSeverity", "warning"}, {"inlayHints", true}, {"codeLens", nullptr}, {"path", "vtes"}},
      {}, complaints);
  CHECK(complaints.empty());
  CHECK(settings.cards == "/facts");
  CHECK((settings.minSeverity == lint::Severity::Warning));
  CHECK(settings.inlayHints);
  CHECK(settings.codeLens);
  CHECK(settings.inlayStealth);
  const Settings fewer =
      readSettings({{"inlayNames", false}, {"inlayPools", false}, {"inlayStealth", false}, {"inlayVotes", false}},
                   settings, complaints);
  CHECK(complaints.empty());
  CHECK(fewer.inlayHints);
  CHECK_FALSE((fewer.inlayNames || fewer.inlayPools || fewer.inlayStealth || fewer.inlayVotes));
  CHECK((readSettings(nullptr, settings, complaints) == settings));
  CHECK(complaints.empty());

  CHECK((readSettings({{"cards", 7}, {"minSeverity", "grave"}, {"inlayHint", true}, {"codeLens", 1}}, settings,
                      complaints) == settings));
  CHECK(complaints ==
        std::vector<std::string>{
            "the setting `cards` is `7`, but it has to be a string",
            "the setting `minSeverity` is `\"grave\"`, but it has to be `error`, `warning`, `information` or `hint`",
            "the setting `codeLens` is `1`, but it has to be `true` or `false`",
            "there is no setting `inlayHint`; did you mean `inlayHints`?"});
  complaints.clear();
  CHECK((readSettings(Json::array(), settings, complaints) == settings));
  CHECK(complaints.size() == 1);
}

TEST_CASE("a client is what it says, and nothing it does not say") {
  const lsp::Client none = lsp::readClient(Json::object());
  CHECK(none.encodingName == "utf-16");
  CHECK_FALSE(none.hoverMarkdown);
  CHECK_FALSE(none.documentChanges);
  CHECK_FALSE(none.actionLiterals);
  // Of the wrong type counts as not said.
  CHECK(lsp::readClient({{"capabilities", 7}, {"processId", "x"}}).processId == 0);
  const auto encoding = [](Json offered) {
    return lsp::readClient({{"capabilities", {{"general", {{"positionEncodings", std::move(offered)}}}}}}).encodingName;
  };
  CHECK(encoding({"utf-8", "utf-16"}) == "utf-8");
  CHECK(encoding({"utf-16", "utf-8"}) == "utf-16");
  CHECK(encoding({"utf-7", "utf-32"}) == "utf-32");
  CHECK(encoding({"ebcdic"}) == "utf-16");
  CHECK(encoding(Json::array()) == "utf-16");
  const auto markdown = [](Json formats) {
    return lsp::readClient({{"capabilities", {{"textDocument", {{"hover", {{"contentFormat", std::move(formats)}}}}}}}})
        .hoverMarkdown;
  };
  CHECK(markdown({"markdown", "plaintext"}));
  CHECK_FALSE(markdown({"plaintext", "markdown"}));
  CHECK_FALSE(markdown({"plaintext"}));
  CHECK(markdown({"markdown"}));
}
