#include "ability/ability.hpp"

#include <algorithm>

#include "effect/actions.hpp"
#include "effect/cache.hpp"
#include "effect/gained.hpp"
#include "effect/money.hpp"
#include "effect/modifier.hpp"
#include "effect/standing.hpp"
#include "shootout/shootout.hpp"
#include "shootout/suspended.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

constexpr std::uint16_t kShootoutTimings = kShootout | kResolution | kCheatin;

bool is_attached_to(const Kernel& k, CardId card, CardType type) {
  const CardId host = k.card(card).host;
  return host && k.def(host).type == type;
}

/// How often the dude has used what the source gives; or, where it gives it to players, the player.
int times_used(const Kernel& k, CardId dude, PlayerId player, CardId source, int what) {
  int times = 0;
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op != ModifierOp::used || modifier.card != dude || modifier.player != player || is_suspended(k, modifier)) continue;
    if (modifier.source == source && modifier.what == what) times += 1 + modifier.amount;
  }
  return times;
}
bool has_used(const Kernel& k, CardId dude, PlayerId player, CardId source, int what) {
  return times_used(k, dude, player, source, what) > 0;
}

/// Of what a trait gives or a card has gained: once a day, or, if it repeats, as often as its limit allows.
bool may_use_granted(const Kernel& k, CardId dude, PlayerId player, CardId source, AbilityIx index) {
  const AbilityDef& ability = k.ability(source, index);
  const int most = !ability.repeat ? 1 : ability.limit == 0 ? kBarredUses : ability.limit;
  return times_used(k, dude, player, source, used_as(k, source, index)) < most;
}

void note_use(Kernel& k, CardId dude, PlayerId player, CardId source, int what, const Play& play, Duration until = Duration::day) {
  Modifier used;
  used.op = ModifierOp::used;
  used.what = static_cast<std::uint8_t>(what);
  used.card = dude;
  used.player = player;
  used.until = until;
  make_last(k, used, {play.player, play.timing, source, static_cast<AbilityIx>(what), 0});
}

/// The trait by which the dude may use a Totem elsewhere, if there is one that was not used today.
const StandingRow* reach_of(const Kernel& k, CardId dude, CardId totem) {
  const StandingRow* found = nullptr;
  for_rows(k, group_of(Permit::use_distant_totems), dude, [&](const StandingRow& row) {
    if (found || has_used(k, dude, {}, row.card, row.trait->number)) return;
    if (row.effect->from == kNoNode || holds(context_of(k, row, totem), row.effect->from)) found = &row;
  });
  return found;
}

/// Any Shaman at a Totem's location may use it, whoever controls it. RR-TOTEM.
bool may_use_totem(const Kernel& k, CardId dude, CardId totem, std::uint16_t timing) {
  if (!has_keyword(k, dude, Keyword::shaman) || !is_planted(k, totem)) return false;
  return location_of(k, dude) == location_of(k, totem) || (timing == kNoon && reach_of(k, dude, totem));
}

bool is_totem_of(const Kernel& k, PlayerId player, CardId card, std::uint16_t timing) {
  if (!has_keyword(k, card, Keyword::totem)) return false;
  const auto dudes = dudes_of(k, player);
  return std::any_of(dudes.begin(), dudes.end(), [&](CardId dude) { return may_use_totem(k, dude, card, timing); });
}

/// Whether a player has an ability that a trait gives to players, not used today.
bool has_given(const Kernel& k, PlayerId player, const Play& play, const AbilityDef& ability) {
  const Context context{k, play.card, k.card(play.card).controller};
  return includes(context, ability.given_to, player) && may_use_granted(k, {}, player, play.card, play.ability);
}

/// Whether the card is where this ability of it works, for this player.
bool is_active_for(const Kernel& k, PlayerId player, CardId id, const AbilityDef& ability, std::uint16_t timing) {
  const Card& card = k.card(id);
  if (ability.during_effect) return has_lasting_effect(k, id);
  const bool is_action = k.d.cards[card.def].type == CardType::action;
  const bool from_hand = is_action && ability.kind == AbilityDef::Kind::ability && !ability.is_granted();
  const int usual = from_hand ? bit(Zone::hand) : bit(Zone::in_play);
  const int zones = ability.zones ? ability.zones : usual;
  if (!(zones & bit(card.zone))) return false;
  if (card.zone != Zone::in_play) return card.owner == player;
  if (ability.is_granted()) return true;
  if ((ability.owner_only ? card.owner : card.controller) == player) return true;
  if (ability.kind != AbilityDef::Kind::ability) return false;
  return is_totem_of(k, player, id, timing) || acts_as_controller(k, player, id, ability.controller);
}

