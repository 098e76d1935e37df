#pragma once

/// Pulls and skill tests. Rules: Reloaded 1.3.1, "Skilled Dudes", "Kung Fu".

#include "flow/kernel.hpp"

namespace highnoon {

/// A dude's test of a skill or of Kung Fu: pulls, adds the rating, and tells Play::skill_total,
/// difficulty and succeeded. When the frames above the caller are gone State::result is 1 for
/// success, else 0. A skill check must reach the difficulty; in a Kung Fu test the pull must be
/// lower than the dude's value, whatever the difficulty.
/// @param play    index into State::plays, or -1 for none
/// @param gadget  what is invented by it, if that is what the test is for
/// Rules: RR-SKILL-002 to -008, RR-SPELL-008, RR-KUNGFU-004 to -007.
void skill_test(Kernel& k, int play, CardId dude, KeywordId skill, int difficulty, CardId gadget = {});
/// The pulled card takes its leave once all results of a play are enacted: to the discard pile, a
/// joker to Boot Hill. RR-SKILL-007.
void settle_pull(Kernel& k, int play);
/// The innermost skill test under way begins anew: another pull, and all that follows from it. A verdict that has been told is
/// void.
/// @return false if there is none
bool pull_again(Kernel& k);
/// Whether there is a pull, or a check, that could be made anew.
bool can_pull_again(const Kernel& k);
/// The innermost skill test under way needs so much more.
void make_harder(Kernel& k, int amount);
/// Whether the dude of the innermost skill test has booted for it: for the ability in use, or to invent.
bool booted_for_check(const Kernel& k);
/// Whether a skill test is under way.
bool is_testing(const Kernel& k);
/// Whether a pull is under way.
bool is_pulling(const Kernel& k);
/// The innermost pull under way counts so much more, or less.
void change_pull(Kernel& k, int amount);
/// Another card takes the place of a pulled card, which is discarded; it counts for the pull
/// instead.
/// @return false if `old` is not a card of a pull under way
bool replace_pull(Kernel& k, CardId old, CardId with);
/// What a joker stands for from now on; `choice` is an option of DecisionKind::joker.
void declare_joker(Kernel& k, CardId joker, const Option& choice);

}  // namespace highnoon
