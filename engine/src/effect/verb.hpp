#pragma once

/// Verbs as calls: what a card's effect list and a script function both do. The table of verbs is verbs.inl; what each does is
/// one function in effect/verbs_*.cpp.

#include "ability/predicate.hpp"
#include "flow/kernel.hpp"

namespace highnoon {

/// An argument of a verb, by its kind: cards; n the number; p players as a bit mask; l LocationId::raw; b a NodeId; the other
/// kinds the number itself (Stat, keyword, Act, Duration, EffectListId, TriggerPoint, DefId, slot, FunctionId, flag 0/1).
struct VerbArgument {
  bool given = false;
  std::int32_t value = 0;
  List<CardId, 56> cards;
};

struct VerbCall {
  Verb verb = Verb::boot;
  int play = -1;  ///< index into State::plays, -1: none (a ruleset's step)
  std::array<VerbArgument, kMaxVerbArguments> arguments;
  Cause cause;

  const VerbArgument& operator[](int i) const { return arguments[static_cast<std::size_t>(i)]; }
};

/// What a verb hands back to a script, by kind: n number; c cards; p player (or none); l location; b yes or no; - nothing.
struct VerbResult {
  char kind = '-';
  std::int32_t value = 0;
  List<CardId, 56> cards;
};

/// The slot that verbs of scripts leave choices in.
inline constexpr int kScriptSlot = kMaxSlots - 1;

/// Evaluates an effect's arguments for a play.
VerbCall make_call(const Kernel& k, int play, const Effect& effect, const Context& context);
/// Takes out the cards that the call's effect cannot affect. A card's own effects on itself are never kept off by "other players'
/// effects".
void drop_immune(const Kernel& k, VerbCall& call);
/// Whether the verb could do anything now (for Requirement Clauses and costs).
bool can_do(const Kernel& k, const VerbCall& call);
/// Makes `sum` what both calls do together, number by number; false if they do not do the same, and nothing is added.
bool add_up(VerbCall& sum, const VerbCall& call);
/// Starts the verb. It may push frames or ask; when the frames above the caller are gone, the verb is done.
void run_verb(Kernel& k, const VerbCall& call);
/// What it has done, once it is done.
VerbResult result_of(const Kernel& k, const VerbCall& call);
/// Who a play's effects are caused by.
Cause cause_of(const Kernel& k, int play);
/// The context in which a play's expressions are evaluated.
Context context_of(const Kernel& k, int play);

/// Runs a list of effects for a play (pushes a frame).
void run_effects(Kernel& k, int play, EffectListId list);

}  // namespace highnoon
