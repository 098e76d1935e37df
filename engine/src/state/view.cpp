#include "state/view.hpp"

#include "effect/fear.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "game.hpp"
#include "highnoon/card_view.hpp"
#include "log/texts.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

constexpr const char* kPhaseNames[] = {"setup", "Gambling", "Upkeep", "High Noon", "Sundown"};

/// Builds the parts of one viewer's view.
class Viewer {
 public:
  Viewer(const Kernel& k, PlayerId viewer) : k_(k), viewer_(viewer) {}

  CardView card(CardId id) const {
    CardView view;
    if (!k_.exists(id)) return view;
    const Card& card = k_.card(id);
    view.owner = card.owner;
    view.controller = card.controller;
    if (!knows(k_, viewer_, id)) return view;
    const CardDef& def = k_.def(id);
    view.id = id;
    view.def = card.def;
    view.title = def.title;
    const bool dude = def.type == CardType::dude || card.has(kFightsAsDude);
    view.type = dude ? CardType::dude : def.type;
    view.booted = card.booted();
    view.unready = card.has(kUnready);
    view.poker = poker_card(k_, id);
    view.value = view.poker.value;
    view.cost = stat(k_, id, Stat::cost);
    view.bullets = stat(k_, id, dude ? Stat::bullets : Stat::bullet_bonus);
    view.influence = stat(k_, id, Stat::influence);
    view.control = stat(k_, id, Stat::control);
    view.production = stat(k_, id, Stat::production);
    view.upkeep = stat(k_, id, Stat::upkeep);
    view.is_stud = dude && is_stud(k_, id);
    view.bounty = bounty_of(k_, id);
    view.ghost_rock = card.pool;
    view.side = card.side;
    view.is_shooter = card.in_play() && k_.player(card.controller).shooter == id;
    if (!card.in_play()) return view;
    view.attachments = cards(printed(attachments(k_, id)));
    view.kept = cards(kept_under(k_, id));
    for_abilities(k_, id, [&](AbilityIx number, const AbilityDef& ability) {
      if (is_gained(number) && number == used_as(k_, id, number) && ability.kind == AbilityDef::Kind::ability) view.gained.push_back(ability.text);
    });
    return view;
  }

  template <typename List>
  std::vector<CardView> cards(const List& list) const {
    std::vector<CardView> views;
    for (const CardId id : list) views.push_back(card(id));
    return views;
  }

  /// Without what holds the abilities of the ruleset: nobody has such a card on the table.
  CardList printed(CardList attached) const {
    erase_if(attached, [&](CardId card) { return k_.def(card).type == CardType::rules; });
    return attached;
  }

  /// Bottom first. Where the piles are closed nobody may look below the top. CL-PILE-002.
  std::vector<CardView> discard_pile(const Pile& pile) const {
    if (k_.parameter(Parameter::discard_piles_open)) return cards(pile);
    std::vector<CardView> views;
    for (const CardId id : pile) {
      if (id == pile.back()) {
        views.push_back(card(id));
      } else {
        CardView hidden;
        hidden.owner = hidden.controller = k_.card(id).owner;
        views.push_back(hidden);
      }
    }
    return views;
  }

  LocationView location(LocationId id) const {
    LocationView view;
    view.id = id;
    view.title = id.is_town_square() ? "town square" : name_of(k_, id);
    if (!id.is_town_square()) view.card = card(id.card());
    view.out_of_town = !in_town(k_, id);
    view.dudes = cards(dudes_at(k_, id));
    return view;
  }

  PlayerView player(PlayerId id) const {
    const Player& player = k_.player(id);
    PlayerView view;
    view.id = id;
    view.name = name_of(k_, id);
    view.ghost_rock = player.ghost_rock;
    view.debt = player.debt;
    view.influence = total_influence(k_, id);
    view.control = total_control(k_, id);
    view.victory_points = player.victory_points;
    view.hand_count = player.hand.size();
    view.deck_count = player.deck.size();
    view.hand = cards(player.hand);
    view.draw_hand = cards(player.draw_hand);
    view.discard = discard_pile(player.discard);
    view.boot_hill = cards(player.boot_hill);
    for (const CardId place : player.street) view.street.push_back(location(place));
    for (const LocationId place : locations(k_)) {
      if (!place.is_town_square() && !in_town(k_, place) && owner_of(k_, place) == id) {
        view.out_of_town.push_back(location(place));
      }
    }
    if (player.legend) view.legend = card(player.legend);
    return view;
  }

  ShootoutView shootout() const {
    const Shootout& s = k_.s.shootout;
    ShootoutView view;
    view.active = s.active == 1 || s.active == 2;
    if (!view.active) return view;
    view.is_job = s.is_job != 0;
    view.round = s.round;
    view.location = s.location;
    view.leader = s.leader;
    view.mark = s.mark;
    view.leader_player = s.leader_player;
    view.opposing_player = s.opposing_player;
    view.suspended = s.depth;
    return view;
  }

 private:
  const Kernel& k_;
  PlayerId viewer_;
};

}  // namespace

View make_view(const Kernel& k, PlayerId viewer) {
  const Viewer build(k, viewer);
  View view;
  view.viewer = viewer;
  view.day = k.s.day;
  view.phase = k.s.phase;
  view.phase_name = in_words_of(k.rules, kPhaseNames[static_cast<std::size_t>(k.s.phase)]);
  view.winner_of_lowball = k.s.winner;
  view.pot = k.s.pot;
  view.fear_level = fear_level(k);
  for (int i = 0; i < k.players(); ++i) {
    view.players.push_back(build.player(PlayerId{static_cast<std::uint8_t>(i)}));
  }
  view.town_square = build.location(LocationId::town_square());
  view.shootout = build.shootout();
  for (const Card& card : k.s.all_cards()) {
    if (card.zone == Zone::limbo) view.limbo.push_back(build.card(card.id));
  }
  return view;
}

CardView card_view(const Game& game, PlayerId viewer, CardId card) { return Viewer(game.impl().reader(), viewer).card(card); }

}  // namespace highnoon
