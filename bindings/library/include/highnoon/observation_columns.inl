// The columns of observations, in order. Each row: NAME(enumerator, "meaning", "the list of values in the schema's `values`, or nothing").
// A seat is relative: 0 the observer, 1 the next player clockwise, and so on; -1 nobody. A row is one of `cards`; -1 none.
#ifndef CARD_COLUMN
#define CARD_COLUMN(name, meaning, values)
#endif
#ifndef PLAYER_COLUMN
#define PLAYER_COLUMN(name, meaning, values)
#endif
#ifndef TABLE_COLUMN
#define TABLE_COLUMN(name, meaning, values)
#endif
#ifndef OPTION_COLUMN
#define OPTION_COLUMN(name, meaning, values)
#endif

CARD_COLUMN(present, "1: the row has a card; 0: all of it is zero", "")
CARD_COLUMN(def, "which printing: index into the library's cards", "")
CARD_COLUMN(type, "what it is", "type")
CARD_COLUMN(where, "where it is", "where")
CARD_COLUMN(owner, "seat of its owner", "")
CARD_COLUMN(controller, "seat of its controller", "")
CARD_COLUMN(place, "row of the deed or outfit where it is; -2 the town square; -1 not at a location", "")
CARD_COLUMN(bearer, "row of the card it is attached to", "")
CARD_COLUMN(order, "in its list, from 0: discard piles from the oldest; streets from the left, 0 being the home", "")
CARD_COLUMN(booted, "1: booted", "")
CARD_COLUMN(stud, "1: a stud, 0: a draw (dudes)", "")
CARD_COLUMN(suit, "as it counts in a poker hand now", "suit")
CARD_COLUMN(rank, "its poker value now, 1 (ace) to 13 (king); 0 a joker", "")
CARD_COLUMN(bullets, "now; of goods the bonus", "")
CARD_COLUMN(influence, "now", "")
CARD_COLUMN(control, "control points now", "")
CARD_COLUMN(production, "ghost rock a day, now", "")
CARD_COLUMN(upkeep, "ghost rock a day, now", "")
CARD_COLUMN(cost, "ghost rock, now", "")
CARD_COLUMN(bounty, "ghost rock on its head", "")
CARD_COLUMN(ghost_rock, "ghost rock on it", "")
CARD_COLUMN(side, "in a shootout: 1 the leader's posse, 2 the opposing one; 0 none", "")
CARD_COLUMN(shooter, "1: it is its side's shooter", "")
CARD_COLUMN(leader, "1: it leads the posse of this shootout or job", "")
CARD_COLUMN(mark, "1: it is the mark of this shootout or job", "")
CARD_COLUMN(unready, "1: a Weapon that its dude carries and does not use", "")
CARD_COLUMN(faction, "printed: index into the library's factions; 0 none", "")
CARD_COLUMN(difficulty, "printed, of spells", "")
CARD_COLUMN(experience, "printed level of experience", "")
CARD_COLUMN(wealth, "printed, of outfits and legends", "")
CARD_COLUMN(abilities, "how many abilities and traits its script has", "")
#define KEYWORD(name, text) CARD_COLUMN(keyword_##name, "printed keyword " text ": its rating, or 1 without one; 0: it has it not", "")
#include "highnoon/keywords.inl"
#undef KEYWORD

PLAYER_COLUMN(seat, "at the table, from 0", "")
PLAYER_COLUMN(ghost_rock, "in the stash", "")
PLAYER_COLUMN(debt, "ghost rock owed", "")
PLAYER_COLUMN(influence, "all of it", "")
PLAYER_COLUMN(control, "all control points", "")
PLAYER_COLUMN(victory_points, "where the ruleset has them", "")
PLAYER_COLUMN(hand, "cards in the play hand", "")
PLAYER_COLUMN(deck, "cards in the deck", "")
PLAYER_COLUMN(draw_hand, "cards in the draw hand", "")
PLAYER_COLUMN(discard, "cards in the discard pile", "")
PLAYER_COLUMN(boot_hill, "cards in boot hill", "")
PLAYER_COLUMN(is_winner, "1: won the last lowball", "")
PLAYER_COLUMN(decides, "1: must decide now", "")
PLAYER_COLUMN(leads, "1: its posse is the leader's in this shootout or job", "")
PLAYER_COLUMN(opposes, "1: its posse is the opposing one", "")

TABLE_COLUMN(players, "how many sit at the table", "")
TABLE_COLUMN(day, "from 1; 0 during setup", "")
TABLE_COLUMN(phase, "of the day", "phase")
TABLE_COLUMN(pot, "ghost rock in the pot of lowball", "")
TABLE_COLUMN(fear_level, "from 1 to 10; 0 where the ruleset has none", "")
TABLE_COLUMN(shootout, "1: a shootout, or posses for one form", "")
TABLE_COLUMN(job, "1: that is a job's", "")
TABLE_COLUMN(round, "of the shootout, from 1", "")
TABLE_COLUMN(shootout_place, "row of the deed or outfit where it is; -2 the town square; -1 nowhere", "")
TABLE_COLUMN(decision, "what the observer must decide; none if another must, or the game is over", "decision")
TABLE_COLUMN(options, "how many options the observer has", "")
TABLE_COLUMN(options_left_out, "how many of them have no row", "")
TABLE_COLUMN(cards_left_out, "how many known cards have no row", "")

OPTION_COLUMN(present, "1: the row has an option; 0: all of it is zero", "")
OPTION_COLUMN(kind, "what it does", "option")
OPTION_COLUMN(card, "row of the first card it names", "")
OPTION_COLUMN(other, "row of the second card it names", "")
OPTION_COLUMN(place, "row of the deed or outfit it names; -2 the town square; -1 none", "")
OPTION_COLUMN(player, "seat that it names", "")
OPTION_COLUMN(suit, "that it names, or none", "suit")
OPTION_COLUMN(number, "that it names: an amount, a value, the timing of an ability, which event a React is about; 0 without one", "")
OPTION_COLUMN(end, "of the street: 0 right, 1 left; -1 none", "")
OPTION_COLUMN(ability, "of the first card, from 0; -1 none", "")

#undef CARD_COLUMN
#undef PLAYER_COLUMN
#undef TABLE_COLUMN
#undef OPTION_COLUMN
