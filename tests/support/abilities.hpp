#pragma once

/// Abilities for tests, written in C++: `noon().boot().effect(Verb::gain, you(), 1)`. They become the same kernel data as a script.

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "highnoon/definitions.hpp"

namespace highnoon::test {

/// An expression (ops.inl) as a small tree, compiled into the table's definitions when a card with it is made.
struct Expr {
  Op op = Op::number;
  std::int32_t value = 0;
  std::vector<Expr> arguments;
  bool given = true;

  NodeId build(Definitions& d) const;
};

inline Expr op(Op o, std::int32_t value = 0, std::vector<Expr> arguments = {}) {
  return {o, value, std::move(arguments)};
}
/// An argument that is left out.
inline Expr left_out() { return {Op::number, 0, {}, false}; }

// --- the words that tests need most
inline Expr num(int n) { return op(Op::number, n); }
inline Expr you() { return op(Op::you); }
inline Expr opponent() { return op(Op::opponent); }
inline Expr self() { return op(Op::self); }
inline Expr bearer() { return op(Op::bearer); }
inline Expr slot(int n) { return op(Op::slot, n); }
inline Expr subject() { return op(Op::event_subject); }
inline Expr here() { return op(Op::here); }
inline Expr square() { return op(Op::town_square); }
inline Expr stat_of(Stat stat, Expr card) { return op(Op::stat, static_cast<int>(stat), {std::move(card)}); }
/// Every card in play for which the condition holds.
inline Expr cards(Expr condition) { return op(Op::all, bit(Zone::in_play), {std::move(condition)}); }
inline Expr anything() { return op(Op::always, 1); }
inline Expr never() { return op(Op::always, 0); }
inline Expr operator!(Expr a) { return op(Op::not_, 0, {std::move(a)}); }
inline Expr operator&&(Expr a, Expr b) { return op(Op::and_, 0, {std::move(a), std::move(b)}); }
inline Expr operator||(Expr a, Expr b) { return op(Op::or_, 0, {std::move(a), std::move(b)}); }
inline Expr is(CardType type) { return op(Op::is_type, bit(type)); }
inline Expr mine() { return op(Op::controlled_by, 0, {you()}); }
inline Expr is_here() { return op(Op::at_location, 0, {here()}); }
inline Expr is_card(Expr which) { return op(Op::is_same, 0, {std::move(which)}); }
inline Expr in_fight() { return op(Op::in_shootout); }
inline Expr booted() { return op(Op::is_booted); }
inline Expr compare(Expr a, Comparison how, Expr b) {
  return op(Op::compare, static_cast<int>(how), {std::move(a), std::move(b)});
}
/// The condition about the card that an event is about.
inline Expr subject_is(Expr which) { return op(Op::is_same, 0, {std::move(which), subject()}); }
inline Expr dudes(Expr condition) { return cards(is(CardType::dude) && std::move(condition)); }

struct Argument;

/// A verb with its arguments, in the order of verbs.inl.
struct EffectSpec {
  Verb verb = Verb::boot;
  std::vector<Argument> arguments;

  Effect build(Definitions& d) const;
};

/// An argument of a verb: an expression, a plain number (an expression where the verb wants one), or a list of effects.
struct Argument {
  enum class Kind { none, expression, plain, effects };
  Kind kind = Kind::none;
  Expr expression;
  std::int32_t plain = 0;
  std::vector<EffectSpec> effects;

  Argument() = default;
  Argument(Expr e) : kind(e.given ? Kind::expression : Kind::none), expression(std::move(e)) {}  // NOLINT
  Argument(std::int32_t n) : kind(Kind::plain), plain(n) {}                                       // NOLINT
  Argument(Stat v) : Argument(static_cast<std::int32_t>(v)) {}                                     // NOLINT
  Argument(Keyword v) : Argument(static_cast<std::int32_t>(v)) {}                                  // NOLINT
  Argument(Act v) : Argument(static_cast<std::int32_t>(v)) {}                                      // NOLINT
  Argument(Permit v) : Argument(static_cast<std::int32_t>(v)) {}                                   // NOLINT
  Argument(Duration v) : Argument(static_cast<std::int32_t>(v)) {}                                 // NOLINT
  Argument(TriggerPoint v) : Argument(static_cast<std::int32_t>(v)) {}                             // NOLINT
  Argument(std::vector<EffectSpec> list) : kind(Kind::effects), effects(std::move(list)) {}        // NOLINT
};

template <typename... Args>
EffectSpec effect(Verb verb, Args... args) {
  return {verb, {Argument(std::move(args))...}};
}

/// An ability under construction. Each call returns the ability itself.
class Ability {
 public:
  Ability(AbilityDef::Kind kind, std::uint16_t timing);

