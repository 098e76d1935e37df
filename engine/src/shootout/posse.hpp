#pragma once

/// Joining and leaving posses. Rules: Reloaded 1.3.1, "Form Posses"; Compendium 0.7, "Moving into
/// Posses".

#include <span>
#include <vector>

#include "flow/kernel.hpp"

namespace highnoon {

/// The bare change: the dude is in no posse. Called by whatever sends dudes home or takes them out
/// of play.
void remove_from_posse(Kernel& k, CardId dude);
/// Likewise, but in that of a suspended shootout the dude stays.
void leave_present_posse(Kernel& k, CardId dude);
/// What is attached to the dude and fights beside him.
CardList companions_of(const Kernel& k, CardId dude);
/// What fights beside these dudes leaves their posse with them; if it is one of them, it goes no further.
void dismiss_companions(Kernel& k, std::span<const CardId> dudes, const Cause& cause);

/// From where a dude may join. Jobs: the substeps of the leader's posse (RR-JOB-017 to -021), or leader and mark, and what is adjacent to
/// either, in one go (CL-JOB-007).
enum class JoinFrom : std::uint8_t { shootout, with_leader, near_leader, near_mark, at_mark, near_either };

/// How a dude would join a posse.
struct Joining {
  CardId dude;
  bool booting = false;
  bool moving = false;
  int cost = 0;  ///< ghost rock
};

/// Every dude of a player who may join a posse now, in the order they entered play. RR-POSSE-007 to
/// -015; RR-JOB-014 to -026.
/// Two ways at most a dude.
using Joinings = List<Joining, 2 * kMaxCards>;
Joinings who_may_join(const Kernel& k, PlayerId player, int side, JoinFrom from);
/// Whether a dude may be in that posse at all: not in one already, the posse not lost
/// (RC-SHOOT-012), no player in both posses (RR-POSSE-015), not forbidden.
bool may_join(const Kernel& k, CardId dude, int side, const Cause& cause = {});
/// Whether the call-out said that nobody but leader and mark takes part, and the dude is neither.
bool is_closed_to(const Kernel& k, CardId dude);

/// Whether a dude of the other posse may go over to this one.
bool may_change_sides(const Kernel& k, CardId dude, int side, const Cause& cause);
/// Dudes go over from the other posse to the player's, under that player's control for a while: at once, so that none of the posses is
/// empty between.
void change_sides(Kernel& k, std::span<const CardId> dudes, PlayerId to, Duration until, const Cause& cause);

/// Whether a player's dudes in the shootout get the bounty of a Private location. RR-POSSE-016 to
/// -021; RC-BOUNTY-003 to -008.
bool gets_private_bounty(const Kernel& k, CardId dude);
/// Those of these dudes get it who had none in this shootout yet.
void give_private_bounty(Kernel& k, const CardList& dudes);

}  // namespace highnoon
