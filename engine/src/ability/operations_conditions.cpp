// Conditions: about a card (the candidate, if none is given), then about the game.

#include <algorithm>

#include "ability/ability.hpp"
#include "ability/operations.hpp"
#include "day/inventing.hpp"
#include "day/starting_gang.hpp"
#include "effect/cache.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "poker/pull.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

/// A condition on the card argument; no card fulfils nothing.
template <typename Test>
Value of_card(const Context& c, const Node& node, int i, Test test) {
  const CardId card = subject_card(c, node, i);
  return card && test(card);
}

LocationId place_in(const Context& c, const Node& node) { return place(c, argument(c, node, 0)); }

/// Where the card of argument 1 is: left out, the candidate or the place being filtered.
LocationId place_of_card(const Context& c, const Node& node) {
  const CardId card = subject_card(c, node, 1);
  if (card) return place_of(c, card);
  return argument(c, node, 1) == kNoNode ? c.place : LocationId{};
}

bool same_persona(const Context& c, CardId card, DefId def) {
  return c.k.def(card).persona == c.k.d.cards[def].persona;
}

int kinds_of(const Kernel& k, LocationId place) {
  if (!place) return 0;
  int kinds = in_town(k, place) ? kInTown : kOutOfTown;
  if (place.is_town_square()) return kinds | kTownSquare;
  return kinds | (is_home(k, place) ? kHome : kDeed);
}

bool compare(Comparison how, Value a, Value b) {
  switch (how) {
    case Comparison::equal: return a == b;
    case Comparison::not_equal: return a != b;
    case Comparison::less: return a < b;
    case Comparison::at_most: return a <= b;
    case Comparison::more: return a > b;
    case Comparison::at_least: return a >= b;
  }
  return false;
}

}  // namespace

// --- about a card

