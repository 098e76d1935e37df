// The pull for an aced Harrowed dude, by the ruleset `classic`.

#include "ability/ability.hpp"
#include "effect/modifier.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

/// P1 aces a Harrowed dude of value 8 with a horse, who is in the town square.
struct Grave {
  explicit Grave(CardSpec dude = {.value = 8, .keywords = {"Harrowed"}}, TownSpec spec = {}) : t(with_ruleset(std::move(spec))) {
    killer = t.dude(P1, {.abilities = {noon().repeat().choose(dudes(!mine())).effect(Verb::ace, slot(0))}});
    dude.at = kSquare;
    undead = t.dude(P2, std::move(dude));
    horse = t.goods(P2, undead, {.keywords = {"Horse"}});
  }
  static TownSpec with_ruleset(TownSpec spec) {
    spec.ruleset = "classic";
    return spec;
  }
  void ace() {
    t.use(killer);
    if (t.kind() == DecisionKind::choose_cards) t.pick(undead);
  }
  Town t;
  CardId killer, undead, horse;
};

bool is_harrowed(Town& t, CardId dude) { return has_keyword(t.kernel(), dude, Keyword::harrowed); }
KeywordId terror(Town& t) { return t.definitions().keyword("Terror"); }

TEST(Harrowed, IsWhoeverIsMadeSo) {
  PROVES("CL-HARROWED-001");
  Town t({.ruleset = "classic"});
  const CardId cursed = t.dude(P1, {.abilities = {noon().effect(Verb::grant_keyword, self(), static_cast<int>(Keyword::harrowed), left_out(),
                                                                static_cast<int>(Duration::permanent))}});
  const CardId printed = t.dude(P1, {.keywords = {"Harrowed"}});
  EXPECT_FALSE(is_harrowed(t, cursed));
  EXPECT_TRUE(is_harrowed(t, printed));
  t.use(cursed);
  EXPECT_TRUE(is_harrowed(t, cursed));
  EXPECT_EQ(t.state().modifiers.size(), 1) << "what marks the card";
}

TEST(Harrowed, TheirPullComesAfterTheReactions) {
  PROVES("CL-HARROWED-002");
  Grave g;
  const CardId mourner = g.t.dude(P2, {.abilities = {react(TriggerPoint::dude_aced).effect(Verb::gain, you(), 1)}});
  g.t.pulls(P1, "5C");
  g.ace();
  ASSERT_EQ(g.t.kind(), DecisionKind::react);
  EXPECT_EQ(g.t.happened("pull.revealed"), 0);
  g.t.use(mourner);
  EXPECT_EQ(g.t.happened("pull.revealed"), 1);
  EXPECT_TRUE(g.t.came_before("ghost_rock.gained", "pull.revealed"));
}

TEST(Harrowed, WhoHasAcedThemPullsFromTheOwnDeck) {
  PROVES("CL-HARROWED-003");
  Grave g;
  g.t.pulls(P1, "5C");
  g.ace();
  ASSERT_EQ(g.t.happened("pull.revealed"), 1);
  EXPECT_EQ(g.t.events("pull.revealed").front().player, P1);
  EXPECT_EQ(g.t.pile(P1, Zone::discard).size(), 1U);
}

TEST(Harrowed, ThePullIsNoAction) {
  PROVES("CL-HARROWED-004");
  Grave g;
  for (const TriggerPoint played : {TriggerPoint::action_played, TriggerPoint::ability_declared}) {
    g.t.deed(P2, {.abilities = {react(played).about(!op(Op::event_by, 0, {you()})).effect(Verb::gain, you(), 1)}});
  }
  g.t.pulls(P1, "5C");
  g.ace();
  ASSERT_EQ(g.t.kind(), DecisionKind::react) << "to the action that aces";
  EXPECT_EQ(g.t.happened("dude.aced"), 0);
  g.t.pass();
  EXPECT_EQ(g.t.happened("pull.revealed"), 1);
  EXPECT_EQ(g.t.kind(), DecisionKind::noon_play);
  EXPECT_EQ(g.t.happened("ability.declared"), 1);
  EXPECT_EQ(g.t.happened("play.declared"), 1);
}

TEST(Harrowed, AnAceBuriesThem) {
  PROVES("CL-HARROWED-005");
  for (const int value : {8, 1}) {
    Grave g({.value = value, .keywords = {"Harrowed"}});
    g.t.pulls(P1, "AC");
    g.ace();
    EXPECT_EQ(g.t.zone(g.undead), Zone::boot_hill);
    EXPECT_EQ(g.t.zone(g.horse), Zone::boot_hill);
  }
}

TEST(Harrowed, ALowerPullSendsThemHomeBooted) {
  PROVES("CL-HARROWED-006");
  for (const char* pulled : {"2C", "5C", "7C"}) {
    Grave g;
    g.t.pulls(P1, pulled);
    g.ace();
    EXPECT_EQ(g.t.where(g.undead), g.t.home(P2));
    EXPECT_TRUE(g.t.is_booted(g.undead));
    EXPECT_EQ(g.t.host(g.horse), g.undead);
    EXPECT_FALSE(g.t.card(g.undead).has(kAced));
  }
}

