#pragma once

/// When the effects of an ability happen, and what needs which time: a fact about words, not about cards.

#include "highnoon/definitions.hpp"

namespace highnoon::lua {

/// What there can be while an expression is read or an effect happens. All of it where nothing is known, such as in a trait that is
/// always on.
struct Moment {
  bool shootout = true;    ///< a shootout, or a posse of a job
  bool draw_hands = true;  ///< draw hands, of a shootout or of lowball
  bool cheatin = true;     ///< a cheatin' hand that is reacted to
  bool event = true;       ///< an event that is reacted to
  bool instead = true;     ///< an event that is being replaced
  bool pull = true;        ///< a pull or skill check of this ability
  bool payment = true;     ///< an amount that its cost has made somebody choose
};

struct Needed {
  bool Moment::* what = nullptr;  ///< null: it makes sense at any time
  const char* word = "";          ///< as scripts write it
  const char* lacking = "";       ///< what there is not: "there is no shootout in a Noon play"
};

Needed needed_by(Op op);
Needed needed_by(Verb verb);
Needed needed_by(Duration duration);

/// What can be while a card reacts to this.
Moment moment_of(TriggerPoint trigger);

}  // namespace highnoon::lua
