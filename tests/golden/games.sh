# The golden games: NAME SEED BOT DECK DECK [RULESET]. Read by update.sh and by the test that compares.
game fourth_ring_against_morgan 7 heuristic the_fourth_ring morgan_cattle_co
game law_dogs_against_sloane_gang 21 heuristic law_dogs the_sloane_gang
game at_random 3 random morgan_cattle_co the_fourth_ring
game blackjacks_against_lost_angels 5 heuristic classic/blackjacks classic/lost_angels classic
game sioux_union_against_agency 11 curious classic/sioux_union classic/the_agency classic
game classic_at_random 2 random classic/lost_angels classic/sioux_union classic