Value b_is_type(const Context& c, const Node& node) {
  return of_card(c, node, 0,
                 [&](CardId card) { return (bit(c.k.type_of(card)) & node.value) != 0 && counts_as_its_type(c.k, card); });
}
Value b_has_keyword(const Context& c, const Node& node) {
  const auto keyword = static_cast<KeywordId>(node.value);
  return of_card(c, node, 0, [&](CardId card) {
    const NodeId least = argument(c, node, 1);
    return has_keyword(c.k, card, keyword) &&
           (least == kNoNode || rating(c.k, card, keyword) >= number(c, least));
  });
}
Value b_controlled_by(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId card) {
    return includes(c, argument(c, node, 0), c.k.card(card).controller);
  });
}
Value b_owned_by(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId card) {
    return includes(c, argument(c, node, 0), c.k.card(card).owner);
  });
}
Value b_opposing(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    if (c.k.card(card).controller == c.you) return false;
    const int side = side_of_card(c.k, card);
    return side == 0 || !has_posse(c.k, c.you) || side != side_of(c.k, c.you);
  });
}
Value b_is_booted(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return c.k.card(card).booted(); });
}
Value b_is_wanted(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return bounty_of(c.k, card) > 0; });
}
Value b_at_location(const Context& c, const Node& node) {
  const LocationId at = place_of_card(c, node);
  return at && at == place_in(c, node);
}
Value b_adjacent_to(const Context& c, const Node& node) {
  const LocationId at = place_of_card(c, node);
  const LocationId to = place_in(c, node);
  return at && to && adjacent(c.k, at, to);
}
Value b_nearby(const Context& c, const Node& node) {
  const LocationId at = place_of_card(c, node);
  const LocationId to = place_in(c, node);
  return at && to && nearby(c.k, at, to);
}
Value b_in_town(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    const LocationId at = place_of(c, card);
    return at && in_town(c.k, at);
  });
}
Value b_at_home(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    return place_of(c, card) == home_of(c.k, c.k.card(card).controller);
  });
}
Value b_at_other_home(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    const LocationId at = place_of(c, card);
    return at && is_home(c.k, at) && at != home_of(c.k, c.k.card(card).controller);
  });
}
Value b_in_shootout(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return side_of_card(c.k, card) != 0; });
}
Value b_in_posse_of(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId card) {
    const int side = side_of_card(c.k, card);
    if (side == 0) return false;
    const PlayerList named = players(c, argument(c, node, 0));
    return std::any_of(named.begin(), named.end(), [&](PlayerId player) { return side_of(c.k, player) == side; });
  });
}
/// Once a job is over, those who finished it: they have gone home by then.
Value b_in_leader_posse(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    return side_of_card(c.k, card) == 1 || c.k.card(performer_of(c.k, card)).has(kFinishedJob);
  });
}
Value b_is_same(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId card) {
    auto same = [&](CardId other) { return other == card; };
    return visit(c, argument(c, node, 0), visitor(same));
  });
}
Value b_is_stud(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return is_stud(c.k, card); });
}
Value b_is_shooter(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    return std::any_of(c.k.s.players.begin(), c.k.s.players.end(), [&](const Player& player) { return player.shooter == card; });
  });
}
Value b_has_attached(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId host) {
    const auto fits = [&](CardId card) { return holds(with_candidate(c, card), argument(c, node, 0)); };
    for (CardId card = first_attached(c.k, host); card; card = next_attached(c.k, card)) {
      if (fits(card)) return true;
    }
    if (c.k.def(host).type != CardType::deed || !is_ever_permitted(c.k, Permit::carry_totem)) return false;
    const auto& attached = board_of(c.k).attached;
    return std::any_of(attached.begin(), attached.end(), [&](CardId card) { return host_as_planted(c.k, card) == host && fits(card); });
  });
}
Value b_attached_to(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId card) {
    const CardId host = c.k.card(card).host;
    auto same = [&](CardId other) { return other == host || other == host_as_planted(c.k, card); };
    return host && visit(c, argument(c, node, 0), visitor(same));
  });
}
Value b_is_singled_out(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    const auto& all = c.k.s.modifiers;
    return std::any_of(all.begin(), all.end(), [&](const Modifier& modifier) {
      return modifier.op == ModifierOp::singled_out && modifier.card == card && modifier.source == c.self;
    });
  });
}
Value b_has_effect_of(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId card) {
    auto lasts = [&](CardId source) {
      const auto& all = c.k.s.modifiers;
      return std::any_of(all.begin(), all.end(), [&](const Modifier& modifier) {
        return modifier.card == card && modifier.until == Duration::permanent && c.k.exists(modifier.source) &&
               c.k.def(modifier.source).persona == c.k.def(source).persona;
      });
    };
    return visit(c, argument(c, node, 0), visitor(lasts));
  });
}
Value b_is_attached(const Context& c, const Node& node) {
  return of_card(c, node, 0,
                 [&](CardId card) { return c.k.card(card).host || c.k.card(card).host_location; });
}
Value b_is_token(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return has_keyword(c.k, card, Keyword::token); });
}
Value b_entered_this_phase(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return c.k.card(card).has(kEnteredThisPhase); });
}
Value b_of_faction(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return c.k.def(card).faction == node.value; });
}
Value b_of_outfit_of(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId card) {
    const PlayerId player = first_player(c, argument(c, node, 0));
    const CardId outfit = player ? c.k.player(player).outfit : CardId{};
    const std::uint8_t faction = c.k.def(card).faction;
    return outfit && faction != 0 && faction == c.k.def(outfit).faction;
  });
}
Value b_is_drifter(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    return c.k.type_of(card) == CardType::dude && c.k.def(card).faction == 0;
  });
}
Value b_of_title(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    return same_persona(c, card, static_cast<DefId>(node.value));
  });
}
Value b_in_zone(const Context& c, const Node& node) {
  return of_card(c, node, 0,
                 [&](CardId card) { return (bit(c.k.card(card).zone) & node.value) != 0; });
}
Value b_is_location_kind(const Context& c, const Node& node) {
  const NodeId kinds = argument(c, node, 1);
  return (kinds_of(c.k, place_in(c, node)) & (kinds == kNoNode ? node.value : number(c, kinds))) !=
         0;
}
Value b_location_keyword(const Context& c, const Node& node) {
  const LocationId at = place_in(c, node);
  return at && has_keyword(c.k, at, static_cast<KeywordId>(node.value));
}
Value b_can_attach_to(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId card) {
    const CardId host = first_card(c, argument(c, node, 0));
    return host && can_attach(c.k, card, host);
  });
}
/// A Gadget needs somebody who can invent it. RC-CARD-054.
Value b_can_play(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    const PlayerId owner = c.k.card(card).owner;
    if (!has_keyword(c.k, card, Keyword::gadget)) return can_enter_play(c.k, owner, card);
    return can_invent(c.k, owner, {.card = card, .free = true});
  });
}
Value b_can_join_gang(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return can_join_gang(c.k, card); });
}
Value b_has_ability_used(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    bool used = c.k.card(card).used != 0;
    for_abilities(c.k, card, [&](AbilityIx number, const AbilityDef&) { used = used || (is_gained(number) && was_used(c.k, card, number)); });
    return used;
  });
}
Value b_could_be_chosen(const Context& c, const Node& node) {
  const Event* event = event_of(c);
  return of_card(c, node, 0, [&](CardId card) { return event && could_be_chosen(c.k, *event, card); });
}
Value b_starts_job(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    return any_ability(c.k, card, [](const AbilityDef& ability) { return ability.is_job; });
  });
}
namespace {

/// Whether an expression says that a card is of one of these types.
bool names_types(const Definitions& d, NodeId id, int types) {
  if (id == kNoNode) return false;
  const Node& node = d.nodes[id];
  if (node.op == Op::not_) return false;
  if (node.op == Op::is_type && (node.value & types)) return true;
  const auto given = arguments(d, node);
  return std::any_of(given.begin(), given.end(), [&](NodeId argument) { return names_types(d, argument, types); });
}

bool marks_location(const Definitions& d, const AbilityDef& ability) {
  constexpr int kPlaces = bit(CardType::deed) | bit(CardType::outfit);
  if (!ability.is_job) return false;
  for (const ChoiceDef& choice : ability.choices) {
    if (choice.slot == ability.job.mark_slot) return names_types(d, choice.from, kPlaces) && !names_types(d, choice.from, ~kPlaces);
  }
  return true;  // the town square
}

}  // namespace

