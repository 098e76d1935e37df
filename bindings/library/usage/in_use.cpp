#include "usage/in_use.hpp"

#include <algorithm>

#include "effect/cache.hpp"
#include "effect/gained.hpp"
#include "effect/standing.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

/// Whom a restriction is about may hang on where the card would go and on who would do it.
bool forbids_somehow(const Kernel& k, const StandingRow& row, CardId card) {
  if (row.effect->kind != StandingDef::Kind::restrict || row.effect->affects == kNoNode) return false;
  const auto forbids = [&](LocationId place, PlayerId who) {
    Event event;
    event.count = 1;
    event.subjects[0] = card;
    event.to = place;
    event.cause_player = who;
    Context c = context_of(k, row, card);
    c.event = &event;
    c.subject = 0;
    return holds(c, row.effect->affects);
  };
  const auto places = locations(k);
  const auto players = k.from(PlayerId{0});
  return std::any_of(places.begin(), places.end(), [&](LocationId place) {
    return std::any_of(players.begin(), players.end(), [&](PlayerId who) { return forbids(place, who); });
  });
}

bool is_in_force(const Kernel& k, const StandingRow& row) {
  if (!is_active(k, row)) return false;
  // Numbers of players, and the permissions that ask about something else, are about nobody on the
  // board.
  if (row.effect->kind == StandingDef::Kind::player_stat ||
      row.effect->kind == StandingDef::Kind::permit)
    return true;
  const auto cards = k.s.all_cards();
  return std::any_of(cards.begin(), cards.end(),
                     [&](const Card& card) { return card.id && (affects(k, row, card.id) || forbids_somehow(k, row, card.id)); });
}

}  // namespace

std::optional<AbilityOf> resolving(const Kernel& k, int procedure, int step) {
  if (procedure != static_cast<int>(Proc::ability) ||
      step != k.step_index(Proc::ability, "resolve"))
    return {};
  const Play& play = k.s.plays[k.s.plays.size() - 1];
  // What an ability put off until later is part of its use.
  if (play.ability == kNoAbility || play.flags & (kPlayCancelled | kPlayDelayed) ||
      !k.exists(play.card))
    return {};
  const Printed printed = printed_at(k, play.card, play.ability);
  if (printed.def == kNoDef) return {};
  return AbilityOf{printed.def, printed.ability};
}

void each_in_force(const Kernel& k, const std::function<bool(AbilityOf)>& wanted,
                   const std::function<void(AbilityOf)>& found) {
  for (const StandingRow& row : pool_of(k).rows) {
    const Printed printed = printed_at(k, row.card, row.ability);
    const AbilityOf ability{printed.def, printed.ability};
    if (wanted(ability) && is_in_force(k, row)) found(ability);
  }
  for (const CardId id : cards_in_play(k)) {
    const auto& abilities = k.def(id).abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
      const AbilityOf ability{k.card(id).def, static_cast<int>(i)};
      if (abilities[i].kind == AbilityDef::Kind::attach_rule && wanted(ability)) found(ability);
    }
  }
}

}  // namespace highnoon
