#include <algorithm>

#include "ability/ability.hpp"
#include "day/inventing.hpp"
#include "day/starting_gang.hpp"
#include "day/turns.hpp"
#include "effect/actions.hpp"
#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "state/rng.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

struct Setup {
  std::uint8_t turn = 0;
  std::uint8_t first = 0;  ///< seat of the first Grifter's player
  std::uint8_t drawn_lots = 0;
  std::uint8_t spare = 0;
};
FIELDS(kSetupFields, Setup, FIELD(turn, is(Holds::turn)), FIELD(first, is(Holds::seat)), FIELD(drawn_lots, flag()),
       FIELD(spare, nothing()));

/// Into play without any event: nothing of the setup is "entering play". RR-SETUP-010.
void place(Kernel& k, CardId card, PlayerId player) {
  put(k, card, Zone::in_play);
  Card& placed = k.card(card);
  placed.controller = player;
  placed.set(kEnteredThisPhase, false);
  if (k.def(card).type == CardType::dude) placed.location = home_of(k, player);
  touch(k);
}

/// Who of them may bring a Sidekick to the starting gang, and carry it.
CardId carrier_of(const Kernel& k, const CardList& dudes) {
  const auto found = std::find_if(dudes.begin(), dudes.end(), [&](CardId dude) { return permitted(k, Permit::start_with_sidekick, dude); });
  return found == dudes.end() ? CardId{} : *found;
}

// --- setup. Rules: Reloaded 1.3.1, "Setup"
// ---------------------------------------------------------

Flow place_outfits(Kernel& k, Frame&) {
  for (const PlayerId player : k.from({})) {
    Player& p = k.player(player);
    place(k, p.outfit, player);
    add_to_street(k, p.outfit, true);  // RR-SETUP-001
    const CardId legend = p.legend;
    for (const Card& card : k.s.all_cards()) {
      if (card.owner != player || (card.id != legend && k.def(card.id).type != CardType::rules)) continue;
      place(k, card.id, player);
      k.card(card.id).host = p.outfit;  // RR-SETUP-002
      touch_board(k);
    }
    p.legend = legend;
  }
  return Flow::next;
}

int starting_stash(const Kernel& k, PlayerId player) {
  const Player& p = k.player(player);
  const int legend = p.legend ? k.def(p.legend).wealth : 0;
  return std::max(0, k.def(p.outfit).wealth + legend);
}

Flow take_stash(Kernel& k, Frame&) {
  for (const PlayerId player : k.from({})) {
    k.player(player).ghost_rock =
        static_cast<std::int16_t>(starting_stash(k, player));  // RR-SETUP-003
  }
  return Flow::next;
}

Flow starting_gangs(Kernel& k, Frame&) {
  k.push(Proc::starting_gangs);
  return Flow::next;
}

Flow shuffle_decks(Kernel& k, Frame&) {
  for (const PlayerId player : k.from({})) shuffle_deck(k, player);
  return Flow::next;
}

/// A Gadget of a starting gang is invented or discarded: a dude is paid for, a Sidekick is not. @return whether there was one
bool invent_next_gadget(Kernel& k) {
  for (const Card& card : k.s.all_cards()) {
    if (card.zone != Zone::limbo || !card.has(kMarked)) continue;
    const CardId carrier = k.def(card.id).type == CardType::dude ? CardId{} : carrier_of(k, dudes_of(k, card.owner));
    const Invention invention{.card = card.id, .by = carrier, .free = !carrier};
    k.card(card.id).set(kMarked, false);
    if (can_invent(k, card.owner, invention)) {
      invent(k, card.owner, invention, rule(card.owner));
    } else {
      put(k, card.id, Zone::discard);
    }
    return true;
  }
  return false;
}

Flow invent_gadgets(Kernel& k, Frame&) { return invent_next_gadget(k) ? Flow::stay : Flow::next; }

Flow draw_play_hands(Kernel& k, Frame&) {
  for (const PlayerId player : k.from({})) {
    for (int i = player_stat(k, player, Stat::hand_size); i > 0; --i)
      draw_top(k, player, Zone::hand);
  }
  ++k.s.reveals;
  touch(k);
  return Flow::next;
}