Value b_marks_location(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    const bool in_play = c.k.card(card).in_play();  // a trait gives abilities only there
    return any_ability(c.k, card, [&](const AbilityDef& ability) {
      return (in_play || !ability.is_granted()) && marks_location(c.k.d, ability);
    });
  });
}
Value b_is_playable(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    return c.play && !playable_abilities(c.k, c.you, card, c.play->timing).empty();
  });
}
Value b_is_matched(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    if (c.k.card(card).zone != Zone::draw_hand) return false;
    for (const Player& player : c.k.s.players) {
      if (!player.draw_hand.contains(card)) continue;
      return std::any_of(player.draw_hand.begin(), player.draw_hand.end(), [&](CardId other) {
        return other != card && stat(c.k, other, Stat::value) == stat(c.k, card, Stat::value);
      });
    }
    return false;
  });
}
Value b_booted_for_check(const Context& c, const Node&) { return booted_for_check(c.k); }
Value b_is_leader(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) {
    return c.k.s.shootout.active && c.k.s.shootout.leader == card;
  });
}
Value b_is_mark(const Context& c, const Node& node) {
  return of_card(c, node, 0,
                 [&](CardId card) { return c.k.s.shootout.active && c.k.s.shootout.mark == card; });
}
Value b_is_unready(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return c.k.card(card).has(kUnready); });
}
Value b_is_used_here(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return c.k.card(card).has(kUsedHere); });
}
Value b_entered_before(const Context& c, const Node& node) {
  return of_card(c, node, 1, [&](CardId card) {
    const CardId other = first_card(c, argument(c, node, 0));
    return other && c.k.card(card).entered < c.k.card(other).entered;
  });
}
Value b_is_faceup_draw(const Context& c, const Node& node) {
  return of_card(c, node, 0, [&](CardId card) { return c.k.card(card).zone == Zone::draw_hand; });
}

// --- about the game

