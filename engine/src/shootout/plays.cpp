#include <vector>

#include "ability/ability.hpp"
#include "day/noon_play.hpp"
#include "effect/cache.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "shootout/round.hpp"
#include "shootout/shootout.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

Flow begin(Kernel& k, Frame& f);
Flow take_turns(Kernel& k, Frame& f);
Flow end(Kernel& k, Frame& f);
Flow finish(Kernel& k, Frame& f);

/// One play each in turn, until all pass in a row. RR-SHOOT-002 to -010, -033 to -037.
constexpr Step kSteps[] = {
    {"begin", begin},
    {"take_turns", take_turns},
    {"end", end},
    {"finish", finish},
};

/// Effects may let another player begin to make Shootout plays.
PlayerId first_of_step(const Kernel& k, const PlaysData& data) {
  if (data.timing == kShootout) {
    for (const PlayerId player : permitted_players(k, Permit::play_first, {})) {
      if (has_posse(k, player)) return player;
    }
  }
  return first_to_play(k);
}

enum Stage : std::uint8_t { kTurnBegins, kAboutToPlay, kPlay, kDeclared, kShop, kSurplus, kPlayed };

Flow begin(Kernel& k, Frame& f) {
  auto& data = f.as<PlaysData>();
  data.turn = first_of_step(k, data);
  data.entered = k.s.entries;
  k.s.extra_plays = 0;
  k.s.shootout.step = static_cast<std::uint8_t>(data.timing);
  touch(k);
  return Flow::next;
}

/// Whether the player's hand is the only one that counts as cheatin'. RR-CHEAT-008, -009.
bool opponent_cheats(const Kernel& k, PlayerId player) {
  for (const int side : {1, 2}) {
    const PlayerId other = player_of_side(k, side);
    if (other != player && may_be_cheated(k, other)) return true;
  }
  return false;
}

DecisionKind decision_of(std::uint16_t timing) {
  return timing == kShootout     ? DecisionKind::shootout_play
         : timing == kResolution ? DecisionKind::resolution_play
                                 : DecisionKind::cheatin_play;
}

void list_plays(const Kernel& k, PlayerId player, std::uint16_t timing, OptionList& options) {
  Pending asked;
  asked.player = player;
  switch (timing) {
    case kShootout: return list_shootout_play(k, asked, options);
    case kResolution: return list_resolution_play(k, asked, options);
    default: return list_cheatin_play(k, asked, options);
  }
}

/// A player without a posse plays Cheatin' action cards at most; which ones are on the hand nobody
/// need learn. RR-CHEAT-010. Where Cheatin' Resolutions have a step of their own, it is for those who can use one.
bool is_asked(const Kernel& k, PlayerId player, std::uint16_t timing) {
  if (k.player(player).has(kOut)) return false;
  if (has_posse(k, player) && timing != kCheatin) return true;
  if (timing == kShootout || !opponent_cheats(k, player)) return false;
  if (!has_posse(k, player) && k.player(player).hand.empty()) return false;
  if (k.config.prompts == PromptMode::uniform) return true;
  Borrowed<Option> options(k.cache.spare_options);
  list_plays(k, player, timing, *options);
  return options->size() > 1;
}

/// Plays that were granted before the step began come first; then it begins as usual.
void next_turn(Kernel& k, PlaysData& data) {
  data.turn = data.early ? first_of_step(k, data) : k.next(data.turn);
  data.stage = kTurnBegins;
  data.extra = data.early = 0;
}

/// Gives the turn to a player who has such a play left.
void take_early_turn(Kernel& k, PlaysData& data) {
  if (data.timing != kShootout || data.extra) return;
  for (const PlayerId player : k.from(first_to_play(k))) {
    if (k.player(player).early_plays == 0) continue;
    --k.player(player).early_plays;
    data.turn = player;
    data.extra = data.early = 1;
    return;
  }
}

