#include <algorithm>

#include "ability/ability.hpp"
#include "ability/predicate.hpp"
#include "day/inventing.hpp"
#include "day/noon_play.hpp"
#include "day/shoppin.hpp"
#include "effect/actions.hpp"
#include "effect/modifier.hpp"
#include "poker/pull.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

enum : std::uint8_t { kFree = 1, kWithoutBoot = 2, kSucceeded = 4, kLeftEnd = 8 };

struct Invent {
  CardId card, scientist;
  CardId host;
  CardId cause_card;
  std::uint16_t cause_timing = 0;
  PlayerId cause_player;
  AbilityIx cause_ability = kNoAbility;
  std::int8_t reduce = 0;
  std::int8_t easier = 0;
  std::uint8_t flags = 0;
  std::uint8_t spare = 0;

  bool has(std::uint8_t flag) const { return flags & flag; }
  Cause cause(std::uint16_t event_flags = 0) const {
    return {cause_player, cause_timing, cause_card, cause_ability, event_flags};
  }
};
FIELDS(kInventFields, Invent, FIELD(card), FIELD(scientist), FIELD(host), FIELD(cause_card), FIELD(cause_timing, bits(kTimings)),
       FIELD(cause_player), FIELD(cause_ability, ability_of(offsetof(S, cause_card))), FIELD(reduce), FIELD(easier), FIELD(flags),
       FIELD(spare, nothing()));

constexpr auto kScience = static_cast<KeywordId>(Keyword::mad_scientist);
constexpr auto kHucksterSkill = static_cast<KeywordId>(Keyword::huckster);

/// With what a dude invents the Gadget, by the rules a Mad Scientist's skill; the better one where there are two.
KeywordId skill_to_invent(const Kernel& k, CardId dude, CardId gadget) {
  const bool scientist = has_keyword(k, dude, kScience);
  const bool huckster = has_keyword(k, dude, kHucksterSkill) && permitted(k, Permit::invent_as_huckster, dude, gadget);
  if (scientist && huckster) return rating(k, dude, kHucksterSkill) > rating(k, dude, kScience) ? kHucksterSkill : kScience;
  return huckster ? kHucksterSkill : kScience;
}

int cost_of(const Kernel& k, PlayerId player, const Invention& invention, CardId scientist) {
  return invention.free ? 0 : cost_to_play(k, player, invention.card, scientist, invention.reduce);
}

/// What the Gadget says it goes to once invented, while it says so.
const AbilityDef* rule_of_invention(const Kernel& k, CardId gadget) {
  for (const AbilityDef& rule : k.def(gadget).abilities) {
    if (rule.kind == AbilityDef::Kind::attach_rule && rule.when_invented && holds(Context{k, gadget, k.card(gadget).controller}, rule.condition)) {
      return &rule;
    }
  }
  return nullptr;
}

/// Where invented goods go: to the Mad Scientist unless the Gadget says otherwise. RR-GADGET-008.
CardList hosts_for(const Kernel& k, PlayerId player, CardId gadget, CardId scientist) {
  if (const AbilityDef* rule = rule_of_invention(k, gadget)) {
    CardList hosts = possible_hosts(k, player, gadget);
    Context context{k, gadget, player};
    erase_if(hosts, [&](CardId host) {
      context.candidate = host;
      return !holds(context, rule->attach_to);
    });
    return hosts;
  }
  if (k.exists(scientist) && can_attach(k, gadget, scientist)) return {scientist};
  return possible_hosts(k, player, gadget);
}

bool is_goods(const Kernel& k, CardId gadget) { return k.def(gadget).type == CardType::goods; }

/// As when shoppin', at a location the player controls; by an effect too. RC-CARD-054.
bool is_at_work(const Kernel& k, PlayerId player, CardId gadget, CardId dude) {
  if (!k.parameter(Parameter::gadget_controlled_location)) return true;
  return controller_of(k, k.card(dude).location) == player ||
         permitted(k, Permit::attach_anywhere, dude, gadget);
}

