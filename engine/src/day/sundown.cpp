#include <algorithm>

#include "day/turns.hpp"
#include "day/victory.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "state/zone.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

struct Sundown {
  std::uint8_t turn = 0;
  std::uint8_t discarded = 0;  ///< cards the present player has chosen to discard
  std::uint16_t unbooted = 0;  ///< cards looked at so far
};
FIELDS(kSundownFields, Sundown, FIELD(turn, is(Holds::turn)), FIELD(discarded), FIELD(unbooted));

// --- the phase. Rules: Reloaded 1.3.1, "Sundown" (RR-SUNDOWN)
// --------------------------------------

/// What applies continuously during Sundown applies from here on. RR-SUNDOWN-001, -002.
Flow begin(Kernel& k, Frame&) {
  begin_phase(k, Phase::sundown);
  mark_moment(k, TriggerPoint::phase_sundown_begins, first_player(k));
  return Flow::next;
}

/// The only moment when points are scored. WW-VICTORY-002.
Flow score_points(Kernel& k, Frame& f) {
  Sundown& s = f.as<Sundown>();
  if (k.parameter(Parameter::victory_points) != 1) return Flow::next;
  if (s.turn == 0) count_points(k);
  return each_player(k, s.turn, first_player(k), [&](PlayerId player) {
    if (k.player(player).points_today > 0)
      mark_moment(k, TriggerPoint::victory_points_scored, player, k.player(player).points_today);
  });
}

Flow check_victory(Kernel& k, Frame&) {
  const PlayerId victor = find_victor(k);
  if (victor) win_game(k, victor, rule(victor));
  return Flow::next;
}

/// What demands a check or a change during Sundown waits for this moment. RR-SUNDOWN-003.
Flow sundown_effects(Kernel& k, Frame&) {
  mark_moment(k, TriggerPoint::victory_checked, first_player(k));
  return Flow::next;
}

bool is_event(const Kernel& k, CardId card) { return k.def(card).type == CardType::event; }

/// Whether the player is asked what to discard, having discarded so many cards that count. Where Events do not count, that there are none left
/// would tell what is in the hand.
bool may_discard_more(const Kernel& k, PlayerId player, int discarded) {
  const Player& p = k.player(player);
  if (p.has(kOut) || p.hand.empty()) return false;
  if (discarded < player_stat(k, player, Stat::sundown_discards)) return true;
  if (!k.parameter(Parameter::sundown_discards_events)) return false;
  return k.config.prompts == PromptMode::uniform || std::any_of(p.hand.begin(), p.hand.end(), [&](CardId card) { return is_event(k, card); });
}

/// The Winner first, each may discard. RR-SUNDOWN-004, -005; CL-NIGHTFALL-002.
Flow may_discard(Kernel& k, Frame& f) {
  Sundown& s = f.as<Sundown>();
  while (s.turn < k.players()) {
    const PlayerId player = player_in_turn(k, first_player(k), s.turn);
    if (const auto answer = k.answer()) {
      if (answer->kind == OptionKind::card) {
        const CardId card = card_a(*answer);
        const bool counts = !k.parameter(Parameter::sundown_discards_events) || !is_event(k, card);
        s.discarded = static_cast<std::uint8_t>(s.discarded + counts);
        discard_from_hand(k, one(card), rule(player));
        return Flow::stay;
      }
    } else if (may_discard_more(k, player, s.discarded)) {
      const bool events_alone = s.discarded >= player_stat(k, player, Stat::sundown_discards);
      return k.ask(player, DecisionKind::sundown_discard, events_alone);
    }
    s.discarded = 0;
    ++s.turn;
  }
  s.turn = 0;
  return Flow::next;
}

int surplus(const Kernel& k, PlayerId player) {
  return k.player(player).hand.size() - player_stat(k, player, Stat::hand_size);
}

CardList marked_in_hand(const Kernel& k, PlayerId player) {
  CardList cards;
  for (const CardId card : k.player(player).hand) {
    if (k.card(card).has(kMarked)) cards.push_back(card);
  }
  return cards;
}

/// Players with more cards than their hand size choose which to lose. RR-SUNDOWN-007, -008.
Flow discard_down(Kernel& k, Frame& f) {
  Sundown& s = f.as<Sundown>();
  while (s.turn < k.players()) {
    const PlayerId player = player_in_turn(k, first_player(k), s.turn);
    if (const auto answer = k.answer()) {
      if (answer->kind != OptionKind::done) {
        k.card(card_a(*answer)).set(kMarked, answer->kind == OptionKind::card);
        touch(k);
        return Flow::stay;
      }
      const auto cards = marked_in_hand(k, player);
      for (const CardId card : cards) k.card(card).set(kMarked, false);
      ++s.turn;
      discard_from_hand(k, cards, rule(player));
      return Flow::stay;
    }
    if (surplus(k, player) > 0 && !k.player(player).has(kOut)) {
      return k.ask(player, DecisionKind::discard_to_hand_size);
    }
    ++s.turn;
  }
  s.turn = 0;
  return Flow::next;
}