Flow setup_done(Kernel& k, Frame&) {
  mark_moment(k, TriggerPoint::game_setup_done);
  return Flow::next;
}

bool has_grifter(const Kernel& k, PlayerId player) {
  const auto dudes = dudes_of(k, player);
  return std::any_of(dudes.begin(), dudes.end(),
                     [&](CardId dude) { return has_keyword(k, dude, Keyword::grifter); });
}

/// Chance decides who is first if several players have Grifters; the others follow clockwise.
/// RR-SETUP-013.
void draw_lots(Kernel& k, Setup& setup) {
  PlayerList with_grifters;
  for (const PlayerId player : k.from({})) {
    if (has_grifter(k, player)) with_grifters.push_back(player);
  }
  setup.drawn_lots = 1;
  if (with_grifters.empty()) return;
  setup.first =
      with_grifters.size() == 1 ? with_grifters.front().value : toss(k, with_grifters).value;
}

bool may_use_grifter(const Kernel& k, PlayerId player) {
  Pending asked;
  asked.player = player;
  Borrowed<Option> options(k.cache.spare_options);
  list_grifter(k, asked, *options);
  return options->size() > 1;
}

/// Each player may use Grifter abilities, or decline. RR-SETUP-012.
Flow grifters(Kernel& k, Frame& f) {
  Setup& setup = f.as<Setup>();
  if (!setup.drawn_lots) draw_lots(k, setup);
  if (invent_next_gadget(k)) return Flow::stay;  // of a gang that a Grifter has changed
  while (setup.turn < k.players()) {
    const PlayerId player = player_in_turn(k, PlayerId{setup.first}, setup.turn);
    if (const auto answer = k.answer()) {
      if (answer->kind == OptionKind::pass) {
        ++setup.turn;
      } else {
        use_ability(k, player, card_a(*answer), static_cast<AbilityIx>(answer->b), kSetup);
      }
      return Flow::stay;
    }
    if (may_use_grifter(k, player)) return k.ask(player, DecisionKind::grifter);
    ++setup.turn;
  }
  return Flow::next;
}

constexpr Step kSetupSteps[] = {
    {"place_outfits", place_outfits},
    {"take_stash", take_stash},
    {"starting_gangs", starting_gangs},
    {"shuffle", shuffle_decks},
    {"invent_gadgets", invent_gadgets},
    {"draw_play_hands", draw_play_hands},
    {"setup_done", setup_done},
    {"grifters", grifters},
};

// --- starting gangs: chosen in secret, shown and placed together
// -----------------------------------

bool is_core_deed(const Kernel& k, CardId card) {
  return k.def(card).type == CardType::deed && has_keyword(k, card, Keyword::core);
}

/// What a player has picked so far, and who stands already.
struct Gang {
  CardList cards, standing;
  int cost = 0;
  int grifters = 0;
};

Gang gang_of(const Kernel& k, PlayerId player) {
  Gang gang;
  for (const CardId card : k.player(player).deck) {
    if (!k.card(card).has(kMarked)) continue;
    gang.cards.push_back(card);
    gang.cost += stat(k, card, Stat::cost);
    gang.grifters += has_keyword(k, card, Keyword::grifter) ? 1 : 0;
  }
  for (const CardId card : cards_in_play(k)) {
    if (k.card(card).owner != player || (k.type_of(card) != CardType::dude && !is_core_deed(k, card))) continue;
    gang.standing.push_back(card);
    gang.grifters += has_keyword(k, card, Keyword::grifter) ? 1 : 0;
  }
  return gang;
}

/// Dudes of the own outfit and drifters; by a card's leave others, but never another faction's
/// Grifter. RR-SETUP-006, RC-GRIFTER-004.
bool is_of_gang(const Kernel& k, PlayerId player, CardId card) {
  const CardDef& def = k.def(card);
  if (def.faction == 0 || def.faction == k.def(k.player(player).outfit).faction) return true;
  if (is_core_deed(k, card) || has_keyword(k, card, Keyword::grifter)) return false;
  return k.parameter(Parameter::starting_gang_other_factions) ||
         permitted(k, Permit::start_in_any_gang, card);
}

