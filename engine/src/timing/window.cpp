#include "timing/window.hpp"

#include <algorithm>

#include "ability/ability.hpp"
#include "effect/cache.hpp"
#include "effect/gained.hpp"
#include "effect/modifier.hpp"
#include "effect/verb.hpp"
#include "shootout/suspended.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

/// Delayed triggers are told from a card's own traits by numbers from here on.
constexpr AbilityIx kDelayedBase = 0xE0;
static_assert(kGainedBase + kMostGained <= kDelayedBase);

/// Abilities inside each other, above which nobody is offered one more: where players go round for ever they are stopped here, and what
/// must happen still has room.
constexpr int kDeepestChoice = kMaxPlays - 3;

struct WindowData {
  std::uint8_t event = 0;
  Window window = Window::before;
  std::uint8_t turn = 0;     ///< players asked since the tier began, as an offset from the Winner
  std::uint8_t passes = 0;   ///< consecutive
  std::uint16_t begin = 0;   ///< in the arena: listeners that have had their turn
  std::uint16_t done = 0;
  CardId card;               ///< of the optional trait that its controller is asked about
  AbilityIx ability = kNoAbility;
  std::int8_t subject = -1;
  std::uint8_t asking = 0;   ///< the player asked
  std::uint8_t spare[3] = {0, 0, 0};
};
FIELDS(kWindowDataFields, WindowData, FIELD(event, is(Holds::event)), FIELD(window), FIELD(turn, is(Holds::seat)),
       FIELD(passes, is(Holds::turn)), FIELD(begin, is(Holds::arena)), FIELD(done), FIELD(card),
       FIELD(ability, ability_of(offsetof(S, card))), FIELD(subject, is(Holds::subject)), FIELD(asking, is(Holds::seat)),
       FIELD(spare, nothing()));

/// Which abilities a step of a window asks: by tiers, those that put something in the place of the event come first. What a decision keeps.
enum class Tier : std::uint8_t { other, instead, all };

/// Somebody who may respond.
struct Responder {
  CardId card;
  AbilityIx ability = kNoAbility;
  int subject = -1;
  PlayerId player;

  std::int32_t key() const { return card.raw << 14 | ability << 6 | (subject + 1); }
};

constexpr int kMostResponders = 512;
using Responders = List<Responder, kMostResponders>;

const Event& event_of(const Kernel& k, const WindowData& w) { return k.s.events[w.event]; }

bool is_done(const Kernel& k, const WindowData& w, const Responder& listener) {
  const auto* begin = k.s.arena.data() + w.begin;
  return std::find(begin, begin + w.done, listener.key()) != begin + w.done;
}

void mark_done(Kernel& k, WindowData& w, const Responder& listener) {
  if (k.s.arena_top == kArenaWords) throw Overflow(HaltReason::arena_full);
  k.s.arena[k.s.arena_top++] = listener.key();
  ++w.done;
}

/// Whether a replacing ability is being used on this card already: what is happening is what it put in the place of the event, and in
/// one chain it replaces once.
bool has_replaced(const Kernel& k, CardId card, AbilityIx ability, CardId subject) {
  return std::any_of(k.s.plays.begin(), k.s.plays.end(), [&](const Play& play) {
    if (play.card != card || play.ability != ability || play.event == 0xFF) return false;
    return play.subject == 0xFF || k.s.events[play.event].subjects[play.subject] == subject;
  });
}

PlayerId first_player(const Kernel& k) { return k.s.winner ? k.s.winner : PlayerId{0}; }

/// Who may respond with it: the controller, or the owner if it is the owner's, and who may use it as if controlling the card.
PlayerList users_of(const Kernel& k, const Card& card, const AbilityDef& ability) {
  PlayerList users{ability.owner_only ? card.owner : card.controller};
  if (ability.kind != AbilityDef::Kind::ability || !card.in_play()) return users;
  for (const PlayerId player : k.from(k.next(card.controller))) {
    if (player != card.controller && acts_as_controller(k, player, card.id, ability.controller)) users.push_back(player);
  }
  return users;
}

/// Whether the event can be replaced by a React, or by a trait. No React prevents the payment of a cost; traits may. Compendium, "Paying
/// Costs".
bool can_be_replaced(const Event& event, bool by_react) { return !event.has(kEventUnpreventable) && !(by_react && event.has(kEventCost)); }

/// It is about the end, or a moment of the rounds, of a shootout that is suspended meanwhile.
bool waits_for_outer(const Kernel& k, const Delayed& delayed) {
  const TriggerPoint what = delayed.trigger;
  if (what == TriggerPoint::shootout_ends || what == TriggerPoint::shootout_won) return delayed.depth < k.s.shootout.depth;
  const bool of_a_round = (what >= TriggerPoint::shootout_round_begins && what < TriggerPoint::shootout_won) ||
                          what == TriggerPoint::draw_hand_about_to_be_revealed || what == TriggerPoint::hands_compared ||
                          what == TriggerPoint::joker_declared;
  return of_a_round && is_suspended(k, delayed);
}