/// RR-SUNDOWN-006.
Flow refill(Kernel& k, Frame& f) {
  return each_player(k, f.as<Sundown>().turn, first_player(k), [&](PlayerId player) {
    if (surplus(k, player) >= 0) return;
    mark_moment(k, TriggerPoint::sundown_hand_refilled, player, -surplus(k, player));
  });
}

/// One card more for the most influence, if it is one player's; not for a hand above its size. CL-NIGHTFALL-005, -006; CL-HAND-004.
Flow most_influence_draws(Kernel& k, Frame&) {
  PlayerId strongest;
  int most = -1;
  for (const PlayerId player : k.from({})) {
    if (k.player(player).has(kOut)) continue;
    const int influence = total_influence(k, player);
    if (influence >= most) strongest = influence > most ? player : PlayerId{};
    most = std::max(most, influence);
  }
  if (strongest && surplus(k, strongest) <= 0) mark_moment(k, TriggerPoint::sundown_hand_refilled, strongest, 1);
  return Flow::next;
}

/// All cards, in as many events as it takes. RR-SUNDOWN-009.
Flow unboot_all(Kernel& k, Frame& f) {
  Sundown& s = f.as<Sundown>();
  CardList cards;
  for (; s.unbooted < k.s.card_count && cards.size() < 32; ++s.unbooted) {
    const Card& card = k.s.cards[s.unbooted];
    if (card.in_play() && card.booted() && !forbidden(k, Act::unboot_at_sundown, card.id))
      cards.push_back(card.id);
  }
  if (cards.empty()) return Flow::next;
  unboot(k, cards, rule({}));
  return Flow::stay;
}

/// The last moment in which anything of Sundown can be answered. RR-SUNDOWN-010.
Flow turn_ends(Kernel& k, Frame&) {
  mark_moment(k, TriggerPoint::turn_ends, first_player(k), k.s.day);
  return Flow::next;
}

/// RR-SUNDOWN-011.
Flow sundown_effects_end(Kernel& k, Frame&) {
  end_phase(k);
  return Flow::next;
}

Flow turn_effects_end(Kernel& k, Frame&) {
  end_effects(k, Duration::day);
  return Flow::next;
}

/// RR-SUNDOWN-012.
Flow refresh(Kernel& k, Frame&) {
  for (Card& card : k.s.all_cards()) {
    card.used = card.extra = card.barred = 0;
    card.limited_uses = 0;
    card.set(kTradedToday, false);
    card.set(kReplacedToday, false);
  }
  for (const PlayerId player : k.from({})) {
    for (auto& pass : k.player(player).standing_pass) pass = 0;
  }
  touch(k);
  return Flow::next;
}

/// RR-SUNDOWN-013; a ruleset may limit the days.
Flow day_ends(Kernel& k, Frame&) {
  const int limit = k.parameter(Parameter::day_limit);
  if (limit > 0 && k.s.day >= limit) k.s.outcome = Outcome::drawn;
  return Flow::done;
}

constexpr Step kSteps[] = {
    {"begin", begin},
    {"score_points", score_points},
    {"check_victory", check_victory},
    {"sundown_effects", sundown_effects},
    {"may_discard", may_discard},
    {"discard_down", discard_down},
    {"refill", refill},
    {"most_influence_draws", most_influence_draws, false},
    {"unboot", unboot_all},
    {"turn_ends", turn_ends},
    {"sundown_effects_end", sundown_effects_end},
    {"turn_effects_end", turn_effects_end},
    {"refresh", refresh},
    {"day_ends", day_ends},
};

}  // namespace

const Procedure k_sundown{"sundown", kSteps, kSundownFields};

void list_sundown_discard(const Kernel& k, const Pending& p, OptionList& o) {
  o.push_back(option(OptionKind::pass));
  for (const CardId card : k.player(p.player).hand) {
    if (p.a == 0 || is_event(k, card)) o.push_back(option(OptionKind::card, card));
  }
}

void list_discard_to_hand_size(const Kernel& k, const Pending& p, OptionList& o) {
  const auto picked = marked_in_hand(k, p.player);
  if (static_cast<int>(picked.size()) >= surplus(k, p.player)) {
    o.push_back(option(OptionKind::done));
  } else {
    for (const CardId card : k.player(p.player).hand) {
      if (!k.card(card).has(kMarked)) o.push_back(option(OptionKind::card, card));
    }
  }
  for (const CardId card : picked) o.push_back(option(OptionKind::take_back, card));
}

void change_sundown_hand_refilled(Kernel& k, Event& event) {
  for (int i = 0; i < event.amount; ++i) {
    if (!draw_top(k, event.player, Zone::hand)) event.amount = static_cast<std::int16_t>(i);
  }
  event.changed = 1;
}

}  // namespace highnoon