/// Passing is a play too, if the player is in it at all.
Flow pass(Kernel& k, PlaysData& data, bool made) {
  // Declining an extra play is not the pass that ends a step.
  const PlayerId player = data.turn;
  if (!data.extra) ++data.passes;
  next_turn(k, data);
  if (made && data.timing == kShootout) mark_moment(k, TriggerPoint::shootout_play_made, player, 1);
  return Flow::stay;
}

/// Declares the play that was chosen: it may be answered before it is made.
void declare(Kernel& k, PlaysData& data, const Option& chosen) {
  data.passes = 0;
  data.stage = kDeclared;
  const bool attaches = chosen.kind == OptionKind::shop_attach || chosen.kind == OptionKind::invent;
  data.kind = static_cast<std::uint8_t>(chosen.kind);
  data.card = card_a(chosen);
  data.with = attaches ? card_b(chosen) : CardId{};
  data.ability = attaches ? kNoAbility : static_cast<AbilityIx>(chosen.b);
  data.how = static_cast<std::uint16_t>(chosen.c);
  Event event = make_event(TriggerPoint::play_declared, basic_play(data.turn, data.timing));
  event.player = data.turn;
  event.subjects[event.count++] = data.card;
  raise(k, event);
}

/// What answered the declaration may have made the play impossible; then it comes to nothing.
bool still_legal(const Kernel& k, const PlaysData& data) {
  if (!heard(k, TriggerPoint::play_declared)) return true;
  Borrowed<Option> options(k.cache.spare_options);
  list_plays(k, data.turn, data.timing, *options);
  return std::find(options.begin(), options.end(), data.chosen()) != options.end();
}

/// Starts the play that was declared.
void make_play(Kernel& k, PlaysData& data) {
  data.stage = kSurplus;
  if (!still_legal(k, data)) return;
  if (data.uses_ability()) return use_ability(k, data.turn, data.card, data.ability, data.how);
  data.stage = kShop;
  data.shop_stage = 0;
}

Flow take_turns(Kernel& k, Frame& f) {
  auto& data = f.as<PlaysData>();
  if (shootout_over(k)) return Flow::next;
  switch (data.stage) {
    case kTurnBegins:
      // The step is over only when everybody has passed since the last play. RR-SHOOT-010;
      // RC-PLAYS-004.
      if (data.passes >= k.players()) return Flow::next;
      take_early_turn(k, data);
      data.stage = kAboutToPlay;
      discard_limbo(k);
      return Flow::stay;
    case kAboutToPlay:
      if (!is_asked(k, data.turn, data.timing)) return pass(k, data, false);
      if (k.player(data.turn).has(kSkipPlay)) {
        k.player(data.turn).set(kSkipPlay, false);
        return pass(k, data, true);
      }
      data.stage = kPlay;
      mark_moment(k, TriggerPoint::play_about_to_be_made, data.turn);
      return Flow::stay;
    case kPlay:
      if (const auto answer = k.answer()) {
        if (answer->kind == OptionKind::pass) return pass(k, data, true);
        declare(k, data, *answer);
        return Flow::stay;
      }
      if (!is_asked(k, data.turn, data.timing)) return pass(k, data, false);
      return k.ask(data.turn, decision_of(data.timing));
    case kDeclared:
      make_play(k, data);
      return Flow::stay;
    case kShop: {
      const Option chosen = data.chosen();
      const Flow flow = chosen.kind == OptionKind::invent ? invent(k, data.turn, chosen, data.shop_stage)
                                                          : shop(k, data.turn, chosen, data.shop_stage);
      if (flow != Flow::stay) data.stage = kSurplus;
      return Flow::stay;
    }
    case kSurplus:
      data.stage = kPlayed;
      k.push(Proc::surplus, data.turn);  // "After each play": Compendium, "Attachment Limits"
      return Flow::stay;
    default: {
      const PlayerId player = data.turn;
      if (k.s.extra_plays > 0 && has_posse(k, player)) {
        --k.s.extra_plays;
        data.extra = 1;
        data.stage = kTurnBegins;
      } else {
        k.s.extra_plays = 0;
        next_turn(k, data);
      }
      if (data.timing == kShootout) mark_moment(k, TriggerPoint::shootout_play_made, player);
      return Flow::stay;
    }
  }
}