Value b_always(const Context&, const Node& node) { return node.value != 0; }
Value b_not_(const Context& c, const Node& node) { return !holds(c, argument(c, node, 0)); }
Value b_and_(const Context& c, const Node& node) {
  const auto all = arguments(c.k.d, node);
  return std::all_of(all.begin(), all.end(), [&](NodeId one) { return holds(c, one); });
}
Value b_or_(const Context& c, const Node& node) {
  const auto all = arguments(c.k.d, node);
  return std::any_of(all.begin(), all.end(), [&](NodeId one) { return holds(c, one); });
}
Value b_compare(const Context& c, const Node& node) {
  return compare(static_cast<Comparison>(node.value), number(c, argument(c, node, 0)),
                 number(c, argument(c, node, 1)));
}
Value b_exists(const Context& c, const Node& node) {
  auto any = [](CardId) { return true; };
  return visit(c, argument(c, node, 0), visitor(any));
}
Value b_same_player(const Context& c, const Node& node) {
  return (player_bits(c, argument(c, node, 0)) & player_bits(c, argument(c, node, 1))) != 0;
}
Value b_every_player(const Context& c, const Node& node) {
  const PlayerList all = players(c, argument(c, node, 0));
  return std::all_of(all.begin(), all.end(), [&](PlayerId player) {
    Context about = c;
    about.that = player;
    return holds(about, argument(c, node, 1));
  });
}
Value b_same_location(const Context& c, const Node& node) {
  const LocationId at = place_in(c, node);
  return at && at == place(c, argument(c, node, 1));
}
Value b_is_adjacent(const Context& c, const Node& node) {
  const LocationId at = place_in(c, node);
  const LocationId to = place(c, argument(c, node, 1));
  return at && to && adjacent(c.k, at, to);
}
Value b_phase_is(const Context& c, const Node& node) {
  return (bit(c.k.s.phase) & node.value) != 0;
}
Value b_timing_is(const Context& c, const Node& node) {
  return c.play && (c.play->timing & node.value) != 0;
}
Value b_in_a_shootout(const Context& c, const Node&) { return c.k.s.shootout.active == 2; }
bool gives_bounty(const Definitions& d, EffectListId list) {
  if (list == kNoEffects) return false;
  return std::any_of(d.effect_lists[list].begin(), d.effect_lists[list].end(), [&](const Effect& effect) {
    switch (effect.verb) {
      case Verb::bounty: return d.nodes[effect.arguments[1]].op != Op::negate && d.nodes[effect.arguments[1]].value >= 0;
      case Verb::may:
      case Verb::when: return gives_bounty(d, effect.arguments[1]) || gives_bounty(d, effect.arguments[2]);
      case Verb::for_each:
      case Verb::for_each_player:
      case Verb::later: return gives_bounty(d, effect.arguments[2]);
      default: return false;
    }
  });
}

Value b_makes_wanted(const Context& c, const Node&) {
  const Play* play = declared_play(c);
  if (!play) return 0;
  const AbilityDef& a = c.k.ability(*play);
  const EffectListId lists[] = {a.effects, a.failure, a.price, a.job.start, a.job.each_join, a.job.success, a.job.failure};
  return std::any_of(std::begin(lists), std::end(lists), [&](EffectListId list) { return gives_bounty(c.k.d, list); });
}

Value b_is_job(const Context& c, const Node&) {
  return c.k.s.shootout.active && c.k.s.shootout.is_job;
}
Value b_is_cheatin(const Context& c, const Node& node) {
  const PlayerId player = first_player(c, argument(c, node, 0));
  return player && draw_hand_cheatin(c.k, player);
}
Value b_event_is(const Context& c, const Node& node) {
  const Event* event = event_of(c);
  return event && (event->flags & node.value) == node.value;
}
Value b_event_by(const Context& c, const Node& node) {
  const Event* event = event_of(c);
  return event && event->cause_card && includes(c, argument(c, node, 0), event->cause_player);
}
Value b_event_kind(const Context& c, const Node& node) {
  const Event* event = event_of(c);
  return event && (event->cause_timing & node.value) != 0;
}
Value b_skill_succeeded(const Context& c, const Node&) { return c.play && c.play->succeeded == 1; }
Value b_in_combo(const Context& c, const Node&) { return c.play && c.play->combo > 0; }
Value b_job_success(const Context& c, const Node&) { return c.play && c.play->job_outcome == 1; }
Value b_call_condition(const Context& c, const Node& node) { return call_function(c, node) != 0; }
Value b_slot_filled(const Context& c, const Node& node) {
  return c.play && c.play->slots[static_cast<std::size_t>(node.value)].count > 0;
}
Value b_is_winner(const Context& c, const Node& node) {
  return includes(c, argument(c, node, 0), c.k.s.winner);
}
Value b_is_ruleset_on(const Context& c, const Node& node) {
  return c.k.parameter(static_cast<Parameter>(node.value)) != 0;
}

}  // namespace highnoon