/// Whether cards that are no dude's may be used in the shootout: from anywhere, or only from its place and what is attached there. CL-SHOOT-004.
bool is_near_enough(const Kernel& k, CardId id) {
  if (k.parameter(Parameter::shootout_plays_from_outside) || k.def(id).type == CardType::rules || !k.card(id).in_play()) return true;
  return location_of(k, id) == k.s.shootout.location;
}

/// Where Shootout and Resolution abilities may come from. RR-SHOOT-005 to -007, -035, -036; Legends like the outfit.
bool is_present(const Kernel& k, PlayerId player, CardId id, AbilityIx number) {
  const AbilityDef& ability = k.ability(id, number);
  const CardDef& def = k.def(id);
  if (ability.joins_posse || ability.is_granted()) return true;
  switch (def.type) {
    case CardType::action:
    case CardType::deed:
    case CardType::outfit:
    case CardType::legend:
    case CardType::improvement:
    case CardType::rules: return is_near_enough(k, id);
    default: break;
  }
  if (has_keyword(k, id, Keyword::improvement)) return is_near_enough(k, id);
  if (is_attached_to(k, id, CardType::deed) || has_keyword(k, id, Keyword::totem)) {
    return !performers(k, Play{.card = id, .ability = number, .player = player, .timing = kShootout}).empty();
  }
  return side_of(k, player) != 0 && (in_posse(k, id) || permitted(k, Permit::use_in_shootout, id));
}

bool takes_part(const Kernel& k, PlayerId player, CardId card, std::uint16_t timing) {
  if (!(timing & kShootoutTimings)) return true;
  if (k.s.lowball) return timing == kCheatin;
  if (!k.s.shootout.active) return false;
  if (has_posse(k, player)) return true;
  return timing == kCheatin && k.def(card).type == CardType::action;  // "Players who do not have a posse involved"
}

/// What a use of the ability spends. CL-SPELL-003: of a spell it may be the one use of all its abilities.
std::uint8_t bits_of_use(const Kernel& k, const Card& card, const AbilityDef& ability) {
  const bool shared = k.d.cards[card.def].type == CardType::spell && k.parameter(Parameter::spell_uses_shared);
  return static_cast<std::uint8_t>(shared ? 0xFF : 1u << ability.number);
}

bool has_uses_left(const Kernel& k, const Card& card, const AbilityDef& ability) {
  if (ability.kind != AbilityDef::Kind::ability || ability.is_granted()) return true;
  if (card.barred >> ability.number & 1) return false;
  if (ability.limit > 0 && card.limited_uses >= ability.limit) return false;
  const bool spent = card.used & ~card.extra & bits_of_use(k, card, ability);
  return ability.repeat || !spent || k.d.cards[card.def].type == CardType::action;
}

bool is_headline_allowed(const Kernel& k, const Play& play) {
  return !plays_headline(k, play) || !k.s.shootout.active ||
         k.s.shootout.headlines < k.parameter(Parameter::headlines_per_shootout);
}

int least_payment(const Kernel& k, const Context& context, const AbilityDef& ability, const Play& play) {
  int amount = ability.pay_least == kNoNode ? 0 : std::max(0, number(context, ability.pay_least));
  if (comes_from_pile(k, play)) {
    amount += cost_to_play(k, play.player, play.card, {}, 0);
  }
  return amount;
}

/// A cost is the card's doing too: RC-CARD-051.
Cause cost_cause(const Play& play) {
  return {play.player, play.timing, play.card, play.ability, kEventCost};
}

bool can_boot_for(const Kernel& k, const Play& play, CardId card) {
  return !k.card(card).booted() && !forbidden(k, Act::boot, card, cost_cause(play));
}