/// Two versions of one dude cannot both start unless they are Non-Unique. RR-UNIQUE.
bool is_twin(const Kernel& k, const Gang& gang, CardId card) {
  if (has_keyword(k, card, Keyword::non_unique)) return false;
  return std::any_of(gang.cards.begin(), gang.cards.end(),
                     [&](CardId other) { return same_for_uniqueness(k, card, other); });
}

/// What must be invented does not simply stand there as the game begins, unless it says so. RR-GADGET-001.
bool waits_for_inventor(const Kernel& k, CardId card) { return has_keyword(k, card, Keyword::gadget); }

/// Goods in a starting gang: the one Sidekick that one of the dudes brings.
bool is_companion(const Kernel& k, CardId card) { return k.def(card).type == CardType::goods && has_keyword(k, card, Keyword::sidekick); }

bool may_come_along(const Kernel& k, const Gang& gang, CardId card) {
  const auto is_one = [&](CardId other) { return is_companion(k, other); };
  return is_companion(k, card) && carrier_of(k, gang.cards) && std::none_of(gang.cards.begin(), gang.cards.end(), is_one);
}

/// Whether the card may be added to the gang. RR-SETUP-004 to -007; RC-CORE.
bool may_start(const Kernel& k, PlayerId player, const Gang& gang, CardId card) {
  if (k.card(card).has(kMarked)) return false;
  if (is_companion(k, card)) {
    if (!may_come_along(k, gang, card)) return false;
  } else {
    if (k.def(card).type != CardType::dude && !is_core_deed(k, card)) return false;
    if (waits_for_inventor(k, card) && !permitted(k, Permit::start_as_gadget, card)) return false;
  }
  const CardId outfit = k.player(player).outfit;
  int most = k.parameter(Parameter::max_starting_dudes) + permissions(k, Permit::extra_starting_dude, outfit) +
             permissions(k, Permit::extra_starting_dude, card);
  for (const CardList& members : {gang.cards, gang.standing}) {
    for (const CardId member : members) most += permissions(k, Permit::extra_starting_dude, member);
  }
  if (static_cast<int>(gang.cards.size() + gang.standing.size()) >= most) return false;
  const bool grifter = has_keyword(k, card, Keyword::grifter);
  const int most_grifters = k.parameter(Parameter::max_starting_grifters) +
                            permissions(k, Permit::extra_starting_grifter, outfit);
  if (grifter && gang.grifters >= most_grifters) return false;
  if (gang.cost + stat(k, card, Stat::cost) > k.player(player).ghost_rock) return false;
  return is_of_gang(k, player, card) && !is_twin(k, gang, card) && can_enter_play(k, player, card);
}

/// Cards to add; of several copies only the first one, for they are all the same.
CardList possible_starters(const Kernel& k, PlayerId player) {
  const Gang gang = gang_of(k, player);
  CardList cards;
  for (const CardId card : k.player(player).deck) {
    const bool listed = std::any_of(cards.begin(), cards.end(), [&](CardId other) {
      return k.card(other).def == k.card(card).def;
    });
    if (!listed && may_start(k, player, gang, card)) cards.push_back(card);
  }
  std::sort(cards.begin(), cards.end());  // by identity: the order of the deck says nothing
  return cards;
}

/// A gang given with the deck is taken as the player's choice: dudes first, with whom others may come.
void pick_given(Kernel& k, PlayerId player, std::span<const DefId> given) {
  for (const bool dudes : {true, false}) {
    for (const DefId def : given) {
      if ((k.d.cards[def].type == CardType::dude) != dudes) continue;
      for (const CardId card : possible_starters(k, player)) {
        if (k.card(card).def != def) continue;
        k.card(card).set(kMarked);
        break;
      }
    }
  }
}

/// Who has nobody to carry it any more does not come along.
void drop_companion(Kernel& k, PlayerId player) {
  const Gang gang = gang_of(k, player);
  if (carrier_of(k, gang.cards)) return;
  for (const CardId card : gang.cards) {
    if (is_companion(k, card)) k.card(card).set(kMarked, false);
  }
  touch(k);
}