Flow end(Kernel& k, Frame&) {
  k.s.extra_plays = 0;
  discard_limbo(k);
  return Flow::next;
}

/// RR-TAO-012: before the next step.
Flow finish(Kernel& k, Frame& f) {
  k.s.shootout.step = 0;
  touch(k);
  discard_techniques(k, f.as<PlaysData>().timing, f.as<PlaysData>().entered);
  return Flow::done;
}

/// Goods and spells that can be attached or invented as a Shootout play, by their own text or for the dude: by the rules
/// of Shoppin', onto a dude who is in the posse. RR-SHOOT-004, -008.
void list_shop_plays(const Kernel& k, PlayerId player, OptionList& o) {
  if (!is_ever_permitted(k, Permit::shop_as_shootout_play)) return;
  Borrowed<Option> shopping(k.cache.spare_options);
  list_shopping(k, player, *shopping);
  list_inventions(k, player, *shopping);
  for (const Option& one : shopping) {
    const CardType type = k.def(card_a(one)).type;
    if (type != CardType::goods && type != CardType::spell) continue;
    if (!permitted(k, Permit::shop_as_shootout_play, card_a(one)) &&
        !permitted(k, Permit::shop_as_shootout_play, card_b(one), card_a(one)))
      continue;
    const bool fits = one.kind == OptionKind::invent ||
                      (one.kind == OptionKind::shop_attach && in_posse(k, card_b(one)));
    if (fits) o.push_back(one);
  }
}

FIELDS(kPlaysDataFields, PlaysData, FIELD(timing, bits(kTimings)), FIELD(turn), FIELD(stage), FIELD(extra, flag()), FIELD(passes),
       FIELD(entered), FIELD(card), FIELD(with), FIELD(how, bits(kTimings)), FIELD(ability, ability_of(offsetof(S, card))), FIELD(kind), FIELD(shop_stage),
       FIELD(early, flag()));

}  // namespace

const Procedure k_plays{"shootout.plays", kSteps, kPlaysDataFields};

bool may_be_cheated(const Kernel& k, PlayerId player) {
  return player && k.player(player).has(kRevealed) && draw_hand_cheatin(k, player) &&
         k.player(player).cheatin_used < k.parameter(Parameter::cheatin_per_hand);
}

void list_shootout_play(const Kernel& k, const Pending& p, OptionList& o) {
  o.push_back(option(OptionKind::pass));
  list_abilities(k, p.player, kShootout, o);
  list_shop_plays(k, p.player, o);
}

void list_resolution_play(const Kernel& k, const Pending& p, OptionList& o) {
  o.push_back(option(OptionKind::pass));
  if (has_posse(k, p.player)) {
    list_abilities(k, p.player, kResolution, o);
    list_abilities(k, p.player, kCheatin, o);
  } else {
    list_abilities(k, p.player, kCheatin, o);
    std::erase_if(o, [](const Option& one) { return one.kind == OptionKind::use_ability; });
  }
}

void discard_techniques(Kernel& k, std::uint16_t timing, int entered) {
  CardList cards;
  for (const CardId id : cards_in_play(k)) {
    const CardDef& def = k.def(id);
    if (def.type != CardType::action) continue;
    for (const AbilityDef& ability : def.abilities) {
      if (ability.tao.empty() || !(ability.timing & timing)) continue;
      // Those of the Noon play, and of a suspended shootout, are not through with.
      const bool of_more = (ability.timing & kNoon && timing != kNoon) || k.s.shootout.depth > 0;
      if (of_more && k.card(id).entered <= entered) continue;
      cards.push_back(id);
      break;
    }
  }
  if (!cards.empty()) discard(k, cards, {});
}

}  // namespace highnoon
