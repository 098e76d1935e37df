#pragma once

/// Shootouts: starting one, who is in it, bonuses and hands. Rules: Reloaded 1.3.1, "Shootouts";
/// Compendium 0.7, "Shootout".

#include <vector>

#include "flow/kernel.hpp"

namespace highnoon {

/// How a shootout begins.
struct StartShootout {
  CardId leader;
  CardId mark;
  PlayerId leader_player;
  PlayerId mark_player;
  LocationId location;
  std::uint8_t mark_first = 0;  ///< 1 the mark's posse is formed before the leader's
  std::uint8_t closed = 0;      ///< bits of Closed
  std::uint8_t most_rounds = 0;
};

/// A shootout of two dudes where the mark is.
StartShootout between(const Kernel& k, CardId leader, CardId mark);
/// Whether an effect can make two dudes begin a shootout now: those of two players, where the mark is, if the leader can go there.
bool can_fight(const Kernel& k, CardId leader, CardId mark, const Cause& cause);
/// Starts a shootout (pushes frames): posses, rounds, end. Inside of another if may_begin_shootout() (suspended.hpp); else nothing happens.
/// Rules: RR-POSSE-001 to -005.
void start_shootout(Kernel& k, const StartShootout& how);

// --- who is in it
/// Who heads a posse: side 1 the leader, side 2 the mark's player or who opposes the job. None
/// without a shootout.
PlayerId player_of_side(const Kernel& k, int side);
inline int other_side(int side) { return 3 - side; }
/// 1 or 2: the posse a player heads, else the one a dude of the player is in; 0: not in the
/// shootout.
int side_of(const Kernel& k, PlayerId player);
/// Dudes of a posse, in the order they entered play.
CardList posse(const Kernel& k, int side);
bool posse_empty(const Kernel& k, int side);
/// Whether the player takes part: has a dude in a posse, or heads one that is not empty.
/// RR-SHOOT-003.
bool has_posse(const Kernel& k, PlayerId player);
/// Whether a dude, or the dude a card is attached to, is in a posse.
bool in_posse(const Kernel& k, CardId card);
/// Its posse: 0 none, 1, 2; attached cards count with their host.
int side_of_card(const Kernel& k, CardId card);
/// Who makes the first play of a step: the Winner, else the first participant clockwise.
/// RR-SHOOT-002, -033.
PlayerId first_to_play(const Kernel& k);
/// The loser of the round, or the leader if nobody lost: first to take casualties and to flee.
/// RR-LUMPS-016, RR-FLEE-001.
PlayerId loser_or_leader(const Kernel& k);

// --- bonuses and hands
/// Cards drawn beyond five: the stud shooter's bullets, 1 for every other stud, and what effects
/// add. RR-SHOOT-020 to -022.
int stud_bonus(const Kernel& k, PlayerId player);
/// Draw hand cards that may be replaced, likewise. RR-SHOOT-023, -024.
int draw_bonus(const Kernel& k, PlayerId player);
/// The cards of a draw hand as they count now.
using PokerCards = List<PokerCard, decltype(Player::draw_hand)::capacity()>;
PokerCards draw_hand_cards(const Kernel& k, PlayerId player);
/// Whether a draw hand counts as cheatin' now. RR-CHEAT-001 to -005.
bool draw_hand_cheatin(const Kernel& k, PlayerId player);
/// The score of a draw hand's cards (the lowest if there are fewer than five), before modifiers.
HandScore base_score(const Kernel& k, PlayerId player);
/// What is compared: the base with a fixed base rank and the sum of all hand rank modifiers, from 1 to 11. RR-LUMPS-005 to -008;
/// RC-SHOOT-037 to -039.
HandScore final_score(const Kernel& k, PlayerId player);
/// After a revealed draw hand has changed: stores its new score for all to see.
void rescore(Kernel& k, PlayerId player);
/// Asks the owner for suit and value of every joker in the draw hand that has none yet (pushes a
/// frame). Shootouts and lowball. Rules: RR-JOKER-003; RC-SHOOT-024 to -026.
void declare_jokers(Kernel& k, PlayerId player);
/// Whether a Cheatin' Resolution may be used against the player: the revealed hand is cheatin' now,
/// and was not hit in this step yet (Player::cheatin_used, which whoever uses one counts up).
/// RR-CHEAT-006 to -008.
bool may_be_cheated(const Kernel& k, PlayerId player);
/// Whether a card goes to Boot Hill once it was used in a draw hand or pull: a joker, unless it says
/// otherwise. RR-JOKER-002.
bool is_aced_after_use(const Kernel& k, CardId card);
/// Puts a draw hand away: to the discard pile, used jokers to Boot Hill if `ace_jokers`. A bare change
/// without events.
void discard_draw_hand(Kernel& k, PlayerId player, bool ace_jokers);

// --- casualties
/// By how many ranks the card's posse has lost the round whose casualties are taken; 0 if it has not.
int ranks_beaten_by(const Kernel& k, CardId card);
/// What a player owes in this round now: by the ranks and by effects, at least 0. RR-LUMPS-009 to
/// -011.
int casualties_owed(const Kernel& k, PlayerId player);
/// Casualties that an effect imposes at once: assigned and taken by the same rules (pushes a
/// frame). RR-LUMPS-023.
void take_casualties(Kernel& k, PlayerId player, int amount);

// --- jobs
/// Runs the job of a play (index into State::plays): leader and mark are chosen, costs are paid.
/// Pushes a frame. Play::job_outcome then tells how it ended. Rules: RR-JOB.
void start_job(Kernel& k, int play);

// --- for the flow
/// After each step: an emptied posse ends the shootout; no step before the last one does anything
/// then. Once casualties are being taken it does not. Rules: RR-SHOOT-013, -039; RC-SHOOT-011,
/// -012.
void settle_posses(Kernel& k);
/// Whether the shootout is over but for its last step.
bool shootout_over(const Kernel& k);
/// Whether the casualties of the present round are being taken, or have been.
bool casualties_begun(const Kernel& k);
/// The posses dissolve and there is no shootout any more, but those that are suspended.
void dissolve_posses(Kernel& k);
/// Tao Techniques used with this timing (one bit), kept in play until their phase or step ends, go
/// to the discard piles; those of Noon that entered play up to `entered` stay. Rules: RR-TAO-010 to
/// -012.
void discard_techniques(Kernel& k, std::uint16_t timing, int entered = 0);

}  // namespace highnoon
