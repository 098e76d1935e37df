#pragma once

/// Words for people, made only when somebody asks for them: names of cards, places and players, what a decision asks, what an
/// option does. Hidden cards are named by what the viewer may know.

#include <span>
#include <string>
#include <string_view>

#include "flow/kernel.hpp"

namespace highnoon {

/// A card's title, with its owner's name where another card in play has the same title; "a card" if the viewer (none: a spectator)
/// may not know which it is.
std::string name_of(const Kernel& k, PlayerId viewer, CardId card);
/// Several cards: "Avie Cline, Jia Mein and 2 cards".
std::string names_of(const Kernel& k, PlayerId viewer, std::span<const CardId> cards);
/// "the town square", a deed's title, "Red's home".
std::string name_of(const Kernel& k, LocationId place);
/// As the host named the seat, else "P1", "P2" ...
std::string name_of(const Kernel& k, PlayerId player);
/// A card as a poker hand shows it: "K♠", "A♦", "joker".
std::string short_text(PokerCard card);

/// A text of ours as the ruleset says it: each of RulesetDef::words that stands alone in it is replaced.
std::string in_words_of(const RulesetDef& rules, std::string_view text);

/// What the pending decision asks, with what it is about: the ability being used, the event reacted to. "" when nothing is pending.
std::string prompt(const Kernel& k);
/// What an option does, for the player who must decide.
std::string describe(const Kernel& k, const Option& option);

}  // namespace highnoon
