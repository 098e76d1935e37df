#pragma once

/// Abilities: who may use which, declaring, paying, and what becomes of them. Rules: Reloaded 1.3.1, "Actin'"; Compendium 0.7,
/// "Abilities", "Paying Costs".

#include "ability/predicate.hpp"
#include "flow/kernel.hpp"

namespace highnoon {

// --- who may (ability/ability.cpp)
/// Whether a player may use the ability as a play of this timing (one bit) now: place and presence, usage, costs, requirement,
/// choices. For reacts and triggered traits, `event` and `subject` say to what.
bool can_use(const Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing, const Event* event = nullptr,
             int subject = -1);
/// Whether an effect can make the player of the play use its ability. `again`: used today or not.
bool can_use_by_effect(const Kernel& k, const Play& play, bool again);
/// The same as can_use wherever the card is: for a pulled Feat.
bool can_use_anywhere(const Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing);
/// Whether for all that others know the player could use the ability: in the hand there may be anything.
bool may_use(const Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing, const Event* event = nullptr,
             int subject = -1);
/// The abilities by which an action could be played now, wherever it is, as if it were in the player's play hand.
List<AbilityIx, 8> playable_abilities(const Kernel& k, PlayerId player, CardId action, std::uint16_t timing);
/// Appends use_ability / play_action options for every ability the player may use with this timing.
void list_abilities(const Kernel& k, PlayerId player, std::uint16_t timing, OptionList& options);
/// The dude or deed a card is attached to; the card itself if it is not attached.
CardId performer_of(const Kernel& k, CardId card);
/// Whether a card of the player lets them use abilities of this card, whoever controls it; some only those that say Controller.
bool acts_as_controller(const Kernel& k, PlayerId player, CardId card, bool as_controller);
/// The card of the player, if any, that counts as being where this card is while abilities of it are used.
CardId visitor_of(const Kernel& k, PlayerId player, CardId card);
/// An ability counts as used today, or its additional use is gone.
void spend_use(const Kernel& k, Card& card, const AbilityDef& ability);
/// Whether the card's ability was used today.
bool was_used(const Kernel& k, CardId card, AbilityIx ability);
/// The performer of the play has used an ability that a trait gives, or its card one that it has gained.
void spend_granted_use(Kernel& k, const Play& play);
/// The performer of the play has reached a Totem elsewhere by a trait, if it is elsewhere.
void spend_reach(Kernel& k, const Play& play);
/// The dude who does it.
void perform_by(const Kernel& k, Play& play, CardId dude);
/// Whether the play is one of a card from a hand or discard pile.
bool comes_from_pile(const Kernel& k, const Play& play);
/// Whether the play is one of a Headline.
bool plays_headline(const Kernel& k, const Play& play);
/// Who may perform it, where the rules leave a choice: the leader of a job, the Kung Fu dude of a Technique, the Shaman of a Totem, one of
/// those who are given the ability.
/// `present`: bits of Timing of the play.
CardList performers(const Kernel& k, const Play& play);
bool performer_is_chosen(const Kernel& k, CardId card, AbilityIx ability);
/// Techniques that can follow in a combo. RR-TAO.
void list_combos(const Kernel& k, const Play& play, OptionList& options);
/// Whether other players' draw hands are open to this player's Cheatin' Resolution; appends whose.
PlayerList cheatin_targets(const Kernel& k, PlayerId player);

// --- using it (ability/use.cpp)
/// Pushes the frames that use an ability. The caller has checked can_use().
void use_ability(Kernel& k, PlayerId player, CardId card, AbilityIx ability, std::uint16_t timing, int event = -1, int subject = -1,
                 std::uint8_t flags = 0);
/// Runs the effects of a delayed trigger.
void use_delayed(Kernel& k, const Delayed& delayed, int event, int subject);
/// Discards the action cards whose play is complete; called when the next player's turn to play comes. RR-ACTION, RR-SHOOT-009.
void discard_limbo(Kernel& k);

// --- choices (ability/choice.cpp)
/// Whether the choices from `first` on, the price and the first effect can all be met; earlier ones stand in play.slots.
bool can_complete(const Kernel& k, Play& play, int first);
/// Whether an ability in use can choose the card to affect it: it is in reach, and nothing makes it immune.
bool can_be_chosen(const Kernel& k, const Play& play, CardId card);
/// Whether the choice that the event tells of could have taken this card too.
bool could_be_chosen(const Kernel& k, const Event& event, CardId card);
/// In the choice that the event tells of, and in the event, one card takes the place of another.
void choose_instead(Kernel& k, Event& event, CardId out, CardId in);
/// Takes out the cards that cannot be chosen while another of them, which stands in for them, could be.
void drop_protected(const Kernel& k, const Play& play, CardList& cards);
/// Asks for choice number `index` of the play's ability (pushes a frame).
void push_choice(Kernel& k, int play, int index);
/// Asks for cards out of a list into a slot (pushes a frame); not without a play, as in a ruleset's step: nothing keeps the answer.
void push_card_choice(Kernel& k, int play, int slot, PlayerId chooser, const CardList& cards, int least, int most);
/// Asks for a place, number, suit, player (players as a bit mask in `most`) or option into a slot, likewise.
void push_value_choice(Kernel& k, int play, int slot, PlayerId chooser, ChoiceDef::Kind kind, int least, int most,
                       NodeId condition = kNoNode);

// --- costs (ability/cost.cpp)
/// What a player would pay in ghost rock to play a card (not below 0), for abilities `reduce` off.
int cost_to_play(const Kernel& k, PlayerId player, CardId card, CardId host, int reduce);
/// Dudes of the player of whom one may be named as this dude is played; that one then is the host that the cost is asked for.
CardList company_for(const Kernel& k, PlayerId player, CardId card);
/// What a player would pay at the least, with whomever may be named.
int least_cost_to_play(const Kernel& k, PlayerId player, CardId card, int reduce);
/// Whether an effect lets the ability be used without its costs; the Requirement Clause is none. RC-ABILITY-010, -011.
bool costs_waived(const Kernel& k, const Play& play);
/// Whether a player could pay that much now, for this kind of play (cards may hold ghost rock for some).
bool can_afford(const Kernel& k, PlayerId player, int amount, std::uint16_t timing = kNoon);
/// Whether of two unique cards of one player only one can be in play. RR-UNIQUE, RC-EXPERIENCED-001.
bool same_for_uniqueness(const Kernel& k, CardId a, CardId b);
/// Dudes and deeds that do not say Non-Unique, others that say Unique; no tokens.
bool is_unique(const Kernel& k, CardId card);
/// Uniqueness and bans: whether a card could come into play for this player, at this place if one is given. RR-UNIQUE.
bool can_enter_play(const Kernel& k, PlayerId player, CardId card, LocationId to = {});
/// Whether the dude has the skill that a spell of this kind needs; true for what is no spell. RR-SPELL.
bool has_skill_for(const Kernel& k, CardId spell, CardId dude);
/// Whether a card may be attached to a card, cost aside. RR-SHOP, RR-SPELL.
bool can_attach(const Kernel& k, CardId card, CardId host);
/// The same, however many of the kind the host has.
bool is_fit_for(const Kernel& k, CardId card, CardId host);
/// The card that is booted to pay an ability's Boot: the card itself, the leader of a job, or the dude who performs a Technique.
CardId boots_for(const Kernel& k, const Play& play);

}  // namespace highnoon