/// Traits of cards that wait for this event, and delayed triggers, in this tier.
Responders listeners(const Kernel& k, const WindowData& w, bool reacts, Tier tier) {
  Responders found;
  const Event& event = event_of(k, w);
  const auto timing = static_cast<std::uint16_t>(reacts ? kReact : kTrait);
  for (const Listener& entry : pool_of(k).of(event.type)) {
    const Card& card = k.card(entry.card);
    const AbilityDef& ability = *entry.trait;
    const bool instead = ability.listen.instead;
    if (card.id != entry.card || ability.listen.window != w.window) continue;
    if (tier == Tier::all ? instead && !can_be_replaced(event, reacts) : instead != (tier == Tier::instead)) continue;
    if ((ability.kind == AbilityDef::Kind::ability) != reacts) continue;
    if ((reacts || ability.optional) && k.s.plays.size() > kDeepestChoice) continue;
    const int subjects = ability.listen.each_subject && event.count > 0 ? event.count : 1;
    for (int i = 0; i < subjects; ++i) {
      const int subject = event.count > 0 ? i : -1;
      if (subject >= 0 && event.is_gone(subject)) continue;
      if (is_done(k, w, {card.id, entry.ability, subject, card.controller})) continue;
      const CardId about = subject >= 0 ? event.subjects[static_cast<std::size_t>(subject)] : CardId{};
      if (instead && has_replaced(k, card.id, entry.ability, about)) continue;
      // That a player need not be asked about an optional trait may tell what is in a hand.
      const auto usable = ability.optional && !reacts && k.config.prompts == PromptMode::uniform ? may_use : can_use;
      for (const PlayerId player : users_of(k, card, ability)) {
        if (usable(k, player, card.id, entry.ability, timing, &event, subject)) found.push_back({card.id, entry.ability, subject, player});
      }
    }
  }
  if (!reacts && tier != Tier::instead && w.window == Window::after) {
    for (const Delayed& delayed : k.s.all_delayed()) {
      if (delayed.trigger != event.type || has_fired(delayed) || waits_for_outer(k, delayed)) continue;
      const auto number = static_cast<AbilityIx>(kDelayedBase + (&delayed - k.s.delayed.data()));
      Responder listener{delayed.card, number, event.count > 0 ? 0 : -1, delayed.player};
      for (int j = 0; j < std::max<int>(event.count, 1); ++j) {
        listener.subject = event.count > 0 ? j : -1;
        Play play;
        play.card = delayed.card;
        play.player = delayed.player;
        play.performer = delayed.performer;
        play.event = w.event;
        for (int slot = 0; slot < kMaxSlots; ++slot) {
          play.slots[static_cast<std::size_t>(slot)].filled = 1;
          play.slots[static_cast<std::size_t>(slot)].count = 1;
          play.slots[static_cast<std::size_t>(slot)].values[0] = delayed.slots[static_cast<std::size_t>(slot)];
        }
        const Context context{k, delayed.card, delayed.player, &play, &event, listener.subject, {}, {}};
        if (!is_done(k, w, listener) && holds(context, delayed.condition)) {
          found.push_back(listener);
          break;
        }
      }
    }
  }
  return found;
}

void run_delayed(Kernel& k, const WindowData& w, int index, int subject) {
  Delayed& delayed = k.s.delayed[static_cast<std::size_t>(index)];
  delayed.flags |= kDelayedFired;
  use_delayed(k, delayed, w.event, subject);
}

void respond(Kernel& k, WindowData& w, const Responder& listener, std::uint16_t timing) {
  mark_done(k, w, listener);
  if (listener.ability >= kDelayedBase) {
    return run_delayed(k, w, listener.ability - kDelayedBase, listener.subject);
  }
  use_ability(k, listener.player, listener.card, listener.ability, timing, w.event, listener.subject);
}

Responder listener_of(const Kernel& k, const Option& option) {
  const CardId card = card_a(option);
  return {card, static_cast<AbilityIx>(option.b), option.c,
          option.b >= kDelayedBase ? k.s.delayed[static_cast<std::size_t>(option.b - kDelayedBase)].player
                                   : k.card(card).controller};
}

Option option_of(OptionKind kind, const Responder& listener) {
  return {kind, listener.card.raw, listener.ability, listener.subject};
}

// --- traits --------------------------------------------------------------------------------------------------------------------

