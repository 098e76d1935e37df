#pragma once

/// Continuous values: what a number, keyword or ban is right now. Printed value, counters, attached bonuses, lasting effects and
/// standing traits are added up; limits apply only when the number is read. Rules: Compendium 0.7, "Penalties and Bonuses".

#include "flow/kernel.hpp"
#include "state/state.hpp"

namespace highnoon {

/// A card's number as the rules read it: clamped to the stat's floor and ceiling.
int stat(const Kernel& k, CardId card, Stat stat);
/// The sum before clamping.
int raw_stat(const Kernel& k, CardId card, Stat stat);
int printed_stat(const Kernel& k, CardId card, Stat stat);
/// What the number has gained or lost for good.
int counters(const Card& card, Stat stat);
/// hand_size, hand_rank, casualties, stud_bonus ...: the ruleset's or 0, plus modifiers.
int player_stat(const Kernel& k, PlayerId player, Stat stat);
bool is_stud(const Kernel& k, CardId dude);
int grit(const Kernel& k, CardId dude);
bool has_keyword(const Kernel& k, CardId card, KeywordId keyword);
inline bool has_keyword(const Kernel& k, CardId card, Keyword keyword) {
  return has_keyword(k, card, static_cast<KeywordId>(keyword));
}
/// Rating of a keyword ("Huckster 2"): 0 if the card lacks it.
int rating(const Kernel& k, CardId card, KeywordId keyword);
bool is_blank(const Kernel& k, CardId card, BlankMask mask);
/// Whether a rule, card or play is forbidden to do this to the card ("cannot" beats "can").
/// @param cause  who would do it; restrictions may be about other players' effects or some kinds of play only
/// @param other  the other card of the act (destination, other dude), if any
bool forbidden(const Kernel& k, Act act, CardId card, const Cause& cause = {}, LocationId to = {});
/// Whether card effects see the card as what its type says; the rules always do. RC-WANTED-011.
bool counts_as_its_type(const Kernel& k, CardId card);
/// Ghost rock on a dude's head. A dude with any is wanted.
int bounty_of(const Kernel& k, CardId dude);
/// Whether something allows it against the usual rules.
bool permitted(const Kernel& k, Permit permit, CardId card, CardId object = {});
/// The players whose cards allow it about this object, from the Winner.
PlayerList permitted_players(const Kernel& k, Permit permit, CardId object);
/// The card of the player, if any, whose trait allows it about this object.
CardId permitting_card(const Kernel& k, Permit permit, PlayerId player, CardId object);
/// How many permissions of a kind there are (extra_weapon, extra_starting_dude).
int permissions(const Kernel& k, Permit permit, CardId card);
/// What a player must pay to play a card that costs `cost`, with what changes that; not always above zero.
int changed_cost(const Kernel& k, PlayerId payer, CardId card, CardId host, int cost);

/// Ends the lasting effects and delayed triggers of a duration (round, shootout, phase, day ...). effect/duration.cpp
void end_effects(Kernel& k, Duration duration);
/// Whether the limited uses that are counted on the card are counted anew in the next shootout, or round of one.
bool is_limited_by_shootout(const Kernel& k, const Card& card);
/// Ends what lasts until the present play is complete.
void end_effects_of_play(Kernel& k);
/// Ends what changes a number of these cards for a while, but for what some cards have done.
void forget_changes(Kernel& k, std::span<const CardId> cards, Stat stat, std::span<const CardId> except = {});
/// Ends those that last while a dude stays where it is, or a card stays in play.
void end_effects_of_place(Kernel& k, CardId card);
void end_effects_of_card(Kernel& k, CardId card);
/// Whether anything that the card has done lasts; ends all that.
bool has_lasting_effect(const Kernel& k, CardId source);
void end_effects_from(Kernel& k, CardId source);
/// What lasts on cards, as far as it comes from these, ends.
void end_effects_on(Kernel& k, std::span<const CardId> cards, std::span<const CardId> sources);
/// Whether an effect ends when its card is somewhere else.
constexpr bool lasts_here(Duration duration) {
  return duration == Duration::while_here || duration == Duration::while_here_today;
}
/// What `standard` means for a play of this timing now. RR-ACT, RR-SHOOT-011, -038, RR-REACT; Compendium "Duration of Abilities".
Duration standard_duration(const Kernel& k, std::uint16_t timing);
/// What a duration that is given means for a play of this timing now: `standard` and `play` hang on the moment.
Duration settled_duration(const Kernel& k, Duration given, std::uint16_t timing);

/// The numbers read so far are wrong from now on. Called by whatever changes the state.
void touch(Kernel& k);
/// A card came into play or left it, or hangs on another card now: what is in play is looked up anew too.
void touch_board(Kernel& k);

}  // namespace highnoon