TEST(Harrowed, AnyOtherPullDiscardsThemWithWhatTheyCarry) {
  PROVES("CL-HARROWED-007");
  for (const char* pulled : {"8C", "KC"}) {
    Grave g;
    g.t.pulls(P1, pulled);
    g.ace();
    EXPECT_EQ(g.t.zone(g.undead), Zone::discard);
    EXPECT_EQ(g.t.zone(g.horse), Zone::discard);
    EXPECT_EQ(g.t.pile(P2, Zone::discard).size(), 2U);
  }
}

TEST(Harrowed, WhoComesBackWasAcedAllTheSame) {
  PROVES("CL-HARROWED-008");
  Grave g;
  const CardId hunter = g.t.dude(P1, {.abilities = {trait(TriggerPoint::dude_aced).effect(Verb::gain, you(), 1)}});
  g.t.pulls(P1, "5C");
  g.ace();
  EXPECT_EQ(g.t.ghost_rock(P1), 11);
  EXPECT_EQ(g.t.where(g.undead), g.t.home(P2));
  ASSERT_EQ(g.t.happened("dude.aced"), 1);
  EXPECT_EQ(g.t.events("dude.aced").front().subjects, std::vector{g.undead});
  EXPECT_TRUE(g.t.kernel().in_play(hunter));
}

TEST(Harrowed, WithoutACardToPullTheyGoHomeBooted) {
  PROVES("CL-HARROWED-009");
  Grave g;
  g.t.empty_deck(P1);
  ASSERT_TRUE(g.t.pile(P1, Zone::discard).empty());
  g.ace();
  EXPECT_EQ(g.t.happened("pull.revealed"), 0);
  EXPECT_EQ(g.t.where(g.undead), g.t.home(P2));
  EXPECT_TRUE(g.t.is_booted(g.undead));
}

TEST(Harrowed, ADiscardPileIsShuffledToBePulledFrom) {
  Grave g;
  g.t.empty_deck(P1);
  g.t.put_card(P1, Zone::discard, CardType::action, {.value = 1, .suit = Suit::clubs});
  g.ace();
  EXPECT_EQ(g.t.happened("pull.revealed"), 1);
  EXPECT_EQ(g.t.zone(g.undead), Zone::boot_hill);
}

TEST(Harrowed, AreTerrorsAndAbominationsToo) {
  PROVES("CL-HARROWED-013", "CL-CARD-012");
  Town t({.ruleset = "classic"});
  const KeywordId kTerror = terror(t);
  const CardId beast = t.dude(P2, {.keywords = {"Abomination"}});
  const CardId undead = t.dude(P2, {.keywords = {"Harrowed"}});
  const CardId plain = t.dude(P2);
  const CardId cursed = t.dude(P2);
  const CardId hunter = t.dude(P1, {.abilities = {noon().effect(Verb::boot, dudes(op(Op::has_keyword, kTerror))),
                                                  noon().choose(dudes(anything())).effect(Verb::grant_keyword, slot(0), static_cast<int>(Keyword::harrowed),
                                                                                                left_out(), static_cast<int>(Duration::permanent))}});
  t.use(hunter, 1);
  t.pick(cursed);
  t.pass(P2);
  t.use(hunter, 0);
  EXPECT_TRUE(t.is_booted(beast));
  EXPECT_TRUE(t.is_booted(undead));
  EXPECT_TRUE(t.is_booted(cursed));
  EXPECT_FALSE(t.is_booted(plain));
}

// --- what cards say about it -------------------------------------------------------------------------------------------------------------

TEST(Harrowed, ACardCanKeepThemFromThePull) {
  Grave g;
  g.t.outfit(P1, {.abilities = {standing().forbids(Act::harrowed_pull, op(Op::has_keyword, static_cast<int>(Keyword::harrowed)))}});
  g.ace();
  EXPECT_EQ(g.t.happened("pull.revealed"), 0);
  EXPECT_EQ(g.t.zone(g.undead), Zone::boot_hill);
}

TEST(Harrowed, ACardCanLetOthersBePulledFor) {
  Grave g({.value = 8, .abilities = {standing().permits(Permit::pull_when_aced)}});
  g.t.pulls(P1, "5C");
  g.ace();
  EXPECT_EQ(g.t.where(g.undead), g.t.home(P2));
}

TEST(Harrowed, WhatThePullSaysCanBeReplaced) {
  Grave g({.value = 8,
           .keywords = {"Harrowed"},
           .abilities = {react(TriggerPoint::harrowed_pulled, Window::when)
                             .about(compare(op(Op::event_amount), Comparison::equal, num(1)))
                             .instead()
                             .effect(Verb::send_home, self(), left_out(), 1)}});
  g.t.pulls(P1, "5C");
  g.ace();
  ASSERT_EQ(g.t.kind(), DecisionKind::react);
  g.t.use(g.undead);
  EXPECT_EQ(g.t.where(g.undead), g.t.home(P2));
  EXPECT_FALSE(g.t.is_booted(g.undead));
  EXPECT_FALSE(g.t.card(g.undead).has(kAced));
}

TEST(Harrowed, WithoutTheParameterNobodyIsPulledFor) {
  Grave g({.value = 8, .keywords = {"Harrowed"}}, {.parameters = {{Parameter::harrowed_pulls, 0}}});
  g.ace();
  EXPECT_EQ(g.t.happened("pull.revealed"), 0);
}

}  // namespace
}  // namespace highnoon::test