/// At some trigger points the Winner orders everybody's traits. Rules: Compendium 0.7, "Shootout", Step 4a.
bool winner_orders_all(TriggerPoint type) {
  return type == TriggerPoint::draw_hand_revealed || type == TriggerPoint::draw_hand_revealed_cheatin;
}

bool is_optional(const Kernel& k, const Responder& responder) {
  return responder.ability < kDelayedBase && k.ability(responder.card, responder.ability).optional;
}

Flow ask_whether(Kernel& k, WindowData& w, const Responder& responder) {
  w.card = responder.card;
  w.ability = responder.ability;
  w.subject = static_cast<std::int8_t>(responder.subject);
  return k.ask(responder.player, DecisionKind::use_trait, responder.card.raw, responder.ability);
}

/// All traits resolve, starting with the Winner and in turn order; a player with several orders them. Compendium 0.7, "Trait".
Flow traits(Kernel& k, Frame& f, Tier tier) {
  auto& w = f.as<WindowData>();
  if (auto a = k.answer()) {
    const bool about_one = a->kind == OptionKind::yes || a->kind == OptionKind::no;
    const Responder chosen = about_one ? Responder{w.card, w.ability, w.subject, k.card(w.card).controller} : listener_of(k, *a);
    if (a->kind == OptionKind::no) {
      mark_done(k, w, chosen);
      return Flow::stay;
    }
    if (!about_one && is_optional(k, chosen)) return ask_whether(k, w, chosen);
    respond(k, w, chosen, kTrait);
    return Flow::stay;
  }
  if (has_lapsed(event_of(k, w))) return Flow::done;

  const auto waiting = listeners(k, w, false, tier);
  if (waiting.empty()) return Flow::next;
  for (const PlayerId player : k.from(first_player(k))) {
    List<int, kMostResponders> own;
    for (int i = 0; i < static_cast<int>(waiting.size()); ++i) {
      if (waiting[static_cast<std::size_t>(i)].player == player || winner_orders_all(event_of(k, w).type)) own.push_back(i);
    }
    if (own.empty()) continue;
    if (own.size() > 1) return k.ask(player, DecisionKind::order_traits, static_cast<int>(tier));
    const Responder& only = waiting[static_cast<std::size_t>(own.front())];
    if (is_optional(k, only)) return ask_whether(k, w, only);
    respond(k, w, only, kTrait);
    return Flow::stay;
  }
  return Flow::next;
}

// --- reacts --------------------------------------------------------------------------------------------------------------------

bool stands_passed(const Kernel& k, PlayerId player, TriggerPoint type) {
  const int bit = static_cast<int>(type);
  return k.player(player).standing_pass[bit / 64] >> (bit % 64) & 1;
}

/// Whether any action card that exists could be a React to this, by uniform prompts.
bool library_hears_from_hand(const Kernel& k, TriggerPoint type, Window window) {
  return pool_of(k).heard_from_hand[static_cast<std::size_t>(type)] >> static_cast<int>(window) & 1;
}

/// Whether public facts let the others believe that the player might react: a card of theirs in play listens, or there are cards in the
/// play hand and some action card of the library listens.
bool might_react(const Kernel& k, PlayerId player, const WindowData& w) {
  const Event& event = event_of(k, w);
  for (const Listener& entry : pool_of(k).of(event.type)) {
    const Card& card = k.card(entry.card);
    const AbilityDef& ability = *entry.trait;
    if (ability.kind != AbilityDef::Kind::ability || ability.listen.window != w.window || !card.in_play()) continue;
    const PlayerList users = users_of(k, card, ability);
    if (std::find(users.begin(), users.end(), player) != users.end()) return true;
  }
  return !k.player(player).hand.empty() && library_hears_from_hand(k, event.type, w.window);
}

Responders reacts_of(const Kernel& k, const WindowData& w, PlayerId player, Tier tier) {
  auto all = listeners(k, w, true, tier);
  erase_if(all, [&](const Responder& listener) { return listener.player != player; });
  return all;
}

bool is_asked(const Kernel& k, const WindowData& w, PlayerId player, Tier tier) {
  const TriggerPoint type = event_of(k, w).type;
  if (stands_passed(k, player, type)) return false;
  if (!reacts_of(k, w, player, tier).empty()) return true;
  return k.config.prompts == PromptMode::uniform && might_react(k, player, w);
}