  Ability& boot() { return def_.boot = true, *this; }
  Ability& repeat() { return def_.repeat = true, *this; }
  Ability& controller() { return def_.controller = true, *this; }
  Ability& optional() { return def_.optional = true, *this; }
  Ability& optional_if() { return def_.optional_if = true, *this; }
  Ability& joins_posse() { return def_.joins_posse = true, *this; }
  Ability& in_zones(int zones) { return def_.zones = static_cast<std::uint16_t>(zones), *this; }
  Ability& limit(int uses, Duration per);
  Ability& pay(int ghost_rock) { return pay_least_ = pay_most_ = num(ghost_rock), *this; }
  Ability& pay(Expr least, Expr most) { return pay_least_ = std::move(least), pay_most_ = std::move(most), *this; }
  /// The Requirement Clause, or the condition of a standing trait.
  Ability& needs(Expr condition) { return condition_ = std::move(condition), *this; }
  /// A choice of one card into the next slot (the first is slot 0).
  Ability& choose(Expr from) { return choose(ChoiceDef::Kind::cards, std::move(from), left_out(), left_out()); }
  Ability& choose(Expr from, int least, int most) { return choose(ChoiceDef::Kind::cards, std::move(from), num(least), num(most)); }
  Ability& choose(ChoiceDef::Kind kind, Expr from, Expr least, Expr most);
  /// Changes the choice made last: random, optional, not affecting.
  ChoiceDef& last_choice() { return def_.choices.back(); }
  Ability& at_random() { return last_choice().random = true, *this; }
  Ability& may_decline() { return last_choice().optional = true, *this; }
  Ability& price(EffectSpec e) { return price_.push_back(std::move(e)), *this; }
  Ability& effect(EffectSpec e) { return effects_.push_back(std::move(e)), *this; }
  template <typename... Args>
  Ability& effect(Verb verb, Args... args) {
    return effect(test::effect(verb, std::move(args)...));
  }
  Ability& on_failure(EffectSpec e) { return failure_.push_back(std::move(e)), *this; }
  /// A spell's, technique's or plain pull's test.
  Ability& test(SkillTest test, int difficulty, Keyword skill = Keyword::huckster, std::string tao = "");
  /// A Tao Technique's combo requirement, on the bottom of the card.
  Ability& combo(Expr condition) { return combo_ = std::move(condition), *this; }
  /// A job: the mark is the choice in `mark_slot`, 0xFF the town square.
  Ability& job(int mark_slot = 0xFF);
  /// Who may join the leader's posse.
  Ability& joins(Expr condition) { return joins_ = std::move(condition), *this; }
  /// The dudes who have it, each once a day.
  Ability& granted_to(Expr dudes) { return granted_to_ = std::move(dudes), *this; }
  /// The players who have it, each once a day.
  Ability& given_to(Expr players) { return given_to_ = std::move(players), *this; }
  Ability& on_success(EffectSpec e) { return success_.push_back(std::move(e)), *this; }
  Ability& on_start(EffectSpec e) { return start_.push_back(std::move(e)), *this; }

  // --- triggered traits and Reacts
  Ability& to(TriggerPoint trigger, Window window);
  Ability& instead() { return def_.listen.instead = true, *this; }
  Ability& once_an_event() { return def_.listen.each_subject = false, *this; }
  /// Condition on the event.
  Ability& about(Expr condition) { return listen_ = std::move(condition), *this; }
  /// The slot that gets the event's subject.
  Ability& as(int slot) { return def_.listen.as = static_cast<std::uint8_t>(slot), *this; }

  // --- standing traits: one line a change; `affects` left out means the card itself
  Ability& gives(StandingDef::Kind kind, int what, Expr amount = left_out(), Expr affects = left_out(), Expr from = left_out());
  Ability& gives(Stat stat, int amount, Expr affects = left_out()) {
    return gives(StandingDef::Kind::stat, static_cast<int>(stat), num(amount), std::move(affects));
  }
  Ability& forbids(Act act, Expr affects = left_out(), std::uint16_t by = 0, bool by_others_only = false);
  Ability& permits(Permit permit, Expr affects = left_out(), Expr object = left_out()) {
    return gives(StandingDef::Kind::permit, static_cast<int>(permit), left_out(), std::move(affects), std::move(object));
  }

  /// Goes on with the ability or trait above it.
  Ability& continues() { return def_.continues = true, *this; }
  /// Only while an effect of an ability of the card lends it: Verb::lasting_trait names it by its distance from that. An ability: only of
  /// who gains it by Verb::gain_ability.
  Ability& lent() { return def_.is_lent = def_.continues = true, *this; }

  Ability& text(std::string words) { return def_.text = std::move(words), *this; }

  AbilityDef build(Definitions& d, int number) const;

 private:
  AbilityDef def_;
  Expr condition_ = left_out(), listen_ = left_out(), difficulty_ = left_out(), combo_ = left_out(),
       joins_ = left_out();
  Expr pay_least_ = left_out(), pay_most_ = left_out(), granted_to_ = left_out(), given_to_ = left_out();
  struct ChoiceExpr {
    Expr from, least, most;
  };
  std::vector<ChoiceExpr> choices_;
  struct StandingExpr {
    Expr amount, affects, from;
  };
  std::vector<StandingExpr> standing_;
  std::vector<EffectSpec> effects_, price_, failure_, success_, start_;
};

inline Ability play_of(std::uint16_t timing) { return Ability(AbilityDef::Kind::ability, timing); }
inline Ability noon() { return play_of(kNoon); }
inline Ability shootout_play() { return play_of(kShootout); }
inline Ability resolution() { return play_of(kResolution); }
inline Ability cheatin() { return play_of(kCheatin); }
inline Ability react(TriggerPoint trigger, Window window = Window::after) { return play_of(kReact).to(trigger, window); }
inline Ability trait(TriggerPoint trigger, Window window = Window::after) {
  return Ability(AbilityDef::Kind::triggered, kTrait).to(trigger, window);
}
inline Ability standing() { return Ability(AbilityDef::Kind::standing, 0); }
inline Ability attaches_to(Expr host) { return Ability(AbilityDef::Kind::attach_rule, 0).needs(std::move(host)); }

}  // namespace highnoon::test
