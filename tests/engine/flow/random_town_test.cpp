#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "flow/kernel.hpp"
#include "highnoon/save.hpp"
#include "state/invariant.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/ledger.hpp"
#include "tests/support/legality.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

Expr another(Expr condition) { return dudes(!is_card(self()) && std::move(condition)); }

/// One ability of each kind that a card may have, and a few that meet each other in windows.
std::vector<Ability> some_abilities() {
  const auto opposing = [] { return another(!mine() && in_fight()); };
  return {
      noon().boot().choose(another(anything())).effect(Verb::boot, slot(0)),
      noon().repeat().pay(1).choose(another(mine())).effect(Verb::unboot, slot(0)),
      noon().choose(another(!mine())).effect(Verb::send_home, slot(0), 1),
      noon().choose(another(!mine()), 1, 2).effect(Verb::bounty, slot(0), 1),
      noon().boot().choose(another(anything())).effect(Verb::discard, slot(0)),
      noon().effect(Verb::gain, you(), 2),
      noon().pay(num(1), num(3)).effect(Verb::modify, self(), Stat::bullets, op(Op::paid)),
      noon().price(effect(Verb::discard_from_hand, you(), 1)).effect(Verb::draw, you(), 2),
      noon().boot().job().on_start(effect(Verb::bounty, op(Op::posse_of, 0, {you()}), 1)).on_success(effect(Verb::gain, you(), 3)),
      noon().boot().choose(cards(is(CardType::deed))).job(0).on_success(effect(Verb::discard, slot(0))),
      noon().choose(another(!mine() && is_here())).effect(Verb::call_out, self(), slot(0)),
      noon().effect(Verb::later, TriggerPoint::dude_discarded, left_out(), std::vector{effect(Verb::gain, you(), 1)}, Duration::day),
      noon().effect(Verb::may, you(), std::vector{effect(Verb::move, self(), square())}, std::vector{effect(Verb::draw, you(), 1)}),
      shootout_play().boot().choose(opposing()).effect(Verb::modify, slot(0), Stat::bullets, -1).effect(Verb::make_draw, slot(0)),
      shootout_play().choose(opposing()).effect(Verb::send_home, slot(0), 1),
      shootout_play().choose(opposing()).effect(Verb::ace, slot(0)),
      shootout_play().joins_posse().choose(another(mine() && !in_fight())).effect(Verb::join_posse, slot(0)),
      shootout_play().joins_posse().choose(another(mine())).choose(opposing()).effect(Verb::start_shootout, slot(0), slot(1), 1),
      shootout_play().joins_posse().choose(another(!mine())).effect(Verb::start_shootout, self(), slot(0)),
      shootout_play().choose(opposing()).effect(Verb::call_out, self(), slot(0)),
      react(TriggerPoint::dude_sent_home).choose(another(!mine())).effect(Verb::start_shootout, self(), slot(0), left_out(), 1),
      resolution().effect(Verb::modify_player, you(), Stat::hand_rank, 1),
      cheatin().effect(Verb::modify_player, opponent(), Stat::casualties, 1),
      react(TriggerPoint::dude_discarded, Window::when).instead().effect(Verb::send_home, subject(), 1),
      react(TriggerPoint::dude_discarded).effect(Verb::gain, you(), 1),
      react(TriggerPoint::card_booted).choose(another(mine())).effect(Verb::unboot, slot(0)),
      react(TriggerPoint::callout_made).boot().effect(Verb::bounty, subject(), 1),
      trait(TriggerPoint::dude_aced, Window::when).instead().effect(Verb::discard, subject()),
      trait(TriggerPoint::dude_joined_posse).effect(Verb::gain, you(), 1),
      trait(TriggerPoint::dude_moved).optional().effect(Verb::lose, you(), 1),
      noon().choose(another(anything())).choose(another(!is_card(slot(0)))).effect(Verb::swap, slot(0), slot(1)),
      noon().choose(another(!mine())).effect(Verb::take_control, slot(0), you(), Duration::day),
      noon().choose(another(anything())).effect(Verb::blank, slot(0), 1, 1, 1, Duration::day),
      noon().choose(another(anything())).effect(Verb::restrict, slot(0), static_cast<int>(Act::move)),
      noon().choose(another(anything())).effect(Verb::restrict, slot(0), static_cast<int>(Act::be_affected), opponent(), left_out(), static_cast<int>(kShootout)),
      noon().effect(Verb::permit, you(), static_cast<int>(Permit::shop_as_shootout_play)),
      noon().choose(another(mine())).effect(Verb::permit_cards, slot(0), static_cast<int>(Permit::join_without_booting)),
      noon().boot().granted_to(op(Op::at_location, 0, {square()})).effect(Verb::gain, you(), 1),
      react(TriggerPoint::pull_about_to_be_made, Window::before).about(op(Op::event_is, kEventSkillCheck)).effect(Verb::harder, 2),
      noon().choose(cards(is(CardType::goods) && mine())).choose(another(mine())).effect(Verb::transfer, slot(0), slot(1)),
      noon().choose(op(Op::cards_in_hand, 0, {you()})).effect(Verb::put_into_play, slot(0), left_out(), num(2)),
      noon().choose(op(Op::cards_in_hand, 0, {you()})).choose(another(mine())).effect(Verb::attach, slot(0), slot(1), num(1)),
      noon().choose(op(Op::cards_in_hand, 0, {you()})).effect(Verb::invent, slot(0)),
      noon().effect(Verb::pull, you()).effect(Verb::when, compare(op(Op::pull_value), Comparison::at_least, num(7)), std::vector{effect(Verb::gain, you(), 1)}),
      noon().boot().choose(another(anything())).effect(Verb::boot, slot(0)).on_failure(effect(Verb::lose, you(), 1)).test(SkillTest::spell, 6),
      react(TriggerPoint::skill_check_failed).effect(Verb::pull_again),
      noon().effect(Verb::skill_check, self(), Keyword::mad_scientist, 8),
      noon().effect(Verb::mill, you(), 2).effect(Verb::shuffle, you()),
      noon().effect(Verb::reveal_until, you(), 3, compare(op(Op::printed_stat, static_cast<int>(Stat::value)), Comparison::at_least, num(9))),
      noon().effect(Verb::search_deck, you(), 5, is(CardType::action), 1).effect(Verb::to_hand, slot(5)),
      noon().choose(cards(is(CardType::deed))).effect(Verb::counter, slot(0), Stat::control, 1),
      noon().choose(cards(is(CardType::deed))).effect(Verb::counter, slot(0), Stat::production, -1),
      noon().choose(cards(is(CardType::deed) && !mine())).effect(Verb::ace, slot(0)),
      noon().effect(Verb::put_ghost_rock, self(), 2, 1).effect(Verb::take_ghost_rock, self(), 1, 1),
      noon().choose(another(mine()), 1, 3).effect(Verb::for_each, slot(0), 6, std::vector{effect(Verb::boot, slot(6)), effect(Verb::gain, you(), 1)}),
      noon().effect(Verb::draw, opponent(), 1).effect(Verb::discard_from_hand, opponent(), 1, 1),
      noon().effect(Verb::pay_player, you(), opponent(), 1),
      standing().forbids(Act::move, is_card(self())).price(effect(Verb::discard_from_hand, you(), 1)),
      noon().effect(Verb::choose_number, you(), 4, 1, 3).effect(Verb::gain, you(), op(Op::slot_number, 4)),
      noon().effect(Verb::choose_location, you(), 4).effect(Verb::move, self(), op(Op::slot_location, 4)),
      noon().effect(Verb::choose_suit, you(), 4).effect(Verb::gain, you(), 1),
      noon().effect(Verb::choose_player, you(), 4).effect(Verb::lose, op(Op::slot_player, 4), 1),
      noon().effect(Verb::extra_play, you()),
      noon().effect(Verb::skip_play, opponent()),
      noon().choose(another(anything())).effect(Verb::set_stat, slot(0), Stat::bullets, 4).effect(Verb::limit_stat, slot(0), Stat::influence, 1),
      noon().choose(another(anything())).effect(Verb::grant_keyword, slot(0), Keyword::harrowed, left_out(), Duration::day),
      noon().effect(Verb::refresh, cards(mine())),
      shootout_play().effect(Verb::end_shootout),
      shootout_play().effect(Verb::take_casualties, opponent(), 1),
      shootout_play().choose(opposing()).effect(Verb::force_casualty, slot(0)),
      shootout_play().choose(another(mine() && in_fight())).effect(Verb::protect_casualty, slot(0)),
      shootout_play().choose(another(mine() && in_fight())).effect(Verb::leave_posse, slot(0)),
      shootout_play().boot().effect(Verb::modify_player, you(), Stat::stud_bonus, 2).effect(Verb::modify_player, opponent(), Stat::draw_bonus, 1),
      shootout_play().choose(opposing()).effect(Verb::take_control, slot(0), you(), Duration::shootout),
      resolution().choose(op(Op::cards_in_draw_hand, 0, {you()})).choose(op(Op::cards_in_hand, 0, {you()})).effect(Verb::replace_in_draw_hand, slot(0), slot(1)),
      resolution().choose(op(Op::cards_in_draw_hand, 0, {you()})).effect(Verb::set_suit_and_value, slot(0), 4, 8),
      resolution().effect(Verb::draw_to_draw_hand, opponent(), 1),
      resolution().effect(Verb::draw_to_draw_hand, opponent(), 1, you()),
      resolution().effect(Verb::set_base_rank, opponent(), 2),
      resolution().effect(Verb::set_legal, you(), 1),
      cheatin().boot().choose(op(Op::posse_of, 0, {opponent()})).effect(Verb::send_home, slot(0), 1),
      react(TriggerPoint::ability_declared).about(!op(Op::event_by, 0, {you()})).boot().effect(Verb::cancel),
      react(TriggerPoint::pull_revealed, Window::when).effect(Verb::gain, you(), 1),
      react(TriggerPoint::draw_hand_revealed).effect(Verb::modify_player, you(), Stat::hand_rank, 1),
      react(TriggerPoint::casualties_about_to_be_taken, Window::before).effect(Verb::modify_player, you(), Stat::casualties, -1),
      trait(TriggerPoint::shootout_begins).effect(Verb::bounty, self(), 1),
      trait(TriggerPoint::phase_upkeep_begins).effect(Verb::gain, you(), 1),
      standing().gives(Stat::influence, 1, mine() && is_here()),
      standing().gives(Stat::bullets, 1),
      standing().forbids(Act::be_called_out),
      standing().permits(Permit::join_while_booted),
      noon().choose(another(anything())).effect(Verb::gain_ability, self(), slot(0), num(0), Duration::day),
      shootout_play().choose(another(anything())).effect(Verb::gain_ability, self(), slot(0), num(1), Duration::round),
      react(TriggerPoint::dude_moved).effect(Verb::gain_ability, self(), self(), num(0), Duration::play),
      shootout_play().effect(Verb::fight_as_dude, cards(is(CardType::goods))),
      trait(TriggerPoint::dude_joined_posse).effect(Verb::fight_as_dude, cards(is(CardType::goods) && mine())),
  };
}

