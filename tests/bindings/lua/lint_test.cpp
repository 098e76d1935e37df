// What the compiler and the linter tell beyond misspelt words: each test is a kind of mistake.

#include "tests/bindings/lua/scripted.hpp"

namespace highnoon::test {
namespace {

/// Lines 4 and on are the body of a noon ability.
std::string noon(const std::string& body) {
  return "card \"home\" {\n  noon {\n    text = \"Noon: something.\",\n" + body + "\n  },\n}\n";
}

std::string function(const std::string& body) {
  return noon("    choose = { dude { as = \"gun\" } },\n    effect = {\n      function(play)\n" +
              body + "\n      end,\n    },");
}

/// Whether a message with this in it is about this line.
bool tells(const Loaded& loaded, int line, const std::string& part) {
  const std::vector<Diagnostic>& all = loaded.diagnostics.all();
  return std::any_of(all.begin(), all.end(), [&](const Diagnostic& one) {
    return one.line == line && one.message.find(part) != std::string::npos;
  });
}

TEST(Lint, AKeyThatStandsTwiceInATable) {
  const Loaded loaded = load(noon("    cost = { boot },\n    effect = { draw(1) },\n    cost = { pay(1) },"));
  EXPECT_TRUE(tells(loaded, 6, "\"cost\" stands twice in this table, also in line 4")) << loaded.text();
}

TEST(Lint, TheSameTwiceInARow) {
  const Loaded loaded = load(noon("    effect = {\n      draw(1),\n      draw(1),\n    },"));
  EXPECT_TRUE(tells(loaded, 6, "the same stands twice in a row")) << loaded.text();
}

TEST(Lint, AWordMissingBeforeABracket) {
  const Loaded loaded = load(noon("    choose = { dude {\n      bullets = (3),\n    } },\n    effect = { draw(1) },"));
  EXPECT_TRUE(tells(loaded, 5, "a word is missing before the bracket")) << loaded.text();
}

TEST(Lint, WhatIsMadeInNoCard) {
  const std::string good = noon("    effect = { draw(1) },");
  EXPECT_TRUE(tells(load("noon { text = \"x\", effect = { draw(1) } }\n" + good), 1, "what \"noon\" makes here is in no card"));
  EXPECT_TRUE(tells(load("card \"home\"\n"), 1, "this card has no list of abilities"));
  EXPECT_TRUE(tells(load("local all dude {}\n" + good), 1, "\"all\" gets no value"));
  EXPECT_TRUE(load("local all =\n  dude { wanted = true }\n" + good).diagnostics.empty());
}

TEST(Lint, WhatAFunctionCannotName) {
  EXPECT_TRUE(tells(load(function("        local n = play:number(paid)\n        play:pay { player = you, ghost_rock = m }")), 8, "unknown word \"m\""));
  EXPECT_TRUE(load(function("        play:bot(self)")).says("there is no \"bot\" to call"));
  EXPECT_TRUE(load(function("        if play.gun.boted then play:boot(self) end")).says("there is no field \"boted\" (did you mean \"booted\"?)"));
  EXPECT_TRUE(load(function("        play:modify { \"gun\", bulets = 1 }")).says("unknown key \"bulets\" of \"modify\" (did you mean \"bullets\"?)"));
  EXPECT_TRUE(load(function("        play:modify { \"gnu\", bullets = 1 }")).says("nothing is named \"gnu\" (did you mean \"gun\"?)"));
  EXPECT_TRUE(load(function("        total = 3")).says("\"total\" cannot be a global"));
  EXPECT_TRUE(load(function("        play:find(dude {})")).says("must be made outside of the function"));
  EXPECT_TRUE(load(function("        local n = play play:boot(self)")).says("a statement begins in the middle of the line"));
}

TEST(Lint, AFunctionThatIsRightIsLeftAlone) {
  const Loaded loaded = load("local rivals = dude { side = opposing }\n" + function(R"(        local seen = {}
        for i, rival in ipairs(play:find(rivals)) do
          if rival:has "Deputy" and rival.bullets > play.gun.bullets then table.insert(seen, rival) end
          seen.last = i
        end
        for _, player in ipairs(play:players(other_players)) do play:lose { player = player, ghost_rock = #seen } end
        play:modify(self, { bullets = seen.last, lasts = today }))"));
  EXPECT_TRUE(loaded.diagnostics.empty()) << loaded.text();
}

TEST(CardLoader, TellsOfValuesThatWouldBeDropped) {
  EXPECT_TRUE(tells(load(noon("    choose { dude { as = \"x\" } },\n    effect = { draw(1) },")), 4, "what stands here has no key; \"noon\" has only keys"));
  EXPECT_TRUE(load(noon("    choose = { dude { 7 } },\n    effect = { draw(1) },")).says("\"dude\" takes no value without a key"));
  EXPECT_TRUE(load(noon("    effect = { gain { ghost_rock = bullets_of(self, self) } },")).says("\"bullets_of\" takes one value"));
  EXPECT_TRUE(load(noon("    effect = { gain { ghost_rock = 1 } },\n    cost = { pay() },")).says("\"pay\" lacks a number"));
  EXPECT_TRUE(tells(load(noon("    effect = { draw(1) },\n    cost = {},")), 5, "a list of costs is empty"));
  EXPECT_TRUE(load(noon("    effect = { later { dude_aced {}, draw(1), last = today } },")).says("unknown key \"last\" of \"later\""));
}

TEST(CardLoader, CardsAreNoNumber) {
  const Loaded loaded = load("local all = dude {}\n" + noon("    effect = {\n      gain { ghost_rock = all },\n    },"));
  EXPECT_TRUE(tells(loaded, 6, "this must be a number, and is cards: count_of(...)")) << loaded.text();
}

TEST(CardLoader, TellsTheLineOfTheItem) {
  const Loaded effects = load(noon("    effect = {\n      draw(1),\n      7,\n      when { dude {},\n             draw(2),\n             \"x\" },\n    },"));
  EXPECT_TRUE(tells(effects, 6, "an effect is a word or a function, not a number")) << effects.text();
  EXPECT_TRUE(tells(effects, 9, "an effect is a word or a function, not a string")) << effects.text();
  const Loaded card = load("card \"home\" {\n  trait { text = \"x\", gives = { bullets = 1 } },\n  7,\n}\n");
  EXPECT_TRUE(tells(card, 3, "a card is a list of abilities")) << card.text();
  const Loaded selector = load(noon("    choose = { dude {\n      as = \"x\",\n      keyword = 7,\n    } },\n    effect = { boot \"x\" },"));
  EXPECT_TRUE(tells(selector, 6, "a keyword is a text in quotes")) << selector.text();
}

TEST(Syntax, ABracketIsMissedWhereTheIndentationSaysSo) {
  EXPECT_TRUE(tells(load(noon("    cost = { boot,\n    effect = { draw(1) },")), 4, "\"{\" of line 4 is not closed"));
  EXPECT_TRUE(tells(load(noon("    effect = draw(1) },")), 4, "\"}\" closes what is not opened in this line"));
  EXPECT_TRUE(tells(load("card \"home\" {\n  noon {{\n    text = \"x\",\n  },\n}\n"), 2, "\"{\" stands twice"));
  EXPECT_TRUE(tells(load("card \"home\"\n  noon {\n    text = \"x\",\n  },\n}\n"), 1, "what opens the next lines is missing"));
}

TEST(Syntax, OtherErrorsAreToldWhereLuaTellsThem) {
  EXPECT_TRUE(tells(load(noon("    cost = { boot }\n    effect = { draw(1) },")), 5, ""));
}

}  // namespace
}  // namespace highnoon::test
