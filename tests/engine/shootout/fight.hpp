#pragma once

/// What the tests of shootouts have in common.

#include <vector>

#include "effect/actions.hpp"
#include "shootout/shootout.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {

/// A table at which equal ranks cost nothing: rounds may pass without casualties.
inline TownSpec bloodless(int players = 2, PlayerId winner = P1) {
  TownSpec spec;
  spec.players = players;
  spec.winner = winner;
  spec.parameters = {{Parameter::tied_round_casualties, 0}};
  return spec;
}

/// A table at which dudes may be called out at their home.
inline TownSpec homes_open() {
  TownSpec spec;
  spec.parameters = {{Parameter::callout_at_home, 1}};
  return spec;
}

/// A table of the classic game.
inline TownSpec classic(int players = 2, PlayerId winner = P1) {
  TownSpec spec;
  spec.players = players;
  spec.winner = winner;
  spec.ruleset = "classic";
  return spec;
}

/// Likewise, and equal ranks cost nothing.
inline TownSpec bloodless_classic(int players = 2, PlayerId winner = P1) {
  TownSpec spec = classic(players, winner);
  spec.parameters = {{Parameter::tied_round_casualties, 0}};
  return spec;
}

/// A poor hand for each of two players, the same for both.
inline void draw_alike(Town& t, int rounds = 1) {
  for (int i = 0; i < rounds; ++i) {
    t.draws(P1, "2C 4D 6H 8S TC");
    t.draws(P2, "2C 4D 6H 8S TC");
  }
}

/// A hand of that rank, 1 to 8.
inline std::string hand_of_rank(int rank) {
  const char* const kHands[] = {"2D 4C 6H 8S TC", "2C 2D 6H 8S TC", "2C 2D 6H 6S TC",
                                "2C 2D 2H 6S TC", "2C 3D 4H 5S 6C", "2C 4C 6C 8C TC",
                                "2C 2D 2H 6S 6C", "2C 2D 2H 2S 6C"};
  return kHands[rank - 1];
}

/// What the players draw in the next round: hands of these ranks.
inline void ranks(Town& t, int p1, int p2) {
  t.draws(P1, hand_of_rank(p1));
  t.draws(P2, hand_of_rank(p2));
}

/// A call-out that is accepted, and who joins each side. Ends at the first play.
inline void fight(Town& t, CardId leader, CardId mark, std::vector<CardId> with_leader = {},
                  std::vector<CardId> with_mark = {}) {
  t.call_out(leader, mark);
  t.accept();
  for (const CardId dude : with_leader) t.join(dude);
  if (t.kind() == DecisionKind::join_posse && t.decider() == t.controller(leader)) t.done();
  for (const CardId dude : with_mark) t.join(dude);
  if (t.kind() == DecisionKind::join_posse) t.done();
}

/// Uses the job; answers who leads it and what is marked. Ends at the first decision about posses,
/// or when the job is over.
inline void begin_job(Town& t, CardId card, CardId leader, CardId mark = {}) {
  t.use(card);
  for (int i = 0; i < 4; ++i) {
    if (t.kind() == DecisionKind::choose_leader || t.kind() == DecisionKind::performer) {
      t.pick(leader);
    } else if (t.kind() == DecisionKind::choose_cards) {
      t.pick(mark);
    }
  }
}

inline Expr all_dudes() { return dudes(anything()); }

}  // namespace highnoon::test