bool can_pay(const Kernel& k, const Context& context, const AbilityDef& ability, const Play& play) {
  if (costs_waived(k, play)) return true;
  if (ability.boot && !(play.flags & kPlayWithoutBoot)) {
    const CardId booted = boots_for(k, play);
    if (!booted || !can_boot_for(k, play, booted)) return false;
  }
  return can_afford(k, play.player, least_payment(k, context, ability, play), play.timing);
}

/// Whether a dude who would lead a job, perform a Technique or use what a trait gives can pay its Boot, if it is that dude who does. RR-JOB-006, RC-CARD-051.
bool can_boot_for_it(const Kernel& k, Play play, CardId dude) {
  if (!k.ability(play).boot || play.flags & kPlayWithoutBoot || costs_waived(k, play)) return true;
  play.leader = play.performer = dude;
  return boots_for(k, play) != dude || can_boot_for(k, play, dude);
}

/// As much ghost rock as could be paid where the player chooses: most requirements that ask for it rise with it.
int most_payment(const Kernel& k, const Context& context, const AbilityDef& ability, const Play& play) {
  if (ability.pay_least == kNoNode || costs_waived(k, play)) return 0;
  const int least = std::max(0, number(context, ability.pay_least));
  const int more = least_payment(k, context, ability, play) - least;  // the card's own cost
  int amount = ability.pay_most == kNoNode ? least : std::max(least, number(context, ability.pay_most));
  while (amount > least && !can_afford(k, play.player, amount + more, play.timing)) --amount;
  return amount;
}

/// What a check leaves out: where the card is; what is in hands.
struct Leniency {
  bool anywhere = false;
  bool hands_unseen = false;
  bool used = false;  ///< that it was used today
};

bool names_hands(const Definitions& d, NodeId id) {
  if (id == kNoNode) return false;
  const Node& node = d.nodes[id];
  if ((node.op == Op::all || node.op == Op::in_zone) && node.value & bit(Zone::hand)) return true;
  const auto given = arguments(d, node);
  return std::any_of(given.begin(), given.end(), [&](NodeId argument) { return names_hands(d, argument); });
}

/// Whether what can be chosen hangs on a hand.
bool chooses_from_hand(const Definitions& d, const AbilityDef& ability) {
  return std::any_of(ability.choices.begin(), ability.choices.end(), [&](const ChoiceDef& choice) { return names_hands(d, choice.from); });
}

/// The rest of can_use for a given performer: condition, costs, choices.
bool can_perform(const Kernel& k, Play& play, const AbilityDef& ability, const Event* event, int subject, Leniency leniency) {
  Context context{k, play.card, play.player, &play, event, subject};
  if (ability.kind == AbilityDef::Kind::ability || ability.kind == AbilityDef::Kind::triggered) {
    if (!holds(context, ability.condition)) return false;
    if (event && !holds(context, ability.listen.condition)) return false;
  }
  if (ability.kind == AbilityDef::Kind::ability && !can_pay(k, context, ability, play)) return false;
  play.paid = static_cast<std::int16_t>(most_payment(k, context, ability, play));
  if (event && ability.listen.as != 0xFF && subject >= 0) {
    Slot& slot = play.slots[ability.listen.as];
    slot.filled = slot.count = 1;
    slot.values[0] = static_cast<std::int16_t>(event->subjects[static_cast<std::size_t>(subject)].raw);
  }
  return can_complete(k, play, 0) || (leniency.hands_unseen && chooses_from_hand(k.d, ability));
}

/// A spell of a dude who has lost the skill for it, where it stays all the same. CL-SPELL-011. For Totems a performer is looked for.
bool lacks_skill(const Kernel& k, const Card& card) {
  if (k.d.cards[card.def].type != CardType::spell || !card.in_play() || has_keyword(k, card.id, Keyword::totem)) return false;
  return k.in_play(card.host) && k.type_of(card.host) == CardType::dude && !has_skill_for(k, card.id, card.host);
}