Flow choose_gangs(Kernel& k, Frame& f) {
  Setup& setup = f.as<Setup>();
  while (setup.turn < k.players()) {
    const PlayerId player = player_in_turn(k, PlayerId{0}, setup.turn);
    if (const auto answer = k.answer()) {
      if (answer->kind == OptionKind::done) {
        ++setup.turn;
      } else {
        k.card(card_a(*answer)).set(kMarked, answer->kind == OptionKind::card);
        touch(k);
        drop_companion(k, player);
      }
      return Flow::stay;
    }
    if (const auto& given = k.config.seats[player.value].deck.starting_gang; !given.empty()) {
      pick_given(k, player, given);
    } else if (!possible_starters(k, player).empty() || !gang_of(k, player).cards.empty()) {
      return k.ask(player, DecisionKind::starting_gang);
    }
    ++setup.turn;
  }
  setup.turn = 0;
  return Flow::next;
}

/// All gangs come to light at once. RR-SETUP-008.
Flow reveal_gangs(Kernel& k, Frame&) {
  for (const PlayerId player : k.from({})) {
    for (const CardId card : gang_of(k, player).cards) k.card(card).known = kKnownToAll;
  }
  ++k.s.reveals;
  return Flow::next;
}

/// Everybody's cards that are in contest with this one, which is among them.
CardList contest_for(const Kernel& k, CardId card) {
  CardList rivals;
  if (k.def(card).type != CardType::dude || has_keyword(k, card, Keyword::non_unique)) return rivals;
  for (const PlayerId player : k.from({})) {
    for (const CardId other : gang_of(k, player).cards) {
      if (other == card || same_for_uniqueness(k, card, other)) rivals.push_back(other);
    }
  }
  return rivals;
}

/// Each draws a card out of the deck, which is shuffled right afterwards: who draws lowest keeps the dude, nobody if two do. CL-SETUP-009 to -012.
void settle_contest(Kernel& k, const CardList& rivals) {
  CardId keeps;
  int lowest = 14;
  for (const CardId dude : rivals) {
    CardList deck;
    for (const CardId card : k.player(k.card(dude).owner).deck) {
      if (!k.card(card).has(kMarked)) deck.push_back(card);
    }
    int value = 1;  // with no card left, as a pull
    if (!deck.empty()) {
      const CardId drawn = pick_random(k, deck);
      k.card(drawn).known = kKnownToAll;
      value = std::max<int>(1, poker_card(k, drawn).value);
      const CardId both[] = {dude, drawn};
      Event shown = make_event(TriggerPoint::cards_revealed, both);
      shown.player = k.card(dude).owner;
      shown.changed = 3;
      k.tell(shown);
    }
    if (value <= lowest) keeps = value < lowest ? dude : CardId{};
    lowest = std::min(lowest, value);
  }
  for (const CardId dude : rivals) {
    if (dude != keeps) k.card(dude).set(kMarked, false);
  }
  touch(k);
}

Flow contest(Kernel& k, Frame&) {
  for (const PlayerId player : k.from({})) {
    for (const CardId card : gang_of(k, player).cards) {
      const CardList rivals = contest_for(k, card);
      if (rivals.size() < 2) continue;
      settle_contest(k, rivals);
      return Flow::stay;
    }
    drop_companion(k, player);
  }
  return Flow::next;
}

/// Who starts is paid for and stands at home; Core deeds still wait for their end of the street. RR-SETUP-009.
Flow pay_for_gangs(Kernel& k, Frame&) {
  Event shown = make_event(TriggerPoint::cards_revealed);
  for (const PlayerId player : k.from({})) {
    const Gang gang = gang_of(k, player);
    const CardId carrier = carrier_of(k, gang.cards);
    int cost = gang.cost;
    for (const CardId card : gang.cards) {
      const bool aside = waits_for_inventor(k, card);
      const bool waits = aside || (is_core_deed(k, card) && !has_keyword(k, card, Keyword::out_of_town));
      aside ? put(k, card, Zone::limbo) : place(k, card, player);
      if (is_companion(k, card)) aside ? void(cost -= stat(k, card, Stat::cost)) : void(k.card(card).host = carrier);
      k.card(card).set(kMarked, waits);
      if (shown.count == shown.subjects.size()) continue;
      shown.changed |= 1u << shown.count;
      shown.subjects[shown.count++] = card;
    }
    k.player(player).ghost_rock =
        static_cast<std::int16_t>(k.player(player).ghost_rock - cost);
  }
  touch_board(k);
  if (shown.count > 0) k.tell(shown);
  return Flow::next;
}

