#pragma once

/// A shootout inside a shootout: the outer one is suspended, the inner one is played whole, then the outer one goes on where it was.
/// Rules: CL-REACT-003, CL-POSSE-011; cards say "before this shootout goes on".
/// docs/decisions/0016-suspended-shootouts.md

#include "flow/kernel.hpp"

namespace highnoon {

/// So many shootouts wait at the most.
inline constexpr int kMaxSuspended = 2;

/// Whether a shootout can begin now. Inside of another: while that is at the plays before its hands are drawn, or is over and its job has
/// yet to say what comes of it; not while its posses form, nor inside of too many.
bool may_begin_shootout(const Kernel& k);
/// The shootout under way waits from now on: pushes the frame that takes it up again when those above are gone.
/// @pre may_begin_shootout(k), and there is one
void suspend_shootout(Kernel& k);
/// What is left of the inner shootout is over, and the one that the frame keeps goes on: with its members that have not left it meanwhile.
/// Returns what fought beside a dude who has.
CardList resume_shootout(Kernel& k, const Frame& frame);

/// The bare change: the dude leaves the posses of suspended shootouts; or those of shootouts that are not at `to`, where the dude goes.
void leave_suspended(Kernel& k, CardId dude, LocationId to = {});
/// Whether the dude is in a posse of a suspended shootout that is not at `to`.
bool leaves_suspended(const Kernel& k, CardId dude, LocationId to);

/// Whether it hangs on a suspended shootout, or a round or play of it: it does not end with the present one.
bool is_suspended(const Kernel& k, const Modifier& modifier);
bool is_suspended(const Kernel& k, const Delayed& delayed);
/// Whether the card was in play before the present shootout began, and that inside of another.
bool came_before_shootout(const Kernel& k, CardId card);

// --- what a suspended shootout's frame keeps

struct SuspendedData {
  std::uint16_t words = 0;    ///< of the arena, from where the frame's part begins: a SuspendedShootout, then the SuspendedCards
  std::uint16_t born = 0;     ///< State::modifiers_born as it was
  std::uint16_t entries = 0;  ///< State::entries as it was
  std::uint8_t extra_plays = 0;
  std::uint8_t spare = 0;
};

/// What a suspended shootout keeps of the flags of players, those of its round; and of cards: of its posses, its round and itself.
inline constexpr std::uint16_t kSuspendedPlayerFlags = kCannotFlee | kSkipPlay | kBaseRankSet | kCountsLegal | kCountsCheatin | kBonusesSwitched;
inline constexpr std::uint32_t kSuspendedPosseFlags = kStaying | kForcedCasualty | kProtected | kFightsAsDude;
inline constexpr std::uint32_t kSuspendedCardFlags = kSuspendedPosseFlags | kPrivateBounty | kUsedHere | kWasCasualty | kFled;

/// A player's part in it.
struct SuspendedPlayer {
  CardId shooter;
  std::uint16_t flags = 0;
  std::uint8_t base_rank = 0;
  std::uint8_t early_plays = 0;
};

struct SuspendedShootout {
  Shootout shootout;
  Row<SuspendedPlayer, kMaxPlayers> players;
};

/// A card's part in it.
struct SuspendedCard {
  CardId card;
  std::uint8_t side = 0;
  std::uint8_t limited_uses = 0;  ///< of an ability that may be used so often in a round or shootout
  std::uint32_t flags = 0;
};

/// What the frame keeps, as far as its words are there.
SuspendedShootout suspended_by(const State& s, const Frame& frame);
int suspended_cards(const Frame& frame);
SuspendedCard suspended_card(const State& s, const Frame& frame, int i);

}  // namespace highnoon
