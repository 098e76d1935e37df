#include "state/bare_table.hpp"

#include <cstring>

#include "day/turns.hpp"
#include "effect/cache.hpp"
#include "effect/carrying.hpp"
#include "effect/modifier.hpp"
#include "game.hpp"
#include "state/rng.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {

Result<Game> bare_game(ContentPtr content, const GameConfig& config) {
  GameConfig first = config;
  first.auto_take = false;  // so that the game waits at its first decision, whatever the decks
  for (SeatConfig& seat : first.seats) seat.deck = {.outfit = seat.deck.outfit};
  Result<Game> started = Game::start(std::move(content), first);
  if (!started) return started;
  Game::Impl& impl = started->impl();
  impl.config = std::make_shared<const GameConfig>(config);
  impl.checkpoints.clear();
  std::memset(static_cast<void*>(&impl.state), 0, sizeof impl.state);
  impl.state = State{};
  impl.state.fear = impl.rules->parameters[static_cast<std::size_t>(Parameter::fear_level)];
  seed(impl.state.rng, config.seed);
  forget_pool(impl.cache);
  return started;
}

PlayerId sit_down(Kernel& k, DefId outfit, int ghost_rock, bool in_play) {
  const PlayerId player{k.s.player_count++};
  Player& p = k.player(player);
  p.ghost_rock = static_cast<std::int16_t>(ghost_rock);
  p.outfit = new_card(k, outfit, player);
  for (const DefId def : k.rules.rules_cards) new_card(k, def, player);
  if (!in_play) return player;
  for (Card& card : k.s.all_cards()) {
    if (card.owner != player) continue;
    put(k, card.id, Zone::in_play, player);
    card.set(kEnteredThisPhase, false);
    if (card.id != p.outfit) card.host = p.outfit;
  }
  p.street.push(p.outfit);
  return player;
}

CardId lay_in_play(Kernel& k, DefId def, const Placement& how) {
  const CardId card = new_card(k, def, how.owner ? how.owner : how.controller);
  lay_in_play(k, card, how);
  return card;
}

void lay_in_play(Kernel& k, CardId id, const Placement& how) {
  put(k, id, Zone::in_play, how.controller);
  Card& card = k.card(id);
  card.set(kEnteredThisPhase, false);
  card.set(kBooted, how.booted);
  card.bounty = static_cast<std::int8_t>(how.bounty);
  card.host = how.host;
  card.host_location = how.host_location;
  const CardType type = k.def(id).type;
  if (type == CardType::dude) card.location = how.at ? how.at : home_of(k, how.controller);
  if (type == CardType::deed && !has_keyword(k, id, Keyword::out_of_town)) add_to_street(k, id, how.left);
  if (card.owner != how.controller) {
    Modifier taken;
    taken.op = ModifierOp::control;
    taken.card = id;
    taken.player = how.controller;
    taken.until = Duration::permanent;
    if (k.s.modifiers.full()) throw Overflow(HaltReason::modifiers_full);
    k.s.modifiers.push(taken);
  }
  touch_board(k);
  settle_readiness(k, id);
}

void lay_out_of_play(Kernel& k, CardId card, PlayerId player, Zone zone) {
  put(k, card, zone, player);
  // A new card is known to all until it is hidden.
  if (zone == Zone::deck) k.card(card).known = 0;
  if (zone == Zone::hand) k.card(card).known = static_cast<std::uint8_t>(1U << player.index());
}

void lay_into_deck(Kernel& k, CardId card, PlayerId player, int waiting) {
  Pile& deck = k.player(player).deck;
  put(k, card, Zone::deck, player);
  deck.pop();
  deck.insert_at(deck.size() - waiting, card);
  k.card(card).known = 0;
}

void begin_at(Kernel& k, Phase phase, PlayerId turn) {
  // By Phase; setup is no step of a day.
  constexpr const char* kSteps[] = {"", "gambling", "upkeep", "high_noon", "sundown"};
  k.s.phase = phase;
  k.push(Proc::game).step = static_cast<std::uint8_t>(k.step_index(Proc::game, "days"));
  if (phase == Phase::setup) {
    k.s.day = 0;
    k.push(Proc::setup).step = static_cast<std::uint8_t>(k.step_index(Proc::setup, "setup_done"));
  } else {
    const int step = k.step_index(Proc::day, kSteps[static_cast<int>(phase)]);
    k.push(Proc::day).step = static_cast<std::uint8_t>(turn ? step + 1 : step);
    if (turn) go_on_at_noon(k, turn);
  }
  forget_pool(k.cache);
  touch_board(k);
  settle_control(k);
}

}  // namespace highnoon
