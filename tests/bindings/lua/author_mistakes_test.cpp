// What `highnoon check` finds besides misspelt words: mistakes in what a script means.

#include "tests/bindings/lua/scripted.hpp"

namespace highnoon::test {
namespace {

/// A card with one ability of this form; its body begins in line 4.
std::string ability(const std::string& form, const std::string& body) {
  return "card \"home\" {\n  " + form + " {\n    text = \"Something happens.\",\n" + body + "\n  },\n}\n";
}

/// The rules broken, each with its line, as "rule:line rule:line".
std::string found(const Loaded& loaded) {
  std::string text;
  for (const Diagnostic& d : loaded.diagnostics.all()) text += (text.empty() ? "" : " ") + d.rule + ":" + std::to_string(d.line);
  return text;
}

TEST(UnusedChoices, AreNamedWithTheirLineAndAreNoError) {
  const Loaded loaded = load(ability("noon", "    choose = {\n      dude { as = \"gun\" },\n      dude { as = \"mark2\" },\n    },\n"
                                             "    effect = { boot \"gun\" },"));
  EXPECT_TRUE(loaded.host);
  EXPECT_TRUE(loaded.says("test.lua:6:19: warning: home: nothing comes of the choice \"mark2\"")) << loaded.text();
  EXPECT_EQ(found(loaded), "unused-choice:6");
}

TEST(AMisspeltWord, IsOneMistakeHoweverMuchHangsOnIt) {
  const Loaded loaded = load(ability("noon", "    choose = { dude { as = \"gun\" } },\n    effect = { boott \"gun\" },"));
  EXPECT_FALSE(loaded.host);
  EXPECT_TRUE(loaded.says("test.lua:5:16: error: home: unknown word \"boott\" (did you mean \"boot\"?)")) << loaded.text();
  EXPECT_EQ(loaded.diagnostics.all().size(), 1u) << loaded.text();
}

TEST(UnusedChoices, AreThoseWithoutAName) {
  EXPECT_EQ(found(load(ability("noon", "    choose = { dude {} },\n    effect = { draw(1) },"))), "unused-choice:4");
}

TEST(UnusedChoices, AreThoseOfEffectsAndEventsToo) {
  EXPECT_EQ(found(load(ability("noon", "    effect = {\n      choose { dude {}, as = \"gun\" },\n      draw(1),\n    },"))), "unused-choice:5");
  EXPECT_EQ(found(load(ability("react", "    when = dude_aced { as = \"fallen\" },\n    effect = { draw(1) },"))), "unused-choice:4");
}

TEST(UnusedChoices, AreNotThoseThatACostAFilterAnotherChoiceOrAFunctionNames) {
  for (const char* body : {
           "    choose = { dude { as = \"gun\" } },\n    price = { boot \"gun\" },\n    effect = { draw(1) },",
           "    choose = { dude { as = \"gun\" } },\n    condition = is(\"gun\", dude { booted = true }),\n    effect = { draw(1) },",
           "    choose = { dude { as = \"gun\" }, dude { as = \"other\", bullets = below \"gun\" } },\n    effect = { boot \"other\" },",
           "    choose = { number { as = \"many\", least = 1, most = 2 } },\n    effect = { draw(number_of \"many\") },",
           "    choose = { location { as = \"stop\" } },\n    effect = { move { self, to = \"stop\" } },",
           "    choose = { dude { as = \"gun\" } },\n    effect = { function(play)\n      play:boot(play.gun)\n    end },",
           "    choose = { dude { as = \"gun\" } },\n    effect = { function(play) play:boot \"gun\" end },",
           "    effect = { for_each { dude {}, as = \"one\", draw(1) } },",
       }) {
    EXPECT_EQ(found(load(ability("noon", body))), "") << body;
  }
}

TEST(Choices, AreMadeBeforeTheyAreNamed) {
  const Loaded filter = load(ability("noon", "    choose = {\n      dude { as = \"gun\", near = \"other\" },\n      dude { as = \"other\" },\n    },\n"
                                             "    effect = { boot \"gun\", boot \"other\" },"));
  EXPECT_FALSE(filter.host);
  EXPECT_TRUE(filter.says("test.lua:5:33: error: home: \"other\" is chosen only later, in line 6")) << filter.text();
  const Loaded effect = load(ability("noon", "    effect = {\n      boot \"gun\",\n      choose { dude {}, as = \"gun\" },\n    },"));
  EXPECT_TRUE(effect.says("test.lua:5:12: error: home: \"gun\" is chosen only later, in line 6")) << effect.text();
}

TEST(Choices, OfAnotherAbilityAreNotMade) {
  const Loaded loaded = load("card \"home\" {\n  noon {\n    text = \"One.\",\n    effect = { boot \"gun\" },\n  },\n"
                             "  noon {\n    text = \"Two.\",\n    choose = { dude { as = \"gun\" } },\n    effect = { boot \"gun\" },\n  },\n}\n");
  EXPECT_EQ(found(loaded), "unknown-choice:4") << loaded.text();
}

TEST(WrongTime, ThereIsNoShootoutInANoonPlay) {
  const Loaded loaded = load(ability("noon", "    choose = {\n      dude {\n        as = \"gun\",\n        in_shootout = true,\n      },\n    },\n"
                                             "    effect = {\n      join_posse \"gun\",\n      modify { \"gun\", bullets = 1, lasts = this_round },\n    },"));
  EXPECT_FALSE(loaded.host);
  EXPECT_TRUE(loaded.says("test.lua:7:9: error: home: \"in_shootout\" cannot be here: there is no shootout then")) << loaded.text();
  EXPECT_EQ(found(loaded), "wrong-time:7 wrong-time:11 wrong-time:12") << loaded.text();
}

TEST(WrongTime, AShootoutPlayHasItsShootoutButNoDrawHands) {
  EXPECT_EQ(found(load(ability("shootout", "    choose = { dude { as = \"gun\", in_shootout = true } },\n    effect = { leave_posse \"gun\" },"))), "");
  EXPECT_EQ(found(load(ability("noon_or_shootout", "    effect = { when { during_shootout, join_posse(self) } },"))), "");
  EXPECT_EQ(found(load(ability("shootout", "    effect = { draw_to_draw_hand { you, 1 } },"))), "wrong-time:4");
  EXPECT_EQ(found(load(ability("resolution", "    effect = { draw_to_draw_hand { you, 1 } },"))), "");
}

TEST(WrongTime, WhatComesLaterMayMeetAShootoutAndHasItsEvent) {
  EXPECT_EQ(found(load(ability("noon", "    effect = { later { shootout_begins {}, end_shootout {}, gain { player = event_player, ghost_rock = 1 } } },"))), "");
}

TEST(WrongTime, AReactIsAsItsEvent) {
  EXPECT_EQ(found(load(ability("react", "    when = phase_upkeep_begins {},\n    effect = { end_shootout {} },"))), "wrong-time:5");
  EXPECT_EQ(found(load(ability("react", "    when = dude_aced {},\n    effect = { end_shootout {} },"))), "");
  EXPECT_EQ(found(load(ability("react", "    when = dude_aced {},\n    effect = { gain { ghost_rock = event_amount } },"))), "");
  EXPECT_EQ(found(load(ability("noon", "    effect = { gain { ghost_rock = event_amount } },"))), "wrong-time:4");
}

TEST(WrongTime, AJobHasPosses) {
  EXPECT_EQ(found(load(ability("job", "    mark = dude { side = opposing },\n    posse = there_is(dude { in_posse = you }),\n"
                                      "    success = { leave_posse(dude { in_posse = \"leader\" }), ace \"mark\" },"))),
            "");
  EXPECT_EQ(found(load(ability("job", "    mark = dude { in_shootout = true },\n    success = { ace \"mark\" },"))), "wrong-time:4");
}

TEST(WrongTime, NothingIsPreventedButInstead) {
  EXPECT_EQ(found(load(ability("react", "    when = dude_aced {},\n    effect = { prevent {} },"))), "wrong-time:5");
  EXPECT_EQ(found(load(ability("react", "    when = dude_aced {},\n    instead = { prevent {} },"))), "");
}

TEST(WrongTime, APullIsReadWhereOneIsMadeAndAPaymentWhereOneIsChosen) {
  EXPECT_EQ(found(load(ability("noon", "    effect = { gain { ghost_rock = pull_value } },"))), "wrong-time:4");
  EXPECT_EQ(found(load(ability("noon", "    cost = { pull },\n    effect = { gain { ghost_rock = pull_value } },"))), "");
  EXPECT_EQ(found(load(ability("noon", "    effect = { pull(you), gain { ghost_rock = pull_value } },"))), "");
  EXPECT_EQ(found(load(ability("noon", "    effect = { draw(paid) },"))), "wrong-time:4");
  EXPECT_EQ(found(load(ability("noon", "    cost = { pay(1, 3) },\n    effect = { draw(paid) },"))), "");
}

TEST(WrongTime, IsSeenInFunctions) {
  EXPECT_EQ(found(load(ability("noon", "    effect = { function(play)\n      play:join_posse(self)\n    end },"))), "wrong-time:5");
  EXPECT_EQ(found(load(ability("shootout", "    effect = { function(play)\n      play:join_posse(self)\n    end },"))), "");
  EXPECT_EQ(found(load(ability("noon", "    effect = { function(play)\n      play:pull(you)\n      play:draw(play.pull_value)\n    end },"))), "");
}

TEST(Texts, AreThereAndDiffer) {
  EXPECT_EQ(found(load("card \"home\" {\n  noon { effect = { draw(1) } },\n}\n")), "no-text:2");
  EXPECT_EQ(found(load("card \"home\" {\n  noon { text = \"  \", effect = { draw(1) } },\n}\n")), "no-text:2");
  const Loaded loaded = load("card \"home\" {\n  noon { text = \"Draw.\", effect = { draw(1) } },\n  shootout {\n    text = \"Draw.\",\n"
                             "    effect = { draw(1) },\n  },\n}\n");
  EXPECT_TRUE(loaded.host);
  EXPECT_EQ(found(loaded), "same-text:4");
  const Loaded goes_on = load("card \"home\" {\n  noon { text = \"Draw.\", effect = { draw(1) } },\n"
                              "  shootout { text = \"Draw.\", continues = true, effect = { draw(1) } },\n}\n");
  EXPECT_EQ(found(goes_on), "");
}

TEST(GainedAbilities, StandInAnEffectAsPlaysThatAreWhole) {
  const auto gives = [](const std::string& own) { return load(ability("noon", "    effect = { gain_ability { self, " + own + ", lasts = today } },")); };
  const std::string good = "text = \"x\", effect = { draw(1) }";
  EXPECT_EQ(found(gives("own = noon { " + good + " }")), "");
  EXPECT_TRUE(gives("own = trait { text = \"x\", cannot = move }").says("error: home: `own` is an ability that is used as a play or React"));
  EXPECT_TRUE(gives("own = noon { " + good + ", zones = \"hand\" }").says("an ability that is gained has no `zones`"));
  EXPECT_TRUE(gives("own = noon { effect = { draw(1) } }").says("`text` is missing"));
  EXPECT_TRUE(gives("own = noon { text = \"x\", effect = { lasting_trait { affects = self, gives = { bullets = 1 } } } }").says("lends none"));
  EXPECT_TRUE(gives("ability = 1").says("\"gain_ability\" lacks \"from\""));
}

TEST(StateOutsideTheGame, IsRefusedWhereverItHides) {
  for (const char* script : {
           "local n = 0\nlocal function count() n = n + 1 return n end\nFUNCTION(play) play:draw(count()) end",
           "local kept = {}\nlocal function add() table.insert(kept, 1) end\nFUNCTION(play) add() end",
           "local kept = { deep = {} }\nlocal function give() return function() return kept.deep end end\nFUNCTION(play) give()()[1] = 1 end",
           "local function counter() local n = 0 return function() n = n + 1 return n end end\nlocal next_one = counter()\nFUNCTION(play) play:draw(next_one()) end",
       }) {
    std::string text = script;
    const std::size_t at = text.find("FUNCTION");
    const std::string function = "function" + text.substr(at + 8);
    const Loaded loaded = load(text.substr(0, at) + ability("noon", "    effect = { " + function + " },"));
    EXPECT_FALSE(loaded.host) << script;
    EXPECT_NE(found(loaded).find("outside-state"), std::string::npos) << script << "\n" << loaded.text();
  }
}

TEST(StateOutsideTheGame, TheLibrariesAndGlobalsCannotBeWrittenRaw) {
  for (const char* raw : {"table.insert(math, 7)", "table.insert(_ENV, 7)", "table.remove(string)", "table.sort(table)"}) {
    const Loaded loaded = load(std::string(raw) + "\n");
    EXPECT_TRUE(loaded.says("this table cannot be changed")) << raw << "\n" << loaded.text();
  }
}

}  // namespace
}  // namespace highnoon::test