/// Reacts go round one at a time, beginning with the Winner, until all have passed in a row. RR-REACT.
Flow reacts(Kernel& k, Frame& f, Tier tier) {
  auto& w = f.as<WindowData>();
  if (auto a = k.answer()) {
    if (a->kind == OptionKind::react) {
      w.passes = 0;
      Responder chosen = listener_of(k, *a);
      chosen.player = PlayerId{w.asking};
      respond(k, w, chosen, kReact);
    } else {
      ++w.passes;
      if (a->kind == OptionKind::stand_pass_day) {
        const int bit = static_cast<int>(event_of(k, w).type);
        k.player(PlayerId{w.asking}).standing_pass[bit / 64] |= std::uint64_t{1} << (bit % 64);
      }
    }
    w.turn = static_cast<std::uint8_t>((w.turn + 1) % k.players());
    return Flow::stay;
  }
  if (has_lapsed(event_of(k, w))) return Flow::done;

  const auto order = k.from(first_player(k));
  for (; w.passes < k.players(); ++w.passes, w.turn = static_cast<std::uint8_t>((w.turn + 1) % k.players())) {
    const PlayerId player = order[w.turn];
    if (!is_asked(k, w, player, tier)) continue;
    w.asking = player.value;
    return k.ask(player, DecisionKind::react, static_cast<int>(tier));
  }
  w.passes = 0;
  w.turn = 0;
  return Flow::next;
}

// --- the four tiers ------------------------------------------------------------------------------------------------------------

Flow instead_traits(Kernel& k, Frame& f) {
  return can_be_replaced(event_of(k, f.as<WindowData>()), false) ? traits(k, f, Tier::instead) : Flow::next;
}
Flow instead_reacts(Kernel& k, Frame& f) {
  return can_be_replaced(event_of(k, f.as<WindowData>()), true) ? reacts(k, f, Tier::instead) : Flow::next;
}
Flow other_traits(Kernel& k, Frame& f) { return traits(k, f, Tier::other); }
Flow other_reacts(Kernel& k, Frame& f) { return reacts(k, f, Tier::other); }

// --- without tiers, in the place of the four

Flow all_traits(Kernel& k, Frame& f) { return traits(k, f, Tier::all); }
Flow all_reacts(Kernel& k, Frame& f) { return reacts(k, f, Tier::all); }

constexpr Step kSteps[] = {
    {"instead_traits", instead_traits},
    {"instead_reacts", instead_reacts},
    {"other_traits", other_traits},
    {"other_reacts", other_reacts},
    {"traits", all_traits, false},
    {"reacts", all_reacts, false},
};

/// What is in hands and decks is not public: by uniform prompts a window opens if any action card that exists could be a React.
bool hears(const Kernel& k, TriggerPoint type, Window window) {
  if (k.config.prompts == PromptMode::uniform && library_hears_from_hand(k, type, window)) return true;
  const auto all = pool_of(k).of(type);
  return std::any_of(all.begin(), all.end(), [&](const Listener& entry) { return entry.trait->listen.window == window; });
}

const WindowData& window_of(const Kernel& k, const Pending& pending) {
  return k.s.frames[pending.frame].as<WindowData>();
}

}  // namespace

const Procedure k_window{"window", kSteps, kWindowDataFields};

void open_window(Kernel& k, int event, Window window) {
  const TriggerPoint type = k.s.events[event].type;
  if (!hears(k, type, window) && !(window == Window::after && is_awaited(k, type))) return;
  WindowData data;
  data.event = static_cast<std::uint8_t>(event);
  data.window = window;
  data.begin = k.s.arena_top;
  k.push(Proc::window, {}, data);
}

bool is_awaited(const Kernel& k, TriggerPoint type) {
  const auto delayed = k.s.all_delayed();
  return std::any_of(delayed.begin(), delayed.end(), [&](const Delayed& one) { return one.trigger == type; });
}

void replace_event(Kernel& k, const Play& play) {
  if (play.event == 0xFF) return;
  Event& event = k.s.events[play.event];
  event.gone |= play.subject == 0xFF ? ~0u : 1u << play.subject;
}

void list_order_traits(const Kernel& k, const Pending& p, OptionList& options) {
  const WindowData& w = window_of(k, p);
  for (const Responder& listener : listeners(k, w, false, static_cast<Tier>(p.a))) {
    if (listener.player == p.player || winner_orders_all(event_of(k, w).type)) {
      options.push_back(option_of(OptionKind::trait, listener));
    }
  }
}

void list_use_trait(const Kernel& k, const Pending& p, OptionList& options) {
  const WindowData& w = window_of(k, p);
  if (can_use(k, p.player, w.card, w.ability, kTrait, &event_of(k, w), w.subject)) options.push_back(option(OptionKind::yes));
  options.push_back(option(OptionKind::no));
}

void list_react(const Kernel& k, const Pending& p, OptionList& options) {
  const WindowData& w = window_of(k, p);
  options.push_back(option(OptionKind::pass));
  for (const Responder& listener : reacts_of(k, w, p.player, static_cast<Tier>(p.a))) {
    options.push_back(option_of(OptionKind::react, listener));
  }
  if (k.config.prompts == PromptMode::uniform) options.push_back(option(OptionKind::stand_pass_day));
}

}  // namespace highnoon