bool check(const Kernel& k, Play& play, const Event* event, int subject, Leniency leniency) {
  const Card& card = k.card(play.card);
  const AbilityDef& ability = k.ability(card.id, play.ability);
  const bool is_trait = ability.kind == AbilityDef::Kind::triggered;
  if (ability.is_lent_play() && !is_gained(play.ability)) return false;
  if (!is_trait) play.visitor = visitor_of(k, play.player, play.card);
  if (event) {  // an event under way: choices and the first effect may speak of it
    play.event = static_cast<std::uint8_t>(event - k.s.events.begin());
    play.subject = subject >= 0 ? static_cast<std::uint8_t>(subject) : 0xFF;
  }
  if (!(is_trait ? play.timing == kTrait : (ability.timing & play.timing) != 0)) return false;
  if (!leniency.anywhere && !is_active_for(k, play.player, play.card, ability, play.timing)) return false;
  if (card.in_play() && is_blank(k, play.card, is_trait || ability.is_granted() ? kBlankTraits : kBlankAbilities)) return false;
  if (!is_trait) {
    const Cause cause{play.player, play.timing, play.card, play.ability, 0};
    const bool gained = is_gained(play.ability);
    if (!leniency.used && !(gained ? may_use_granted(k, play.card, {}, play.card, play.ability) : has_uses_left(k, card, ability))) return false;
    if (ability.given_to != kNoNode && !has_given(k, play.player, play, ability)) return false;
    if (card.zone == Zone::discard && forbidden(k, Act::leave_discard_pile, play.card, cause)) return false;
    if (!ability.is_granted() && !ability.during_effect && forbidden(k, Act::use_abilities, play.card, cause)) return false;
    if (!takes_part(k, play.player, play.card, play.timing)) return false;
    if (play.timing & kShootoutTimings && !k.s.lowball && !is_present(k, play.player, play.card, play.ability)) return false;
    if (!is_headline_allowed(k, play)) return false;
    if (lacks_skill(k, card)) return false;
    if (play.timing == kCheatin && cheatin_targets(k, play.player).empty()) return false;
  }
  if (!performer_is_chosen(k, play.card, play.ability)) {
    play.performer = performer_of(k, play.card);
    if (ability.is_job) play.leader = play.performer;
    if (ability.is_job && performers(k, play).empty()) return false;
    return can_perform(k, play, ability, event, subject, leniency);
  }
  for (const CardId dude : play.performer ? CardList{play.performer} : performers(k, play)) {
    Play tried = play;
    perform_by(k, tried, dude);
    if (can_perform(k, tried, ability, event, subject, leniency)) return true;
  }
  return false;
}

/// Whether a dude has a granted ability, not used today.
bool has_granted(const Kernel& k, const Play& play, const AbilityDef& ability, CardId dude) {
  Context context{k, play.card, k.card(play.card).controller};
  context.candidate = dude;
  if (!holds(context, ability.granted_to)) return false;
  const Cause cause{play.player, play.timing, dude, kNoAbility, 0};
  if (forbidden(k, Act::use_abilities, dude, cause) || is_blank(k, dude, kBlankAbilities)) return false;
  return may_use_granted(k, dude, {}, play.card, play.ability);
}

bool may_lead(const Kernel& k, const Play& play, const JobDef& job, CardId dude) {
  const Card& card = k.card(dude);
  if (k.type_of(dude) != CardType::dude || card.controller != play.player || card.booted()) return false;  // RR-JOB-003
  if (forbidden(k, Act::lead_job, dude, {play.player})) return false;
  Context context{k, play.card, play.player, &play, nullptr, play.subject == 0xFF ? -1 : play.subject};
  context.candidate = dude;
  return holds(context, job.leader);
}

}  // namespace

bool acts_as_controller(const Kernel& k, PlayerId player, CardId card, bool as_controller) {
  const auto allows = [&](Permit permit) {
    if (rows_of(k, group_of(permit)).empty()) return false;
    const auto players = permitted_players(k, permit, card);
    return std::find(players.begin(), players.end(), player) != players.end();
  };
  return (as_controller && allows(Permit::use_as_controller)) || allows(Permit::use_as_if_there);
}

CardId visitor_of(const Kernel& k, PlayerId player, CardId card) { return permitting_card(k, Permit::use_as_if_there, player, card); }

bool was_used(const Kernel& k, CardId card, AbilityIx ability) {
  if (is_gained(ability)) return has_used(k, card, {}, card, used_as(k, card, ability));
  return k.card(card).used >> k.ability(card, ability).number & 1;
}