/// The boot is a part of the cost unless an effect lifts it; so is the ghost rock. RR-GADGET-005,
/// -006.
bool is_inventor(const Kernel& k, PlayerId player, const Invention& invention, CardId dude) {
  if (k.card(dude).controller != player || !has_keyword(k, dude, skill_to_invent(k, dude, invention.card))) return false;
  if (forbidden(k, Act::invent, dude, {player, kRule, invention.card})) return false;
  if (!is_at_work(k, player, invention.card, dude)) return false;
  const bool cannot_boot =
      k.card(dude).booted() || dude == invention.spent || forbidden(k, Act::boot, dude, basic_play(player));
  if (!invention.without_boot && cannot_boot) return false;
  if (!can_afford(k, player, cost_of(k, player, invention, dude), invention.timing)) return false;
  return !is_goods(k, invention.card) || !hosts_for(k, player, invention.card, dude).empty();
}

CardList inventors(const Kernel& k, PlayerId player, const Invention& invention) {
  CardList found;
  for (const CardId dude : dudes_of(k, player)) {
    if (invention.by && invention.by != dude) continue;
    if (is_inventor(k, player, invention, dude)) found.push_back(dude);
  }
  return found;
}

Invention invention_of(const Invent& i) {
  Invention invention;
  invention.card = i.card;
  invention.by = i.scientist;
  invention.reduce = i.reduce;
  invention.easier = i.easier;
  invention.free = i.has(kFree);
  invention.without_boot = i.has(kWithoutBoot);
  if (!i.cause_card) invention.timing = i.cause_timing;
  return invention;
}

// --- the procedure: boot, pay, test. RR-GADGET-007
// -------------------------------------------------

Flow choose_scientist(Kernel& k, Frame& f) {
  Invent& i = f.as<Invent>();
  if (const auto answer = k.answer()) {
    i.scientist = card_a(*answer);
    return Flow::next;
  }
  const auto found = inventors(k, f.player, invention_of(i));
  if (found.empty()) return Flow::done;
  if (i.scientist) return Flow::next;
  return k.ask(f.player, DecisionKind::mad_scientist, i.card.raw);
}

Flow boot_scientist(Kernel& k, Frame& f) {
  const Invent& i = f.as<Invent>();
  if (!i.has(kWithoutBoot)) boot(k, one(i.scientist), i.cause(kEventCost));
  return Flow::next;
}

Flow pay_cost(Kernel& k, Frame& f) {
  const Invent& i = f.as<Invent>();
  const int cost = cost_of(k, f.player, invention_of(i), i.scientist);
  Cause cause = i.cause(kEventCost);
  cause.timing = invention_of(i).timing;  // of an effect as in play_card.cpp
  if (cost > 0) pay(k, f.player, cost, cause);
  return Flow::next;
}

/// RR-GADGET-008, -009.
Flow test(Kernel& k, Frame& f) {
  const Invent& i = f.as<Invent>();
  skill_test(k, -1, i.scientist, skill_to_invent(k, i.scientist, i.card), stat(k, i.card, Stat::difficulty) - i.easier, i.card);
  return Flow::next;
}

Flow outcome(Kernel& k, Frame& f) {
  if (k.s.result == 1) f.as<Invent>().flags |= kSucceeded;
  return Flow::next;
}

/// Where it goes, if that is left open: the end of the street, or what to attach it to.
/// RR-GADGET-012.
Flow choose_place(Kernel& k, Frame& f) {
  Invent& i = f.as<Invent>();
  if (!i.has(kSucceeded)) return Flow::next;
  const auto answer = k.answer();
  if (k.def(i.card).type == CardType::deed && !has_keyword(k, i.card, Keyword::out_of_town)) {
    if (!answer) return k.ask(f.player, DecisionKind::shop_position, i.card.raw);
    if (answer->a == 1) i.flags |= kLeftEnd;
  } else if (is_goods(k, i.card)) {
    if (!answer && hosts_for(k, f.player, i.card, i.scientist).empty()) {
      i.flags &= static_cast<std::uint8_t>(~kSucceeded);  // nobody left to carry it
      return Flow::next;
    }
    if (!answer) return k.ask(f.player, DecisionKind::attach_to, i.card.raw, i.scientist.raw);
    i.host = card_a(*answer);
  }
  return Flow::next;
}

