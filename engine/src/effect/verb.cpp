#include "effect/verb.hpp"

#include <algorithm>

#include "ability/ability.hpp"
#include "effect/modifier.hpp"
#include "effect/verbs.hpp"

namespace highnoon {

namespace {

/// A verb's row: whether it could do anything, and what it does. The files verbs_*.cpp define them.
struct Row {
  bool (*can)(const Kernel&, const VerbCall&);
  void (*run)(Kernel&, const VerbCall&);
};

constexpr Row kRows[] = {
#define VERB(name, text, arguments, doc) {can_##name, run_##name},
#include "highnoon/verbs.inl"
#undef VERB
};

/// Kinds of a verb's arguments, in order ("cards:c amount:n" -> "cn"); words such as `lasts` give their first letter in upper case.
struct Kinds {
  std::array<char, kMaxVerbArguments> kind{};
  std::array<bool, kMaxVerbArguments> required{};
};

constexpr Kinds parse(std::string_view text) {
  Kinds kinds;
  std::size_t at = 0;
  for (std::size_t i = 0; (at = text.find(':', at)) != std::string_view::npos; ++i) {
    const std::size_t end = text.find(' ', at);
    const std::string_view kind = text.substr(at + 1, (end == std::string_view::npos ? text.size() : end) - at - 1);
    const bool simple = kind.size() == 1 || (kind.size() == 2 && kind[1] == '?');
    kinds.kind[i] = simple ? kind[0] : 'X';
    kinds.required[i] = kind.back() != '?';
    at = end == std::string_view::npos ? text.size() : end;
  }
  return kinds;
}

constexpr Kinds kKinds[] = {
#define VERB(name, text, arguments, doc) parse(arguments),
#include "highnoon/verbs.inl"
#undef VERB
};

VerbArgument evaluate(const Context& context, char kind, std::uint32_t given) {
  VerbArgument argument;
  if (given == kNoNode || kind == 0) return argument;
  argument.given = true;
  switch (kind) {
    case 'c': {
      CardList cards;
      collect(context, given, cards);
      for (const CardId card : cards) argument.cards.push_back(card);
      break;
    }
    case 'n': argument.value = number(context, given); break;
    case 'p':
      for (const PlayerId player : players(context, given)) argument.value |= 1 << player.value;
      break;
    case 'l': argument.value = place(context, given).raw; break;
    default: argument.value = static_cast<std::int32_t>(given); break;
  }
  return argument;
}

}  // namespace

namespace {

/// Verbs that leave cards where they are.
bool only_names_cards(Verb verb) {
  switch (verb) {
    case Verb::look:
    case Verb::reveal:
    case Verb::choose:
    case Verb::for_each:
    case Verb::name:
    case Verb::note: return true;
    default: return false;
  }
}

/// Whether the card stays in its pile, whatever an effect would do with it.
bool is_kept_in_pile(const Kernel& k, const VerbCall& call, CardId card) {
  const Zone zone = k.card(card).zone;
  if (zone != Zone::discard && zone != Zone::boot_hill) return false;
  const Act act = zone == Zone::discard ? Act::leave_discard_pile : Act::leave_boot_hill;
  return !only_names_cards(call.verb) && forbidden(k, act, card, call.cause);
}

}  // namespace

void drop_immune(const Kernel& k, VerbCall& call) {
  if (!call.cause.is_effect()) return;
  for (VerbArgument& argument : call.arguments) {
    erase_if(argument.cards, [&](CardId card) {
      if (!k.exists(card) || is_kept_in_pile(k, call, card)) return true;
      return k.card(card).in_play() && card != call.cause.card && forbidden(k, Act::be_affected, card, call.cause);
    });
  }
}

Cause cause_of(const Kernel& k, int play) {
  if (play < 0) return {};
  const Play& p = k.s.plays[play];
  Cause cause{p.player, p.timing, p.card, p.ability, 0};
  if (p.event != 0xFF && p.ability != kNoAbility && k.ability(p).listen.instead) {
    // What takes an event's place keeps its role: a casualty still covers.
    cause.flags = static_cast<std::uint16_t>((k.s.events[p.event].flags & (kEventCasualty | kEventByJob)) | kEventReplacement);
  }
  return cause;
}

Context context_of(const Kernel& k, int play) {
  if (play < 0) return {k, {}, k.s.winner};
  const Play& p = k.s.plays[play];
  const Event* event = p.event == 0xFF ? nullptr : &k.s.events[p.event];
  return {k, p.card, p.player, &p, event, p.subject == 0xFF ? -1 : p.subject};
}

VerbCall make_call(const Kernel& k, int play, const Effect& effect, const Context& context) {
  VerbCall call;
  call.verb = effect.verb;
  call.play = play;
  call.cause = cause_of(k, play);
  const Kinds& kinds = kKinds[static_cast<std::size_t>(effect.verb)];
  for (std::size_t i = 0; i < kMaxVerbArguments; ++i) call.arguments[i] = evaluate(context, kinds.kind[i], effect.arguments[i]);
  return call;
}

namespace {

/// Whether the words for a player whom the verb is about name nobody, such as the leader's player when there is no job.
bool names_nobody(const VerbCall& call) {
  const Kinds& kinds = kKinds[static_cast<std::size_t>(call.verb)];
  for (std::size_t i = 0; i < kMaxVerbArguments; ++i) {
    if (kinds.kind[i] == 'p' && kinds.required[i] && call.arguments[i].value == 0) return true;
  }
  return false;
}

}  // namespace

bool can_do(const Kernel& k, const VerbCall& call) {
  return !names_nobody(call) && kRows[static_cast<std::size_t>(call.verb)].can(k, call);
}

bool add_up(VerbCall& sum, const VerbCall& call) {
  const Kinds& kinds = kKinds[static_cast<std::size_t>(call.verb)];
  if (sum.verb != call.verb) return false;
  for (std::size_t i = 0; i < kMaxVerbArguments; ++i) {
    const VerbArgument &a = sum.arguments[i], &b = call.arguments[i];
    const bool same = a.given == b.given && (kinds.kind[i] == 'n' || (a.value == b.value && std::equal(a.cards.begin(), a.cards.end(), b.cards.begin(), b.cards.end())));
    if (!same) return false;
  }
  for (std::size_t i = 0; i < kMaxVerbArguments; ++i) {
    if (kinds.kind[i] == 'n') sum.arguments[i].value += call.arguments[i].value;
  }
  return true;
}

void run_verb(Kernel& k, const VerbCall& call) {
  VerbCall allowed = call;
  drop_immune(k, allowed);
  k.s.result = 0;
  if (names_nobody(call)) {
    // Nobody has chosen anything either.
    if (call.play >= 0) k.s.plays[call.play].slots[kScriptSlot] = Slot{};
    return;
  }
  kRows[static_cast<std::size_t>(call.verb)].run(k, allowed);
}

VerbResult result_of(const Kernel& k, const VerbCall& call) {
  VerbResult result;
  const auto slot = [&]() -> const Slot& { return k.s.plays[call.play].slots[kScriptSlot]; };
  const auto value = [&](char kind) {
    result.kind = kind;
    result.value = slot().count > 0 ? slot().values[0] : (kind == 'n' ? 0 : -1);
  };
  if (call.play < 0 || call.verb == Verb::may) {
    result.kind = call.verb == Verb::may ? 'b' : 'n';
    result.value = k.s.result;
    return result;
  }
  switch (call.verb) {
    case Verb::choose:
    case Verb::search_deck:
    case Verb::reveal_until:
      result.kind = 'c';
      for (int i = 0; i < slot().count; ++i) result.cards.push_back(slot().card(i));
      break;
    case Verb::choose_location: value('l'); break;
    case Verb::choose_player: value('p'); break;
    case Verb::choose_number:
    case Verb::choose_option:
    case Verb::choose_suit: value('n'); break;
    default:
      result.kind = 'n';
      result.value = k.s.result;
  }
  return result;
}

}  // namespace highnoon