void spend_granted_use(Kernel& k, const Play& play) {
  const AbilityDef& ability = k.ability(play);
  if (ability.repeat && ability.limit == 0) return;  // nobody asks
  const bool to_player = ability.given_to != kNoNode;
  const CardId dude = is_gained(play.ability) ? play.card : play.performer;
  note_use(k, to_player ? CardId{} : dude, to_player ? play.player : PlayerId{}, play.card, used_as(k, play.card, play.ability), play,
           ability.repeat ? ability.limit_per : Duration::day);
}

void spend_reach(Kernel& k, const Play& play) {
  if (!(play.flags & kPlayFromAfar)) return;
  if (const StandingRow* row = reach_of(k, play.performer, play.card)) note_use(k, play.performer, {}, row->card, row->trait->number, play);
}

void perform_by(const Kernel& k, Play& play, CardId dude) {
  play.performer = dude;
  if (k.ability(play).is_job) play.leader = dude;
  const bool far = has_keyword(k, play.card, Keyword::totem) && location_of(k, dude) != location_of(k, play.card);
  play.flags = static_cast<std::uint8_t>(far ? play.flags | kPlayFromAfar : play.flags & ~kPlayFromAfar);
}

bool comes_from_pile(const Kernel& k, const Play& play) {
  const Zone zone = k.card(play.card).zone;
  return (zone == Zone::hand || zone == Zone::discard) && !k.ability(play).during_effect;
}

bool plays_headline(const Kernel& k, const Play& play) {
  return has_keyword(k, play.card, Keyword::headline) && !k.ability(play).during_effect;
}

void spend_use(const Kernel& k, Card& card, const AbilityDef& ability) {
  const std::uint8_t bits = bits_of_use(k, card, ability);
  if (card.used & card.extra & bits) {
    card.extra = static_cast<std::uint8_t>(card.extra & ~bits);
  } else {
    card.used = static_cast<std::uint8_t>(card.used | 1u << ability.number);
  }
}

CardId performer_of(const Kernel& k, CardId card) {
  CardId at = card;
  while (k.card(at).host) at = k.card(at).host;
  return at;
}

bool performer_is_chosen(const Kernel& k, CardId card, AbilityIx ability) {
  const AbilityDef& a = k.ability(card, ability);
  if (a.given_to != kNoNode) return a.is_job;
  if (a.test == SkillTest::kung_fu || a.is_granted()) return true;
  if (a.kind == AbilityDef::Kind::ability && has_keyword(k, card, Keyword::totem)) return true;
  if (!a.is_job) return false;
  // RR-JOB-004, -005; a dude's text may say that another leads.
  return a.job.leader != kNoNode || (performer_of(k, card) == card && k.def(card).type != CardType::dude);
}

CardList performers(const Kernel& k, const Play& play) {
  const AbilityDef& ability = k.ability(play);
  CardList found;
  if (!performer_is_chosen(k, play.card, play.ability)) {
    const CardId own = performer_of(k, play.card);
    if (!ability.is_job || may_lead(k, play, ability.job, own)) found.push_back(own);
    return found;
  }
  const bool totem = has_keyword(k, play.card, Keyword::totem);
  const bool in_fight = play.timing & kShootoutTimings && !ability.joins_posse;
  for (const CardId dude : dudes_of(k, play.player)) {
    if (totem && !may_use_totem(k, dude, play.card, play.timing)) continue;
    if (ability.test == SkillTest::kung_fu && !has_keyword(k, dude, Keyword::kung_fu)) continue;
    if (ability.granted_to != kNoNode && !has_granted(k, play, ability, dude)) continue;
    if (ability.is_job && !may_lead(k, play, ability.job, dude)) continue;
    if (!can_boot_for_it(k, play, dude)) continue;
    if (in_fight && !in_posse(k, dude)) continue;
    found.push_back(dude);
  }
  return found;
}

PlayerList cheatin_targets(const Kernel& k, PlayerId player) {
  PlayerList found;
  for (const PlayerId other : k.from(player)) {
    if (other != player && may_be_cheated(k, other)) found.push_back(other);
  }
  return found;
}

bool can_use(const Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing, const Event* event,
             int subject) {
  Play play{.card = card, .ability = ability, .player = player, .timing = timing};
  return check(k, play, event, subject, {});
}