/// A table with many cards, whose abilities come from the list by chance.
class RandomTown {
 public:
  RandomTown(std::uint64_t seed, int players)
      : dice(seed),
        town({.players = players,
              .ghost_rock = 12,
              .deck = 30,
              .auto_take = seed % 2 == 0,
              .prompts = seed % 3 == 0 ? PromptMode::uniform : PromptMode::quick,
              .seed = seed}) {
    for (std::uint8_t p = 0; p < players; ++p) {
      const PlayerId player{p};
      const CardId deed = town.deed(player, {.production = 1, .control = 1, .keywords = {dice.roll(2) ? "Private" : "Public"}, .abilities = two()});
      town.deed(player, {.production = 1, .control = 1, .keywords = {"Out of Town"}, .abilities = two()});
      for (int i = 0; i < 5; ++i) {
        const LocationId places[] = {town.home_card(player), kSquare, deed};
        const CardId dude = town.dude(player, {.bullets = dice.roll(4),
                                               .stud = dice.roll(2) == 0,
                                               .influence = dice.roll(3),
                                               .upkeep = dice.roll(2),
                                               .keywords = dice.roll(4) ? std::vector<std::string>{} : std::vector<std::string>{"Harrowed", "Mad Scientist 2"},
                                               .abilities = two(),
                                               .at = places[dice.roll(3)],
                                               .bounty = dice.roll(2)});
        if (dice.roll(2)) town.goods(player, dude, {.keywords = {dice.roll(2) ? "Weapon" : "Sidekick"}, .abilities = two()});
      }
      for (int i = 0; i < 3; ++i) town.action_in_hand(player, {.cost = dice.roll(2), .abilities = two()});
      town.in_hand(player, CardType::dude, {.influence = 1, .cost = 2, .abilities = two()});
      town.in_hand(player, CardType::deed, {.cost = 2, .production = 1, .control = 1, .abilities = two()});
      town.in_hand(player, CardType::goods, {.bullets = 1, .cost = 1, .keywords = {"Weapon"}, .abilities = two()});
      town.in_hand(player, CardType::goods, {.cost = 1, .difficulty = 6, .keywords = {"Gadget"}, .abilities = two()});
    }
  }