Flow enter_or_discard(Kernel& k, Frame& f) {
  const Invent& i = f.as<Invent>();
  if (!i.has(kSucceeded)) {
    if (k.card(i.card).zone == Zone::hand) {
      discard_from_hand(k, one(i.card), i.cause());
    } else if (!k.card(i.card).in_play()) {
      put(k, i.card, Zone::discard);
    }
    return Flow::done;
  }
  EnterPlay how;
  how.card = i.card;
  how.host = i.host;
  if (k.def(i.card).type == CardType::dude)
    how.place = location_of(k, i.scientist);  // RR-GADGET-010
  how.left_end = i.has(kLeftEnd);
  enter_play(k, how, f.player, i.cause(kEventInvention));
  return Flow::next;
}

Flow invented(Kernel& k, Frame& f) {
  const Invent& i = f.as<Invent>();
  if (!k.card(i.card).in_play()) return Flow::next;
  Event event = make_event(TriggerPoint::gadget_invented, i.card, i.cause(kEventInvention));
  event.player = f.player;
  event.other = i.scientist;
  raise(k, event);
  return Flow::next;
}

constexpr Step kSteps[] = {
    {"choose_scientist", choose_scientist},
    {"boot", boot_scientist},
    {"pay", pay_cost},
    {"test", test},
    {"outcome", outcome},
    {"choose_place", choose_place},
    {"enter_or_discard", enter_or_discard},
    {"invented", invented},
};

}  // namespace

const Procedure k_invent{"invent", kSteps, kInventFields, Procedure::kOfPlayer};

bool can_invent(const Kernel& k, PlayerId player, const Invention& invention) {
  return can_enter_play(k, player, invention.card) && !inventors(k, player, invention).empty();
}

void invent(Kernel& k, PlayerId player, const Invention& invention, const Cause& cause) {
  Invent data;
  data.card = invention.card;
  data.scientist = invention.by;
  data.cause_card = cause.card;
  data.cause_timing = cause.timing;
  data.cause_player = cause.player;
  data.cause_ability = cause.ability;
  data.reduce = static_cast<std::int8_t>(invention.reduce);
  data.easier = static_cast<std::int8_t>(invention.easier);
  data.flags = static_cast<std::uint8_t>((invention.free ? kFree : 0) |
                                         (invention.without_boot ? kWithoutBoot : 0));
  k.push(Proc::invent, player, data);
}

bool inventor_boots(const Kernel& k) {
  const int index = k.find_frame(Proc::invent);
  return index >= 0 && !k.s.frames[static_cast<std::size_t>(index)].as<Invent>().has(kWithoutBoot);
}

void list_inventors(const Kernel& k, PlayerId player, CardId gadget, OptionList& o) {
  Invention invention;
  invention.card = gadget;
  invention.timing = play_timing(k);
  for (const CardId dude : inventors(k, player, invention))
    o.push_back(option(OptionKind::invent, gadget, dude));
}

void list_inventions(const Kernel& k, PlayerId player, OptionList& o) {
  for (const CardId card : k.player(player).hand) {
    if (has_keyword(k, card, Keyword::gadget)) list_shopping_for(k, player, card, o);
  }
}

Flow invent(Kernel& k, PlayerId player, const Option& chosen, std::uint8_t&) {
  go_shopping(k, player, chosen, play_timing(k));
  return Flow::next;
}

/// The invention under way says what it may cost and whether the boot is needed.
void list_mad_scientist(const Kernel& k, const Pending& p, OptionList& o) {
  const Invent& i = k.s.frames[p.frame].as<Invent>();
  for (const CardId dude : inventors(k, p.player, invention_of(i)))
    o.push_back(option(OptionKind::card, dude));
}

/// a: the card, b: the Mad Scientist who invented it.
void list_attach_to(const Kernel& k, const Pending& p, OptionList& o) {
  const CardId card{static_cast<std::uint16_t>(p.a)};
  for (const CardId host : hosts_for(k, p.player, card, CardId{static_cast<std::uint16_t>(p.b)})) {
    o.push_back(option(OptionKind::card, host));
  }
}

}  // namespace highnoon