bool may_use(const Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing, const Event* event,
             int subject) {
  Play play{.card = card, .ability = ability, .player = player, .timing = timing};
  return check(k, play, event, subject, {.hands_unseen = true});
}

bool can_use_by_effect(const Kernel& k, const Play& play, bool again) {
  Play tried = play;
  return check(k, tried, nullptr, -1, {.used = again});
}

bool can_use_anywhere(const Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing) {
  Play play{.card = card, .ability = ability, .player = player, .timing = timing};
  return check(k, play, nullptr, -1, {.anywhere = true});
}

List<AbilityIx, 8> playable_abilities(const Kernel& k, PlayerId player, CardId action, std::uint16_t timing) {
  List<AbilityIx, 8> found;
  // An action that plays actions is not asked about itself.
  if (k.cache.looking_for_actions || k.def(action).type != CardType::action) return found;
  struct Looking {
    bool& flag;
    explicit Looking(bool& f) : flag(f) { flag = true; }
    ~Looking() { flag = false; }
  } const looking(k.cache.looking_for_actions);
  const auto& abilities = k.def(action).abilities;
  for (std::size_t i = 0; i < abilities.size(); ++i) {
    const auto index = static_cast<AbilityIx>(i);
    if (abilities[i].kind == AbilityDef::Kind::ability && can_use_anywhere(k, player, action, index, timing)) found.push_back(index);
  }
  return found;
}

void list_abilities(const Kernel& k, PlayerId player, std::uint16_t timing, OptionList& options) {
  const auto offer = [&](const Card& card, AbilityIx number, const AbilityDef& ability, bool during_effect) {
    for (const std::uint16_t one : {kNoon, kShootout, kResolution, kCheatin}) {
      if (!(timing & ability.timing & one) || !can_use(k, player, card.id, number, one)) continue;
      const Option use{card.in_play() || during_effect ? OptionKind::use_ability : OptionKind::play_action, card.id.raw, number, one};
      if (!during_effect || std::find(options.begin(), options.end(), use) == options.end()) options.push_back(use);
      break;
    }
  };
  const bool gained = has_modifier(k, ModifierOp::gained);
  const auto list = [&](const Card& card, bool during_effect) {
    const auto is_meant = [&](const AbilityDef& ability) {
      return (timing & ability.timing) != 0 && ability.kind == AbilityDef::Kind::ability && ability.during_effect == during_effect;
    };
    if (gained) {
      return for_abilities(k, card.id, [&](AbilityIx number, const AbilityDef& ability) {
        if (is_meant(ability)) offer(card, number, ability, during_effect);
      });
    }
    const std::vector<AbilityDef>& own = k.d.cards[card.def].abilities;
    for (std::size_t i = 0; i < own.size(); ++i) {
      if (is_meant(own[i])) offer(card, static_cast<AbilityIx>(i), own[i], during_effect);
    }
  };
  for (const Card& card : k.s.all_cards()) {
    if (card.zone == Zone::in_play || (card.zone == Zone::hand && card.owner == player)) list(card, false);
  }
  // What lasts has its own abilities, wherever the card is by now.
  for (const Modifier& modifier : k.s.modifiers) {
    if (k.exists(modifier.source)) list(k.card(modifier.source), true);
  }
}

void list_combos(const Kernel& k, const Play& play, OptionList& options) {
  const CardDef& done = k.def(play.card);
  const std::string& tao = k.ability(play).tao;
  for (const Zone zone : {Zone::hand, Zone::discard}) {
    for (const CardId id : zone == Zone::hand ? k.player(play.player).hand : k.player(play.player).discard) {
      const CardDef& def = k.def(id);
      if (def.persona == done.persona) continue;
      for (std::size_t i = 0; i < def.abilities.size(); ++i) {
        if (def.abilities[i].tao != tao || tao.empty()) continue;
        Play next{.card = id, .ability = static_cast<AbilityIx>(i), .player = play.player, .timing = play.timing};
        next.performer = play.performer;
        if (check(k, next, nullptr, -1, {.anywhere = true})) {
          options.push_back({OptionKind::play_action, id.raw, static_cast<int>(i), play.timing});
        }
      }
    }
  }
}

}  // namespace highnoon