Flow place_core_deeds(Kernel& k, Frame&) {
  for (const Card& card : k.s.all_cards()) {
    if (!card.in_play() || !card.has(kMarked)) continue;
    const auto answer = k.answer();
    if (!answer) return k.ask(card.owner, DecisionKind::shop_position, card.id.raw);
    k.card(card.id).set(kMarked, false);
    add_to_street(k, card.id, answer->a == 1);
    return Flow::stay;
  }
  return Flow::next;
}

constexpr Step kGangSteps[] = {
    {"choose", choose_gangs},
    {"reveal", reveal_gangs},
    {"contest", contest, false},
    {"pay", pay_for_gangs},
    {"place_core_deeds", place_core_deeds},
};

}  // namespace

const Procedure k_setup{"setup", kSetupSteps, kSetupFields};
const Procedure k_starting_gangs{"setup.starting_gangs", kGangSteps, kSetupFields};

/// A Gadget among them is invented once the ability is through. RR-GADGET-001.
bool can_join_gang(const Kernel& k, CardId card) {
  const Card& candidate = k.card(card);
  if (candidate.zone != Zone::deck || k.def(card).type != CardType::dude) return false;
  return may_start(k, candidate.owner, gang_of(k, candidate.owner), card);
}

void join_gang(Kernel& k, CardId card, const Cause& cause) {
  const PlayerId player = k.card(card).owner;
  const int cost = stat(k, card, Stat::cost);
  if (waits_for_inventor(k, card)) {
    put(k, card, Zone::limbo);
    k.card(card).set(kMarked);
  } else {
    place(k, card, player);
  }
  Event shown = make_event(TriggerPoint::cards_revealed, card, cause);
  shown.changed = 1;
  ++k.s.reveals;
  k.tell(shown);
  if (cost > 0) pay(k, player, cost, {player, kRule});
}

bool has_sealed_gang(const Kernel& k, PlayerId player) {
  const int frame = k.find_frame(Proc::starting_gangs);
  if (frame < 0) return false;
  const Frame& choosing = k.s.frames[static_cast<std::size_t>(frame)];
  return choosing.step == k.step_index(Proc::starting_gangs, "choose") &&
         player.value < choosing.as<Setup>().turn;
}

void seal_another_gang(Kernel& k, PlayerId player, std::span<const DefId> given) {
  for (const CardId card : k.player(player).deck) k.card(card).set(kMarked, false);
  touch(k);
  if (!given.empty()) return pick_given(k, player, given);
  for (auto cards = possible_starters(k, player); !cards.empty() && below(k.s.rng, 6) > 0;
       cards = possible_starters(k, player)) {
    k.card(cards[below(k.s.rng, static_cast<std::uint32_t>(cards.size()))]).set(kMarked);
    touch(k);
  }
}

void list_starting_gang(const Kernel& k, const Pending& p, OptionList& o) {
  o.push_back(option(OptionKind::done));
  for (const CardId card : possible_starters(k, p.player))
    o.push_back(option(OptionKind::card, card));
  for (const CardId card : gang_of(k, p.player).cards)
    o.push_back(option(OptionKind::take_back, card));
}

void list_grifter(const Kernel& k, const Pending& p, OptionList& o) {
  o.push_back(option(OptionKind::pass));
  for (const Card& card : k.s.all_cards()) {
    if (!card.in_play() || card.controller != p.player) continue;
    const auto& abilities = k.d.cards[card.def].abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
      const bool starts =
          abilities[i].kind == AbilityDef::Kind::ability && abilities[i].timing & kSetup;
      const auto index = static_cast<AbilityIx>(i);
      if (!starts || !can_use(k, p.player, card.id, index, kSetup)) continue;
      o.push_back({OptionKind::use_ability, card.id.raw, index, kSetup});
    }
  }
}

/// Which end of the street a deed goes to that is not built by the Shoppin' play. RR-LOC-005.
void list_shop_position(const Kernel&, const Pending&, OptionList& o) {
  o.push_back({OptionKind::end_of_street, 1, 0, 0});
  o.push_back({OptionKind::end_of_street, 0, 0, 0});
}

}  // namespace highnoon
