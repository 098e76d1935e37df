#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "effect/actions.hpp"
#include "log/texts.hpp"
#include "tests/support/town.hpp"
#include "timing/event.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// What one viewer reads.
struct Reader : Observer {
  explicit Reader(PlayerId v) : viewer(v) {}
  void on_event(const Kernel& kernel, const Event& event) override { text += log_line(kernel, event, viewer) + "\n"; }
  PlayerId viewer;
  std::string text;
};

TEST(Log, TellsWhoMovesWhereTo) {
  Town t;
  const CardId deed = t.deed(P1, {.title = "Store"});
  const CardId dude = t.dude(P1, {.title = "Walker", .influence = 1});
  Reader reader(P2);
  t.game().set_observer(&reader);
  t.move(dude, deed);
  EXPECT_THAT(reader.text, HasSubstr("Walker moves from P1's home to Store."));
}

TEST(Log, TellsNumbersThatAreSetApartFromThoseThatAreAddedTo) {
  Town t;
  const CardId dude = t.dude(P1, {.title = "Ann", .bullets = 2, .influence = 1, .abilities = {noon().effect(Verb::set_stat, self(), Stat::bullets, num(5))
                                      .effect(Verb::set_stat, self(), Stat::influence, num(0))
                                      .effect(Verb::limit_stat, self(), Stat::upkeep, num(1))
                                      .effect(Verb::limit_stat, self(), Stat::bullets, num(3), 1)
                                      .effect(Verb::modify, self(), Stat::bullets, num(1))}});
  Reader reader(P2);
  t.game().set_observer(&reader);
  t.use(dude);
  for (const char* line : {"Ann: 5 bullets.", "Ann: 0 influence.", "Ann: at most 1 upkeep.", "Ann: at least 3 bullets.", "Ann: +1 bullets."}) {
    EXPECT_THAT(reader.text, HasSubstr(line));
  }
}

TEST(Log, DoesNotTellWhichHiddenCardsAnotherPlayerLooksAt) {
  Town t;
  const CardId card = t.put_card(P1, Zone::deck, CardType::action, {.title = "Secret"});
  t.game();
  t.edit([&](Kernel& k) { k.card(card).known = 1; });
  Event event = make_event(TriggerPoint::cards_looked_at, card, {.player = P1});
  event.player = P1;
  const Kernel k = t.kernel();
  EXPECT_EQ(log_line(k, event, P1), "P1 looks at Secret.");
  EXPECT_EQ(log_line(k, event, P2), "P1 looks at a card.");
  EXPECT_EQ(log_line(k, event, PlayerId{}), "P1 looks at a card.");
}

TEST(Log, AnEventMarkedHiddenNamesItsCardsToItsPlayerOnly) {
  Town t;
  const CardId a = t.put_card(P1, Zone::discard, CardType::action, {.title = "One"});
  const CardId b = t.put_card(P1, Zone::discard, CardType::action, {.title = "Two"});
  t.game();
  const CardId both[] = {a, b};
  Event event = make_event(TriggerPoint::card_moved_between_piles, both, {.player = P1});
  event.player = P1;
  event.flags |= kEventHidden;
  const Kernel k = t.kernel();
  EXPECT_EQ(log_line(k, event, P1), "One and Two change piles.");
  EXPECT_EQ(log_line(k, event, P2), "2 cards change piles.");
}

TEST(Log, NamesOnlySubjectsThatWereChanged) {
  Town t;
  const CardId a = t.dude(P1, {.title = "Saved"});
  const CardId b = t.dude(P1, {.title = "Lost"});
  t.game();
  const CardId both[] = {a, b};
  Event event = make_event(TriggerPoint::dude_aced, both, {});
  event.changed = 2;
  event.flags |= kEventCasualty;
  EXPECT_EQ(log_line(t.kernel(), event, P1), "Lost is aced as a casualty.");
}

TEST(Log, HasALineOrSilenceForEveryMoment) {
  Town t;
  const CardId dude = t.dude(P1, {.title = "Somebody"});
  t.game();
  for (int i = 1; i < kTriggerPoints; ++i) {
    for (const int amount : {0, 1, 2}) {
      Event event = make_event(static_cast<TriggerPoint>(i), dude, {.player = P1});
      event.player = P1;
      event.amount = static_cast<std::int16_t>(amount);
      const std::string line = log_line(t.kernel(), event, P2);
      EXPECT_THAT(line, Not(HasSubstr("{"))) << info(event.type).name;
    }
  }
  EXPECT_EQ(log_line(t.kernel(), make_event(TriggerPoint::play_finished), P1), "");
}

TEST(Texts, SayWhatAnOptionDoes) {
  Town t;
  const CardId deed = t.deed(P1, {.title = "Store"});
  const CardId dude = t.dude(P1, {.title = "Walker", .abilities = {noon().boot().effect(Verb::gain, you(), 1).text("Gain 1.")}});
  const Game& game = t.game();
  EXPECT_EQ(game.text(option(OptionKind::move, dude, LocationId(deed))), "Move Walker to Store");
  EXPECT_EQ(game.text(option(OptionKind::use_ability, dude, 0)), "Use Walker: Gain 1.");
  EXPECT_EQ(game.text(option(OptionKind::pass)), "Pass");
  EXPECT_EQ(game.text({OptionKind::shop_deed, deed.raw, 1, 0}), "Build Store at the left end of your street");
  EXPECT_EQ(game.prompt(), "Make a Noon play");
}

TEST(Texts, TellNamesakesApartByTheirOwners) {
  Town t;
  const CardId mine = t.deed(P1, {.title = "Saloon"});
  t.deed(P2, {.title = "Saloon"});
  const CardId other = t.deed(P2, {.title = "Store"});
  t.game();
  EXPECT_EQ(name_of(t.kernel(), LocationId(mine)), "Saloon (P1)");
  EXPECT_EQ(name_of(t.kernel(), LocationId(other)), "Store");
  EXPECT_EQ(name_of(t.kernel(), t.home(P2)), "P2's home");
}

TEST(Texts, PromptsInTheMiddleOfAnAbilitySayWhose) {
  Town t;
  const CardId dude = t.dude(P1, {.title = "Chooser",
                                  .abilities = {noon().boot().choose(dudes(anything())).effect(Verb::bounty, slot(0), 1).text("Choose a dude.")}});
  t.dude(P2, {.title = "Other"});
  t.use(dude);
  EXPECT_EQ(t.kind(), DecisionKind::choose_cards);
  EXPECT_EQ(t.game().prompt(), "Choose a card [Chooser: Choose a dude.]");
}

}  // namespace
}  // namespace highnoon::test
