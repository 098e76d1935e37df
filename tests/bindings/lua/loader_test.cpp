#include "tests/bindings/lua/scripted.hpp"

namespace highnoon::test {
namespace {

std::string noon(const std::string& body) { return "card \"home\" {\n  noon {\n    text = \"Noon: something.\",\n" + body + "\n  },\n}\n"; }

TEST(CardLoader, CompilesAnAbilityToDataOfTheKernel) {
  const Loaded loaded = load(noon(R"(    cost = { boot, pay(1, 3) },
    choose = { dude { as = "gun", side = opposing, bullets = below(3) } },
    effect = { modify { "gun", bullets = -2 }, draw(1) },)"));
  ASSERT_TRUE(loaded.host) << loaded.text();
  const Definitions& d = loaded.definitions;
  ASSERT_EQ(d.cards[0].abilities.size(), 1u);
  const AbilityDef& a = d.cards[0].abilities[0];
  EXPECT_EQ(a.timing, kNoon);
  EXPECT_TRUE(a.boot);
  EXPECT_EQ(d.nodes[a.pay_least].value, 1);
  EXPECT_EQ(d.nodes[a.pay_most].value, 3);
  ASSERT_EQ(a.choices.size(), 1u);
  EXPECT_EQ(a.choices[0].name, "gun");
  EXPECT_EQ(d.nodes[a.choices[0].from].op, Op::all);
  const std::vector<Effect>& effects = d.effect_lists[a.effects];
  ASSERT_EQ(effects.size(), 2u);
  EXPECT_EQ(effects[0].verb, Verb::modify);
  EXPECT_EQ(d.nodes[effects[0].arguments[0]].op, Op::slot);
  EXPECT_EQ(d.nodes[effects[0].arguments[2]].value, -2);
  EXPECT_EQ(d.nodes[effects[1].arguments[0]].op, Op::you);
}

TEST(CardLoader, CompilesTheTextOfAnEvent) {
  const Loaded loaded = load(R"(card "home" {
  event {
    text = "Boot a dude and score a point; Fear rises, or pays.",
    choose = { dude { as = "one", side = opposing } },
    effect = { boot "one", score { victory_points = 1 }, change_fear(1), gain { ghost_rock = fear_level }, ace(self) },
  },
  react {
    text = "Cancels an Event.",
    when = event_resolves { window = "before", player = opposing, as = "it" },
    instead = { ace "it" },
  },
})");
  ASSERT_TRUE(loaded.host) << loaded.text();
  const Definitions& d = loaded.definitions;
  ASSERT_EQ(d.cards[0].abilities.size(), 2u);
  const AbilityDef& event = d.cards[0].abilities[0];
  EXPECT_EQ(event.timing, kEvent);
  const std::vector<Effect>& effects = d.effect_lists[event.effects];
  ASSERT_EQ(effects.size(), 5u);
  EXPECT_EQ(effects[1].verb, Verb::score);
  EXPECT_EQ(d.nodes[effects[1].arguments[0]].op, Op::you);
  EXPECT_EQ(effects[2].verb, Verb::change_fear);
  EXPECT_EQ(d.nodes[effects[3].arguments[1]].op, Op::fear_level);
  EXPECT_EQ(d.cards[0].abilities[1].listen.trigger, TriggerPoint::event_resolves);
  const Loaded costly = load("card \"home\" {\n  event {\n    text = \"x\",\n    cost = boot,\n    effect = draw(1),\n  },\n}\n");
  EXPECT_TRUE(costly.says("test.lua:4:5: error: home: unknown key \"cost\" of \"event\"")) << costly.text();
}

TEST(CardLoader, CompilesThePriceThatLiftsABan) {
  const auto trait = [](const std::string& body) { return "card \"home\" {\n  trait {\n    text = \"Moving costs.\",\n" + body + "\n  },\n}\n"; };
  const Loaded loaded = load(trait("    affects = dude {},\n    cannot = move,\n    unless = { discard_from_hand(1), pay { ghost_rock = 1 } },"));
  ASSERT_TRUE(loaded.host) << loaded.text();
  const AbilityDef& a = loaded.definitions.cards[0].abilities[0];
  ASSERT_EQ(loaded.definitions.effect_lists[a.price].size(), 2u);
  EXPECT_EQ(loaded.definitions.effect_lists[a.price][0].verb, Verb::discard_from_hand);
  for (const std::string bans : {"", "    cannot = boot,\n", "    cannot = { move, boot },\n"}) {
    const Loaded wrong = load(trait("    affects = dude {},\n    gives = { bullets = 1 },\n" + bans + "    unless = draw(1),"));
    EXPECT_TRUE(wrong.says("error: home: `unless` is the price at which a dude moves after all: it goes with `cannot = move`")) << wrong.text();
  }
  const Loaded lent = load(noon("    effect = { lasting_trait { affects = dude {}, cannot = move, unless = discard_from_hand(1) } },"));
  ASSERT_TRUE(lent.host) << lent.text();
  ASSERT_EQ(lent.definitions.cards[0].abilities.size(), 2u);
  EXPECT_NE(lent.definitions.cards[0].abilities[1].price, kNoEffects);
}

TEST(CardLoader, NamesAMisspeltWordWithItsLineAndNeighbour) {
  const Loaded loaded = load(noon("    effect = { bot(self) },"));
  EXPECT_FALSE(loaded.host);
  EXPECT_TRUE(loaded.says("test.lua:4:16: error: home: unknown word \"bot\" (did you mean \"boot\"?)")) << loaded.text();
}

TEST(CardLoader, NamesAMisspeltKeyWithItsLineAndNeighbour) {
  const Loaded loaded = load(noon("    efect = { draw(1) },\n    choose = { dude {\n      as = \"x\",\n      sde = yours } },"));
  EXPECT_TRUE(loaded.says("test.lua:4:5: error: home: unknown key \"efect\" of \"noon\" (did you mean \"effect\"?)")) << loaded.text();
  EXPECT_TRUE(loaded.says("test.lua:7:7: error: home: unknown key \"sde\" of \"dude\" (did you mean \"side\"?)")) << loaded.text();
}

TEST(CardLoader, NamesAMisspeltKeywordAndChoice) {
  const Loaded loaded = load(noon("    choose = { dude { as = \"gun\", keyword = \"Deputi\" } },\n    effect = { boot \"gum\" },"));
  EXPECT_TRUE(loaded.says("test.lua:4:45: error: home: unknown keyword \"Deputi\" (did you mean \"Deputy\"?)")) << loaded.text();
  EXPECT_TRUE(loaded.says("test.lua:5:21: error: home: nothing above is named \"gum\" (did you mean \"gun\"?)")) << loaded.text();
}

TEST(CardLoader, NamesAValueOfTheWrongKind) {
  const Loaded loaded = load(noon("    effect = {\n      gain { ghost_rock = you },\n      move { self, to = 3 },\n      send_home { self, booted = 1 },\n    },"));
  EXPECT_TRUE(loaded.says("test.lua:5:7: error: home: this must be a number, and is a player")) << loaded.text();
  EXPECT_TRUE(loaded.says("test.lua:6:7: error: home: this must be a location, and is a number")) << loaded.text();
  EXPECT_TRUE(loaded.says("test.lua:7:7: error: home: this must be true or false")) << loaded.text();
}

TEST(CardLoader, TellsAMistakeOfWhatIsUsedTwiceOnce) {
  const Loaded loaded = load("local guns = dude { sde = yours }\n" + noon("    effect = { boot(guns), unboot(guns) },"));
  const std::string mistake = "unknown key \"sde\" of \"dude\"";
  EXPECT_TRUE(loaded.says(mistake)) << loaded.text();
  EXPECT_EQ(loaded.text().find(mistake), loaded.text().rfind(mistake)) << loaded.text();
}

TEST(CardLoader, TellsASyntaxErrorWithItsLine) {
  const Loaded loaded = load("card \"home\" {\n  noon {\n");
  EXPECT_FALSE(loaded.host);
  EXPECT_TRUE(loaded.says("test.lua:2:8: error: \"{\" of line 2 is not closed")) << loaded.text();
}

TEST(CardLoader, LeavesTheDefinitionsAsTheyWereAfterAnError) {
  const std::string good = noon("    effect = { draw(1) },");
  Definitions d = facts();
  Diagnostics diagnostics;
  const auto host = load_scripts(d, {.words = words(), .cards = {{"a.lua", "test", good}, {"b.lua", "test", "card \"gn\" { }"}}}, diagnostics);
  EXPECT_FALSE(host);
  EXPECT_TRUE(d.cards[0].abilities.empty());
  EXPECT_TRUE(d.nodes.empty());
  EXPECT_NE(diagnostics.text().find("b.lua:1:1: error: gn: no card of the packs has this id (did you mean \"gun\"?)"), std::string::npos)
      << diagnostics.text();
}

TEST(CardLoader, ListensToEachEventOfAWordForSeveral) {
  for (const std::string when : {"shows_cheatin", "shows_cheatin { player = opponent }"}) {
    const Loaded loaded = load("card \"home\" { trait { text = \"x\", when = " + when + ", effect = { draw(1) } } }");
    ASSERT_TRUE(loaded.host) << loaded.text();
    const std::vector<AbilityDef>& abilities = loaded.definitions.cards[0].abilities;
    ASSERT_EQ(abilities.size(), 2u);
    EXPECT_EQ(abilities[0].listen.trigger, TriggerPoint::draw_hand_revealed_cheatin);
    EXPECT_EQ(abilities[1].listen.trigger, TriggerPoint::lowball_hand_revealed);
    EXPECT_FALSE(abilities[0].continues);
    EXPECT_TRUE(abilities[1].continues);
    EXPECT_EQ(abilities[1].number, 1);
    EXPECT_EQ(loaded.definitions.effect_lists[abilities[1].effects].front().verb, Verb::draw);
  }
}

TEST(CardLoader, TellsOnceWhatIsWrongWithATraitThatListensToSeveralEvents) {
  const Loaded loaded = load("card \"home\" { trait { text = \"x\", when = shows_cheatin, efect = { draw(1) } } }");
  EXPECT_TRUE(loaded.says("unknown key \"efect\"")) << loaded.text();
  EXPECT_EQ(loaded.text().find("efect"), loaded.text().rfind("unknown key") + 13) << loaded.text();
}

TEST(CardLoader, AMisspeltKeyIsNotAlsoMissing) {
  const auto faults = [](const std::string& ability) {
    const std::string text = load("card \"home\" { " + ability + " }").text();
    std::size_t errors = 0;
    for (std::size_t at = text.find("error:"); at != std::string::npos; at = text.find("error:", at + 1)) ++errors;
    return errors;
  };
  EXPECT_EQ(faults("trait { text = \"x\", when = dude_aced, efect = { draw(1) } }"), 1u);
  EXPECT_EQ(faults("trait { text = \"x\", affects = self, givs = { bullets = 1 } }"), 1u);
  EXPECT_EQ(faults("react { text = \"x\", whn = dude_aced, effect = { draw(1) } }"), 1u);
  EXPECT_EQ(faults("job { text = \"x\", mrk = town_square, success = { draw(1) } }"), 1u);
  EXPECT_EQ(faults("trait { text = \"x\", when = dude_aced }"), 1u);
  EXPECT_EQ(faults("react { text = \"x\", effect = { draw(1) } }"), 1u);
}

TEST(CardLoader, RefusesSeveralEventsOutsideTraits) {
  const Loaded loaded = load("card \"home\" { react {\n text = \"x\",\n when = shows_cheatin,\n effect = { draw(1) } } }");
  EXPECT_TRUE(loaded.says("test.lua:3:2: error: home: this stands for several events: only a trait can listen to it")) << loaded.text();
}

TEST(CardLoader, RefusesInsteadWhereNothingCanBeReplaced) {
  const Loaded loaded = load("card \"home\" { react { text = \"x\", when = dude_joined_posse {}, instead = { draw(1) } } }");
  EXPECT_TRUE(loaded.says("cannot be replaced")) << loaded.text();
}

TEST(CardLoader, RefusesWhatAFunctionCouldKeepOutsideTheGame) {
  const Loaded loaded = load("local count = 0\nlocal kept = {}\n" + noon(R"(    effect = {
      function(play) count = count + 1 end,
      function(play) kept[1] = 1 end,
      function(play) local inner = function() count = 2 end inner() end,
    },)"));
  EXPECT_TRUE(loaded.says("test.lua:7:22: error: home: the function assigns \"count\"")) << loaded.text();
  EXPECT_TRUE(loaded.says("test.lua:8:22: error: home: the function uses \"kept\"")) << loaded.text();
  EXPECT_TRUE(loaded.says("test.lua:9:47: error: home: the function assigns \"count\"")) << loaded.text();
}

TEST(CardLoader, AllowsAFunctionItsOwnLocalsAndSharedHelpers) {
  const Loaded loaded = load("local limit = 3\nlocal function twice(n) return n * 2 end\n" + noon(R"(    effect = { function(play)
      local sum = 0
      local add = function(n) sum = sum + n end
      add(twice(limit))
      play:gain { ghost_rock = sum }
    end },)"));
  EXPECT_TRUE(loaded.host) << loaded.text();
}

TEST(CardLoader, RefusesGlobals) {
  const Loaded loaded = load("stolen = 1");
  EXPECT_TRUE(loaded.says("test.lua:1:1: error: \"stolen\" cannot be a global")) << loaded.text();
}

TEST(CardLoader, ATraitGivesAnAbilityToDudes) {
  const Loaded loaded = load("card \"home\" {\n  trait {\n    text = \"Your dudes have:\",\n    affects = dude { side = yours },\n"
                             "    gives = { ability = noon { text = \"Noon, Boot: Draw.\", cost = { boot }, effect = { draw(1) } } },\n  },\n}\n");
  ASSERT_TRUE(loaded.host) << loaded.text();
  const AbilityDef& ability = loaded.definitions.cards[0].abilities.at(0);
  EXPECT_TRUE(ability.is_granted());
  EXPECT_EQ(ability.kind, AbilityDef::Kind::ability);
  EXPECT_EQ(ability.timing, kNoon);
  EXPECT_TRUE(ability.boot);
  EXPECT_EQ(ability.text, "Your dudes have: Noon, Boot: Draw.");
}

TEST(CardLoader, WhatATraitGivesAsAnAbilityIsAPlayOfDudes) {
  const auto trait = [](const std::string& keys) {
    return load("card \"home\" {\n  trait {\n    text = \"Something.\",\n" + keys + "\n  },\n}\n").text();
  };
  const std::string draw = "noon { text = \"Noon: Draw.\", effect = { draw(1) } }";
  EXPECT_NE(trait("    gives = { ability = " + draw + " },").find("says in `affects` which dudes get it"), std::string::npos);
  EXPECT_NE(trait("    affects = dude {},\n    gives = { ability = 7 },").find("`ability` is one that is used as a play"), std::string::npos);
  EXPECT_NE(trait("    affects = dude {},\n    gives = { ability = trait { text = \"x\", gives = { bullets = 1 } } },").find("used as a play"),
            std::string::npos);
  EXPECT_NE(trait("    affects = dude {},\n    gives = { bullets = 1, ability = " + draw + " },").find("unknown key \"bullets\" of what gives an ability"),
            std::string::npos);
}

}  // namespace
}  // namespace highnoon::test