  std::vector<Ability> two() { return {abilities[pick()], abilities[pick()]}; }
  std::size_t pick() { return static_cast<std::size_t>(dice.roll(static_cast<int>(abilities.size()))); }

  Dice dice;
  std::vector<Ability> abilities = some_abilities();
  Town town;
};

/// "" or what went wrong in a few hundred random choices.
std::string play(std::uint64_t seed, int players, LegalityCount& count, int& inner) {
  RandomTown table(seed, players);
  Game& game = table.town.game();
  Ledger ledger;
  ledger.open(game.state());
  game.set_observer(&ledger);
  for (int i = 0; i < 400; ++i) {
    const Decision* decision = game.decision();
    if (!decision) break;
    std::string fault = broken_invariant(game.impl().reader());
    if (fault.empty()) fault = ledger.fault(game.state());
    if (fault.empty()) fault = legality_fault(game, count);
    if (fault.empty() && decision->options.empty()) fault = "nothing to choose";
    if (fault.empty() && game.state().shootout.depth > 0) {
      ++inner;
      const Result<Game> loaded = load(game.content_ptr(), save(game));
      if (!loaded.ok()) fault = loaded.error().message;
    }
    if (!fault.empty()) return fmt::format("seed {}, choice {}, {}: {}\n{}", seed, i, to_string(decision->kind), fault, table.town.describe());
    const int option = table.dice.roll(static_cast<int>(decision->options.size()));
    const std::string taken = game.text(decision->options[static_cast<std::size_t>(option)]);
    Game copy = game;
    if (!game.choose(option).ok() || !copy.choose(option).ok()) return fmt::format("seed {}, choice {}: refused", seed, i);
    if (copy.hash() != game.hash()) return fmt::format("seed {}, choice {}: a copy went another way after {}", seed, i, taken);
    // Cards that are refreshed may leave more delayed triggers in a day than there is room for: such a game ends, by name.
    if (game.state().halt == static_cast<int>(HaltReason::delayed_full)) break;
    if (game.outcome() == Outcome::halted) return fmt::format("seed {}, choice {}: halted after {}: {}", seed, i, taken, game.halt_reason());
  }
  game.set_observer(nullptr);
  return "";
}

/// Two to six players, cards with every kind of ability, random choices: what must hold in real games holds here too, with cards that meet
/// more often.
TEST(RandomTown, KeepsTheInvariantsAndTheRulesOfListing) {
  const char* wanted = std::getenv("HIGHNOON_TOWNS");
  const int towns = wanted ? std::atoi(wanted) : 60;
  LegalityCount count;
  int faults = 0, inner = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(towns) && faults < 3; ++seed) {
    const std::string fault = play(seed, 2 + static_cast<int>(seed % 5), count, inner);
    if (fault.empty()) continue;
    ADD_FAILURE() << fault;
    ++faults;
  }
  EXPECT_GT(count.certain, 10'000);
  EXPECT_GT(inner, 500) << "decisions in shootouts inside of others";
}

}  // namespace
}  // namespace highnoon::test
