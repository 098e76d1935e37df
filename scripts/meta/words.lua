---@meta
-- Every word of the card language. Made from scripts/highnoon and the kernel's registries; a test tells when it is old, and
-- HIGHNOON_WRITE_META=1 makes that test write it anew. Never executed.

--- The name of a number of cards or players.
---@alias StatName "bullets"|"influence"|"value"|"cost"|"upkeep"|"production"|"control"|"difficulty"|"huckster"|"blessed"|"shaman"|"mad_scientist"|"kung_fu"|"bullet_type"|"bullet_bonus"|"join_cost"|"refuse_cost"|"hand_size"|"sundown_discards"|"hand_rank"|"hand_weakest"|"casualties"|"least_casualties"|"stud_bonus"|"draw_bonus"|"redraw_extra"|"control_points"|"ante"

--- The name of a number of the ruleset.
---@alias ParameterName "hand_size"|"sundown_discards"|"sundown_discards_events"|"draw_hand_size"|"draw_bonus_first"|"lowball_hand_size"|"ante"|"lowball_redraw_ante"|"lowball_redraws"|"lowball_prize"|"lowball_second_prize"|"events_per_day"|"max_starting_dudes"|"max_starting_grifters"|"starting_gang_other_factions"|"deck_cards"|"deck_jokers"|"deck_same_suit_and_value"|"deck_same_title"|"weapon_limit"|"horse_limit"|"ready_weapons"|"surplus_refused"|"effects_attach_as_shopped"|"surplus_choice"|"out_of_faction_upkeep"|"split_deed_upkeep"|"upkeep_from_winner"|"private_bounty"|"private_bounty_by_owner"|"private_bounty_spares_leader"|"private_bounty_each_entry"|"private_bounty_land"|"bounty_limit"|"bounty_outside_shootouts"|"bounty_for_discards"|"posse_movement"|"posse_invitations"|"first_casualty_own"|"allies_flee_first"|"empty_posse_ends_round"|"leader_flees_first"|"casualty_bounty_shared"|"casualty_discard_covers"|"casualty_ace_covers"|"casualty_sidekick_covers"|"harrowed_home_covers"|"harrowed_discard_covers"|"harrowed_ace_covers"|"harrowed_pulls"|"tied_round_casualties"|"casualties_from_rank"|"casualties_together"|"saved_casualty_covers"|"job_same_place_boots"|"job_survivors_home"|"job_marks_own"|"job_mark_first"|"job_anybody_opposes"|"job_owner_may_oppose_leader"|"first_without_winner"|"both_posses_empty_winner"|"skill_check_must_exceed"|"empty_pull_value"|"react_duration"|"cheatin_per_hand"|"headlines_per_shootout"|"shootout_plays_from_outside"|"action_leaves_at_once"|"spell_uses_shared"|"experience_step"|"replacements_per_day"|"tao_failed_stays"|"unique_in_boot_hill"|"unique_game_wide"|"non_unique_copies"|"card_memory"|"attachments_follow_host"|"bans_stop_going_home"|"aced_leave_last"|"tokens_leave"|"discard_piles_open"|"costs_stop_at_zero"|"fear_level"|"callout_at_home"|"callout_from_afar"|"refusal_boots"|"gadget_controlled_location"|"victory_needs_more"|"victory_points"|"victory_against_lowest"|"day_limit"

--- Changes of numbers of cards.
---@class (exact) CardNumbers
---@field bullets? Number bullets of a dude, or the bonus of goods
---@field influence? Number influence of a dude
---@field value? Number the printed value, 1 (ace) to 13 (king)
---@field cost? Number ghost rock it costs to bring it into play
---@field upkeep? Number ghost rock paid for it each day
---@field production? Number ghost rock it makes each day
---@field control? Number control points it gives its controller
---@field difficulty? Number what a skill check must reach to invent it
---@field huckster? Number rating as a Huckster
---@field blessed? Number rating as a Blessed
---@field shaman? Number rating as a Shaman
---@field mad_scientist? Number rating as a Mad Scientist
---@field kung_fu? Number rating in Kung Fu
---@field bullet_type? Number 1 a stud, 0 a draw
---@field bullet_bonus? Number bullets that goods add to their dude's
---@field join_cost? Number ghost rock a dude pays to join a posse
---@field refuse_cost? Number ghost rock that whoever refuses this dude's call-out pays his player

--- Changes of numbers of players.
---@class (exact) PlayerNumbers
---@field hand_size? Number cards the play hand is refilled to
---@field sundown_discards? Number cards that may be discarded at Sundown
---@field hand_rank? Number what is added to the rank of the draw hand
---@field hand_weakest? Number 1: the draw hand counts as the weakest of its rank
---@field casualties? Number what is added to the casualties taken
---@field least_casualties? Number the fewest casualties taken in a round
---@field stud_bonus? Number cards drawn besides for studs
---@field draw_bonus? Number cards that may be replaced for draws
---@field redraw_extra? Number cards drawn besides when at least one is replaced
---@field control_points? Number control points beside those of cards
---@field ante? Number ghost rock put into the pot as the day begins

--- Numbers of cards and what they must be.
---@class (exact) ComparedNumbers
---@field bullets? Compared bullets of a dude, or the bonus of goods
---@field influence? Compared influence of a dude
---@field value? Compared the printed value, 1 (ace) to 13 (king)
---@field cost? Compared ghost rock it costs to bring it into play
---@field upkeep? Compared ghost rock paid for it each day
---@field production? Compared ghost rock it makes each day
---@field control? Compared control points it gives its controller
---@field difficulty? Compared what a skill check must reach to invent it
---@field huckster? Compared rating as a Huckster
---@field blessed? Compared rating as a Blessed
---@field shaman? Compared rating as a Shaman
---@field mad_scientist? Compared rating as a Mad Scientist
---@field kung_fu? Compared rating in Kung Fu
---@field bullet_bonus? Compared bullets that goods add to their dude's
---@field join_cost? Compared ghost rock a dude pays to join a posse
---@field refuse_cost? Compared ghost rock that whoever refuses this dude's call-out pays his player

--- Numbers of a card as they are now.
---@class (exact) CardStats
---@field bullets integer bullets of a dude, or the bonus of goods
---@field influence integer influence of a dude
---@field value integer the printed value, 1 (ace) to 13 (king)
---@field cost integer ghost rock it costs to bring it into play
---@field upkeep integer ghost rock paid for it each day
---@field production integer ghost rock it makes each day
---@field control integer control points it gives its controller
---@field difficulty integer what a skill check must reach to invent it
---@field huckster integer rating as a Huckster
---@field blessed integer rating as a Blessed
---@field shaman integer rating as a Shaman
---@field mad_scientist integer rating as a Mad Scientist
---@field kung_fu integer rating in Kung Fu
---@field bullet_type integer 1 a stud, 0 a draw
---@field bullet_bonus integer bullets that goods add to their dude's
---@field join_cost integer ghost rock a dude pays to join a posse
---@field refuse_cost integer ghost rock that whoever refuses this dude's call-out pays his player

--- The numbers of a ruleset.
---@class (exact) Parameters
---@field hand_size? integer cards a play hand is refilled to at Sundown and dealt at setup; 0 to 40, 5 if left out
---@field sundown_discards? integer cards a player may discard at Sundown before refilling; 0 to 40, 1 if left out
---@field sundown_discards_events? integer 1: a player may discard any number of Events besides; 0 to 1, 0 if left out
---@field draw_hand_size? integer cards in a final draw hand, and drawn before the stud bonus; 1 to 16, 5 if left out
---@field draw_bonus_first? integer 1: stud and draw bonus are settled before any card is drawn; 0: the draw bonus after the stud bonus is drawn; 0 to 1, 0 if left out
---@field lowball_hand_size? integer cards in a lowball hand; 1 to 16, 5 if left out
---@field ante? integer ghost rock each player puts into the pot in the Gambling phase; 0 to 99, 1 if left out
---@field lowball_redraw_ante? integer ghost rock each tied player antes for a redraw; 0 to 99, 0 if left out
---@field lowball_redraws? integer tied redraws before the Winner is determined at random; 0 to 99, 20 if left out
---@field lowball_prize? integer ghost rock of the pot for the lowest hand; 0: all of it; 0 to 99, 0 if left out
---@field lowball_second_prize? integer ghost rock for the second lowest hand; after both prizes the rest of the pot leaves play; 0 to 99, 0 if left out
---@field events_per_day? integer Events of a lowball hand that each player resolves; 0 to 99, 1 if left out
---@field max_starting_dudes? integer dudes in a starting gang; 0 to 20, 5 if left out
---@field max_starting_grifters? integer Grifters in a starting gang; 0 to 20, 1 if left out
---@field starting_gang_other_factions? integer 1: dudes of other outfits may start; 0 to 1, 0 if left out
---@field deck_cards? integer cards with printed values in a deck; 1 to 56, 52 if left out
---@field deck_jokers? integer most jokers in a deck; 0 to 4, 2 if left out
---@field deck_same_suit_and_value? integer most cards of one suit and value in a deck; 1 to 56, 4 if left out
---@field deck_same_title? integer most cards of one title in a deck; 1 to 56, 4 if left out
---@field weapon_limit? integer Weapons a dude may carry; 0 to 99, 1 if left out
---@field horse_limit? integer Horses a dude may carry; 0 to 99, 1 if left out
---@field ready_weapons? integer Weapons of a dude that are ready, the others give nothing; 0: all that he carries; 0 to 99, 0 if left out
---@field surplus_refused? integer 1: a dude cannot get more Weapons or Horses than he may carry; 0: he discards some; 0 to 1, 0 if left out
---@field effects_attach_as_shopped? integer 1: what an effect brings into play is attached as shoppin' would: to an unbooted dude at a location you control; 0 to 1, 0 if left out
---@field surplus_choice? integer 1: a dude's controller picks which surplus goods to discard (Compendium); 0: the old one goes (rulebook); 0 to 1, 1 if left out
---@field out_of_faction_upkeep? integer 1: a dude of another outfit has upkeep raised by influence; 0 to 1, 1 if left out
---@field split_deed_upkeep? integer who pays the upkeep of a deed that another player owns: 1 its controller, 0 nobody; 0 to 1, 1 if left out
---@field upkeep_from_winner? integer who pays upkeep first: 1 the Winner, 0 the player on the Winner's left; 0 to 1, 0 if left out
---@field private_bounty? integer bounty gained in a shootout at a Private location; 0 to 99, 1 if left out
---@field private_bounty_by_owner? integer who is exempt: 1 dudes owned by the location's owner (Compendium), 0 dudes controlled by them (rulebook); 0 to 1, 1 if left out
---@field private_bounty_spares_leader? integer 1: the leader's posse gains none if the location's owner has a dude in it; 0 to 1, 0 if left out
---@field private_bounty_each_entry? integer 1: a dude who leaves a posse and joins again gains it again; 0 to 1, 1 if left out
---@field private_bounty_land? integer which Private locations: 0 all, 1 those of the opposing posse's player; 0 to 1, 0 if left out
---@field bounty_limit? integer the most bounty on a dude; 0: any; 0 to 99, 0 if left out
---@field bounty_outside_shootouts? integer 1: a dude's bounty is collected outside of shootouts too; 0 to 1, 1 if left out
---@field bounty_for_discards? integer 1: the bounty of a discarded dude is collected as that of an aced one; 0: of aced dudes only; 0 to 1, 1 if left out
---@field posse_movement? integer when those who join a posse boot and move: 0 each as he joins, 1 each posse once it is declared, 2 both posses once both are declared; 0 to 2, 0 if left out
---@field posse_invitations? integer 1: leader and mark may invite players who take no part to their posses; 2: only in jobs; 0 to 2, 0 if left out
---@field first_casualty_own? integer 1: the first casualty that no effect demands is a card that the head of the posse owns; 0 to 1, 0 if left out
---@field allies_flee_first? integer 1: before loser and winner, the others in their posses settle who flees; 0 to 1, 0 if left out
---@field empty_posse_ends_round? integer 1: a posse that casualties have emptied ends the shootout before anybody flees; 0: the round goes on; 0 to 1, 0 if left out
---@field leader_flees_first? integer who settles first who flees: 1 the leader, 0 the loser of the round; 0 to 1, 0 if left out
---@field casualty_bounty_shared? integer 1: the bounty of a casualty is shared by all players with a dude in the posse that earned it; 0 to 1, 0 if left out
---@field casualty_discard_covers? integer casualties covered by discarding a dude; 0 to 9, 1 if left out
---@field casualty_ace_covers? integer casualties covered by acing a dude; 0 to 9, 2 if left out
---@field casualty_sidekick_covers? integer casualties covered by discarding a Sidekick; 0 to 9, 1 if left out
---@field harrowed_home_covers? integer casualties covered by sending a Harrowed dude home booted; 0 to 9, 1 if left out
---@field harrowed_discard_covers? integer casualties covered by discarding a Harrowed dude; 0 to 9, 2 if left out
---@field harrowed_ace_covers? integer casualties covered by acing a Harrowed dude; 0 to 9, 3 if left out
---@field harrowed_pulls? integer 1: after the reactions to the acing of a Harrowed dude (aced_leave_last) whoever aced him pulls: an ace buries him, a lower value sends him home, else he is discarded; 0 to 1, 0 if left out
---@field tied_round_casualties? integer casualties each player takes when hand ranks are equal; 0 to 9, 1 if left out
---@field casualties_from_rank? integer 1: the loser takes the difference of the ranks; 0 to 1, 1 if left out
---@field casualties_together? integer 1: the casualties of both posses are taken at once, after both have chosen; 0: one posse after the other, card by card; 0 to 1, 0 if left out
---@field saved_casualty_covers? integer 1: a dude saved while taken as a casualty still covers; 0 to 1, 1 if left out
---@field job_same_place_boots? integer 1: dudes with the leader boot to join a job though the mark is there too; 0 to 1, 0 if left out
---@field job_survivors_home? integer 1: survivors of the leader's posse go home booted; 0 to 1, 1 if left out
---@field job_marks_own? integer 1: a player's own dude may be the mark of his job; 0 to 1, 1 if left out
---@field job_mark_first? integer what a job's player chooses first: 0 the leader, 1 the mark, and then a leader who can go there; 0 to 1, 0 if left out
---@field job_anybody_opposes? integer who may oppose a job: 1 everybody, 0 the mark's controller, else its owner; 0 to 1, 1 if left out
---@field job_owner_may_oppose_leader? integer 1: when the leader controls the mark and a rival owns it, the owner may oppose first; 0 to 1, 1 if left out
---@field first_without_winner? integer who makes the first play of a shootout without the Winner: 0 the first participant clockwise, 1 the leader, 2 the mark's player; 0 to 2, 0 if left out
---@field both_posses_empty_winner? integer 1: the mark's posse wins a shootout that empties both; 0: nobody; 0 to 1, 0 if left out
---@field skill_check_must_exceed? integer 0: a skill check must meet or exceed the difficulty; 1: exceed; 0 to 1, 0 if left out
---@field empty_pull_value? integer value of a pull without cards left; its suit is clubs; 1 to 13, 1 if left out
---@field react_duration? integer 0: until the end of the shootout or phase (Compendium); 1: as the rulebook's list has it; 0 to 1, 0 if left out
---@field cheatin_per_hand? integer Cheatin' Resolutions that can be used against one draw hand; 0 to 99, 1 if left out
---@field headlines_per_shootout? integer Headline actions in one shootout; 0 to 99, 1 if left out
---@field shootout_plays_from_outside? integer 1: Shootout plays come from deeds and the outfit wherever they are; 0: only from the place of the shootout; 0 to 1, 1 if left out
---@field action_leaves_at_once? integer 1: an action card is discarded once it has resolved; 0: as the next player's turn begins; 0 to 1, 0 if left out
---@field spell_uses_shared? integer 1: a spell is used once a day, by whichever of its abilities; 0: by each of them; 0 to 1, 0 if left out
---@field experience_step? integer largest difference of experience in a replacement; 0 to 9, 1 if left out
---@field replacements_per_day? integer times a card can be replaced by another version in a day; 0: any number; 0 to 1, 1 if left out
---@field tao_failed_stays? integer 1: a failed Tao technique stays in play like a successful one; 0 to 1, 1 if left out
---@field unique_in_boot_hill? integer in whose Boot Hill a Unique card keeps other copies out of play: 0 nobody's, 1 their owner's, 2 anybody's; 0 to 2, 1 if left out
---@field unique_game_wide? integer 1: a Unique card that any player has in play keeps copies out of play; 0 to 1, 0 if left out
---@field non_unique_copies? integer copies of a Non-Unique dude or deed that a player may have in play and Boot Hill; 0: any number; 0 to 99, 0 if left out
---@field card_memory? integer 1: what changed a Unique card for good changes all cards of that name; a Non-Unique one, those of its owner; 0 to 1, 0 if left out
---@field attachments_follow_host? integer 1: what is attached to an aced card is aced too; 0: discarded; 0 to 1, 0 if left out
---@field bans_stop_going_home? integer 1: who cannot move cannot be sent home booted; 0: nothing that is said about moving stops that; 0 to 1, 1 if left out
---@field aced_leave_last? integer 1: an aced card stays where it is until all reactions to its acing are over; 0: it goes to Boot Hill before those to what has happened; 0 to 1, 0 if left out
---@field tokens_leave? integer 1: token dudes leave play as the shootout ends; 0 to 1, 0 if left out
---@field discard_piles_open? integer 1: everybody may look through all discard piles; 0: only the top card of each is seen; 0 to 1, 1 if left out
---@field costs_stop_at_zero? integer 1: a cost never falls below zero, so that what raises it then raises it from there; 0: it is only read as zero; 0 to 1, 0 if left out
---@field fear_level? integer the Fear level at the beginning; 0: there is none; 0 to 10, 0 if left out
---@field callout_at_home? integer 1: the call-out play may call a dude out at that dude's home; 0 to 1, 0 if left out
---@field callout_from_afar? integer 1: card effects call out dudes at other places too, where the caller then goes; 0: only where the caller is; 0 to 1, 0 if left out
---@field refusal_boots? integer 1: a dude who refuses a call-out goes home booted; 0: goes home; 0 to 1, 1 if left out
---@field gadget_controlled_location? integer 1: the Noon play invents goods at a location you control, as when shoppin'; 0 to 1, 1 if left out
---@field victory_needs_more? integer 1: control points must exceed every other player's influence; 0: equal is enough; 0 to 1, 1 if left out
---@field victory_points? integer 1: a point at Sundown for each opponent whose influence you exceed; as many points as opponents win; 2: cards give them, and they count as control points; 0 to 2, 0 if left out
---@field victory_against_lowest? integer 1: control points must exceed the lowest influence of all, in games of three or more; 0: the highest of the others; 0 to 1, 0 if left out
---@field day_limit? integer 0: none; else the game is a draw after that day; 0 to 9999, 0 if left out

--- What `play.NAME` and `read.NAME` read: every word that needs no argument.
---@class (exact) Readable
---@field paid integer ghost rock paid for an amount chosen on use
---@field pull_value integer value of the last pull of this play
---@field pull_suit integer suit of the last pull of this play, as Suit
---@field skill_total integer total of this play's skill check
---@field skill_margin integer that total minus the difficulty
---@field event_amount integer the amount of the event reacted to
---@field fear_level integer the Fear level, from 1 to 10; 0 where there is none
---@field day_number integer 1 on the first day
---@field round_number integer 1 in the first round of a shootout, 0 outside one
---@field self Card? the card that the ability is printed on
---@field bearer Card? the dude or deed that self is attached to; self if it is not attached; the performing dude of an action
---@field candidate Card? the card being filtered
---@field leader Card? the leader dude of the shootout or job
---@field mark Card? the marked card of the call-out or job
---@field event_subject Card? the subject of the event reacted to that this listener is about
---@field event_subjects Card[] all subjects
---@field event_other Card? the other card of the event
---@field event_cause Card? the card whose effect caused the event, if a card did
---@field pulled_card Card? the card of the last pull of this play
---@field job_card Card? the card whose job is under way
---@field you Player? the ability's controller
---@field opponent Player? in a shootout the player of the opposing posse, else the next player
---@field other_players Player? all but you
---@field all_players Player? everybody, from the Winner
---@field winner Player? the day's Winner
---@field event_player Player? the player that the event is about
---@field event_cause_player Player? the player whose play caused the event
---@field leader_player Player? who leads: the player of the leader's posse
---@field mark_player Player? the player opposing the leader in the shootout
---@field round_winner Player? none in a tie
---@field round_loser Player? none in a tie
---@field cheatin_player Player? whose draw hand a Cheatin' Resolution is used against; all it could be before that is known
---@field holding_draw_hand Player? who has a draw hand, in a shootout or in lowball
---@field that_player Player? each of the players of every_player in turn
---@field here Location? where self or its bearer is; a deed is its own location
---@field town_square Location? the town square
---@field event_from Location? where a moved card came from
---@field event_to Location? where a moved card went, or a card entered
---@field shootout_location Location? none outside a shootout and job
---@field in_a_shootout boolean a shootout is going on
---@field is_job boolean the shootout or posse belongs to a job
---@field skill_succeeded boolean this play's skill check or pull succeeded
---@field booted_for_check boolean the dude of the skill check under way has booted for it: for the ability, or to invent
---@field in_combo boolean this Technique goes on a combo: another went before it
---@field job_success boolean the job succeeded, of which the posse comes home
---@field makes_wanted boolean the ability that is declared has an effect by which dudes may gain bounty
---@field declared_mark Card? the mark of the job that is declared

--- What `ace` takes. What has no key goes to the arguments in their order.
---@class (exact) ace_arguments
---@field [integer] Cards|boolean the arguments in their order
---@field cards? Cards which cards
---@field surely? boolean true: nothing prevents it
---@field each? Cards which cards

--- What `attach` takes. What has no key goes to the arguments in their order.
---@class (exact) attach_arguments
---@field [integer] Cards|Number|boolean the arguments in their order
---@field card? Cards which card
---@field to? Cards where, to which card, or to whom
---@field reduce? Number how much less it costs
---@field free? boolean true: nothing is paid

--- What `ban` takes. What has no key goes to the arguments in their order.
---@class (exact) ban_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `bar_ability` takes. What has no key goes to the arguments in their order.
---@class (exact) bar_ability_arguments
---@field [integer] Cards|Number the arguments in their order
---@field cards? Cards which cards
---@field ability? Number which ability: its number, or the name of a choice; left out: all of them
---@field each? Cards which cards

--- What `become_condition` takes. What has no key goes to the arguments in their order.
---@class (exact) become_condition_arguments
---@field [integer] Cards the arguments in their order
---@field card? Cards which card
---@field to? Cards where, to which card, or to whom

--- What `blank` takes. What has no key goes to the arguments in their order.
---@class (exact) blank_arguments
---@field [integer] Cards|boolean|Duration the arguments in their order
---@field cards? Cards which cards
---@field abilities? boolean true: their abilities
---@field traits? boolean true: their traits
---@field bonuses? boolean true: what they add to numbers
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `boot` takes. What has no key goes to the arguments in their order.
---@class (exact) boot_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `bounty` takes. What has no key goes to the arguments in their order.
---@class (exact) bounty_arguments
---@field [integer] Cards|Number the arguments in their order
---@field cards? Cards which cards
---@field amount? Number how much, or how many
---@field each? Cards which cards

--- What `call_out` takes. What has no key goes to the arguments in their order.
---@class (exact) call_out_arguments
---@field [integer] Cards|Condition|boolean|Number the arguments in their order
---@field caller? Cards who calls out; left out: the performing dude
---@field target? Cards who is called out
---@field cannot_refuse? Condition when it holds the call-out cannot be refused
---@field alone? boolean true: nobody else joins that shootout
---@field rounds? Number it ends after so many rounds
---@field refuse_for? Number how much ghost rock who refuses pays the caller's player

--- What `cancel` takes. What has no key goes to the arguments in their order.
---@class (exact) cancel_arguments
---@field [integer] boolean the arguments in their order
---@field refund? boolean true: its costs are given back

--- What `change_fear` takes. What has no key goes to the arguments in their order.
---@class (exact) change_fear_arguments
---@field [integer] Number the arguments in their order
---@field amount? Number how much, or how many

--- What `change_pull` takes. What has no key goes to the arguments in their order.
---@class (exact) change_pull_arguments
---@field [integer] Number the arguments in their order
---@field amount? Number how much, or how many

--- What `change_sides` takes. What has no key goes to the arguments in their order.
---@class (exact) change_sides_arguments
---@field [integer] Cards|Players|Duration the arguments in their order
---@field cards? Cards which cards
---@field player? Players which player; left out: you
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `choose` takes. What has no key goes to the arguments in their order.
---@class (exact) choose_arguments
---@field [integer] Players|Name|Cards|Number|boolean the arguments in their order
---@field player? Players which player; left out: you
---@field as? Name the name of the choice
---@field cards? Cards which cards
---@field least? Number at least so many
---@field most? Number at most so many
---@field random? boolean true: chosen at random
---@field each? Cards which cards

--- What `choose_instead` takes. What has no key goes to the arguments in their order.
---@class (exact) choose_instead_arguments
---@field [integer] Cards the arguments in their order
---@field card? Cards which card
---@field with? Cards what takes its place

--- What `choose_location` takes. What has no key goes to the arguments in their order.
---@class (exact) choose_location_arguments
---@field [integer] Players|Name|Condition the arguments in their order
---@field player? Players which player; left out: you
---@field as? Name the name of the choice
---@field condition? Condition what must hold

--- What `choose_number` takes. What has no key goes to the arguments in their order.
---@class (exact) choose_number_arguments
---@field [integer] Players|Name|Number|Condition the arguments in their order
---@field player? Players which player; left out: you
---@field as? Name the name of the choice
---@field least? Number at least so many
---@field most? Number at most so many
---@field condition? Condition what must hold

--- What `choose_option` takes. What has no key goes to the arguments in their order.
---@class (exact) choose_option_arguments
---@field [integer] Players|Name|Number the arguments in their order
---@field player? Players which player; left out: you
---@field as? Name the name of the choice
---@field amount? Number how much, or how many

--- What `choose_player` takes. What has no key goes to the arguments in their order.
---@class (exact) choose_player_arguments
---@field [integer] Players|Name the arguments in their order
---@field player? Players which player; left out: you
---@field as? Name the name of the choice
---@field among? Players who can be chosen

--- What `choose_suit` takes. What has no key goes to the arguments in their order.
---@class (exact) choose_suit_arguments
---@field [integer] Players|Name the arguments in their order
---@field player? Players which player; left out: you
---@field as? Name the name of the choice

--- What `counter` takes. What has no key goes to the arguments in their order.
---@class (exact) counter_arguments
---@field [integer] Cards|StatName|Number the arguments in their order
---@field cards? Cards which cards
---@field stat? StatName which number
---@field amount? Number how much, or how many
---@field each? Cards which cards

--- What `discard` takes. What has no key goes to the arguments in their order.
---@class (exact) discard_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `discard_from_hand` takes. What has no key goes to the arguments in their order.
---@class (exact) discard_from_hand_arguments
---@field [integer] Players|Number|boolean the arguments in their order
---@field player? Players which player; left out: you
---@field amount? Number how much, or how many
---@field random? boolean true: chosen at random

--- What `draw` takes. What has no key goes to the arguments in their order.
---@class (exact) draw_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field amount? Number how much, or how many

--- What `draw_to_draw_hand` takes. What has no key goes to the arguments in their order.
---@class (exact) draw_to_draw_hand_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field amount? Number how much, or how many
---@field from? Players from whom

--- What `end_effects` takes. What has no key goes to the arguments in their order.
---@class (exact) end_effects_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field from? Cards from whom
---@field each? Cards which cards

--- What `end_shootout` takes. What has no key goes to the arguments in their order.
---@class (exact) end_shootout_arguments

--- What `enter_at` takes. What has no key goes to the arguments in their order.
---@class (exact) enter_at_arguments
---@field [integer] Place the arguments in their order
---@field to? Place where, to which card, or to whom

--- What `exchange_draw_hands` takes. What has no key goes to the arguments in their order.
---@class (exact) exchange_draw_hands_arguments
---@field [integer] Players the arguments in their order
---@field a? Players one of the two
---@field b? Players the other one

--- What `extra_play` takes. What has no key goes to the arguments in their order.
---@class (exact) extra_play_arguments
---@field [integer] Players|boolean the arguments in their order
---@field player? Players which player; left out: you
---@field without_actin? boolean true: at noon one of the other four plays, not Actin'

--- What `fight_as_dude` takes. What has no key goes to the arguments in their order.
---@class (exact) fight_as_dude_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `for_each` takes. What has no key goes to the arguments in their order.
---@class (exact) for_each_arguments
---@field [integer] Cards|Name|OneEffect the arguments in their order
---@field cards? Cards which cards
---@field as? Name the name of the choice
---@field effects? Effects what happens
---@field each? Cards which cards

--- What `for_each_player` takes. What has no key goes to the arguments in their order.
---@class (exact) for_each_player_arguments
---@field [integer] Players|Name|OneEffect the arguments in their order
---@field players? Players which players
---@field as? Name the name of the choice
---@field effects? Effects what happens

--- What `forbid_cheatin` takes. What has no key goes to the arguments in their order.
---@class (exact) forbid_cheatin_arguments
---@field [integer] Players the arguments in their order
---@field player? Players which player; left out: you

--- What `forbid_fleeing` takes. What has no key goes to the arguments in their order.
---@class (exact) forbid_fleeing_arguments
---@field [integer] Players the arguments in their order
---@field player? Players which player; left out: you

--- What `force_casualty` takes. What has no key goes to the arguments in their order.
---@class (exact) force_casualty_arguments
---@field [integer] Cards|boolean the arguments in their order
---@field cards? Cards which cards
---@field lifted? boolean true: no longer protected
---@field each? Cards which cards

--- What `forget_changes` takes. What has no key goes to the arguments in their order.
---@class (exact) forget_changes_arguments
---@field [integer] Cards|StatName the arguments in their order
---@field cards? Cards which cards
---@field stat? StatName which number
---@field except? Cards what these have done stays
---@field each? Cards which cards

--- What `gain_ability` takes. What has no key goes to the arguments in their order.
---@class (exact) gain_ability_arguments
---@field [integer] Cards|Number|Duration|AbilityWord the arguments in their order
---@field cards? Cards which cards
---@field from? Cards from whom
---@field ability? Number which ability: its number, or the name of a choice; left out: all of them
---@field lasts? Duration how long; left out: as the rules say
---@field own? AbilityWord one that stands here, instead of one of a card
---@field each? Cards which cards

--- What `gain` takes. What has no key goes to the arguments in their order.
---@class (exact) gain_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field ghost_rock? Number how much ghost rock

--- What `grant_keyword` takes. What has no key goes to the arguments in their order.
---@class (exact) grant_keyword_arguments
---@field [integer] Cards|Keyword|Number|Duration the arguments in their order
---@field cards? Cards which cards
---@field keyword? Keyword which keyword
---@field rating? Number the rating that comes with it
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `harder` takes. What has no key goes to the arguments in their order.
---@class (exact) harder_arguments
---@field [integer] Number the arguments in their order
---@field amount? Number how much, or how many

--- What `invent` takes. What has no key goes to the arguments in their order.
---@class (exact) invent_arguments
---@field [integer] Cards|Number|boolean the arguments in their order
---@field card? Cards which card
---@field by? Cards by whom, or by which card
---@field reduce? Number how much less it costs
---@field easier? Number how much lower the difficulty is
---@field free? boolean true: nothing is paid
---@field without_boot? boolean true: the Mad Scientist, or the card used, does not boot

--- What `join_gang` takes. What has no key goes to the arguments in their order.
---@class (exact) join_gang_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `join_posse` takes. What has no key goes to the arguments in their order.
---@class (exact) join_posse_arguments
---@field [integer] Cards|Players|boolean the arguments in their order
---@field cards? Cards which cards
---@field side? Players whose posse; left out: yours
---@field booting? boolean true: they boot to join
---@field staying? boolean true: they join without moving
---@field each? Cards which cards

--- What `lasting_trait` takes. What has no key goes to the arguments in their order.
---@class (exact) lasting_trait_arguments
---@field [integer] Trait|Cards|Duration the arguments in their order
---@field trait? Trait what is lent
---@field cards? Cards which cards
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `later` takes. What has no key goes to the arguments in their order.
---@class (exact) later_arguments
---@field [integer] string|Condition|OneEffect|Duration|boolean the arguments in their order
---@field trigger? string the trigger point
---@field condition? Condition what must hold
---@field effects? Effects what happens
---@field lasts? Duration how long; left out: as the rules say
---@field each? boolean true: every time; left out: once

--- What `leave_posse` takes. What has no key goes to the arguments in their order.
---@class (exact) leave_posse_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `limit_stat` takes. What has no key goes to the arguments in their order.
---@class (exact) limit_stat_arguments
---@field [integer] Cards|StatName|Number|boolean|Duration the arguments in their order
---@field cards? Cards which cards
---@field stat? StatName which number
---@field amount? Number how much, or how many
---@field at_least? boolean true: a floor instead of a cap
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `look` takes. What has no key goes to the arguments in their order.
---@class (exact) look_arguments
---@field [integer] Players|Cards the arguments in their order
---@field player? Players which player; left out: you
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `lose` takes. What has no key goes to the arguments in their order.
---@class (exact) lose_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field ghost_rock? Number how much ghost rock

--- What `lose_keyword` takes. What has no key goes to the arguments in their order.
---@class (exact) lose_keyword_arguments
---@field [integer] Cards|Keyword|Duration the arguments in their order
---@field cards? Cards which cards
---@field keyword? Keyword which keyword
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `make_draw` takes. What has no key goes to the arguments in their order.
---@class (exact) make_draw_arguments
---@field [integer] Cards|Duration the arguments in their order
---@field cards? Cards which cards
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `make_stud` takes. What has no key goes to the arguments in their order.
---@class (exact) make_stud_arguments
---@field [integer] Cards|Duration the arguments in their order
---@field cards? Cards which cards
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `make_token` takes. What has no key goes to the arguments in their order.
---@class (exact) make_token_arguments
---@field [integer] string|Players|Place|boolean the arguments in their order
---@field def? string the card, by the id of its script
---@field player? Players which player; left out: you
---@field at? Place where
---@field posse? boolean true: into your posse of the shootout
---@field booted? boolean true: it arrives booted

--- What `mark_forms_first` takes. What has no key goes to the arguments in their order.
---@class (exact) mark_forms_first_arguments

--- What `mark_stands_alone` takes. What has no key goes to the arguments in their order.
---@class (exact) mark_stands_alone_arguments

--- What `may` takes. What has no key goes to the arguments in their order.
---@class (exact) may_arguments
---@field [integer] Players|OneEffect the arguments in their order
---@field player? Players which player; left out: you
---@field effects? Effects what happens
---@field otherwise? Effects what happens if not

--- What `mill` takes. What has no key goes to the arguments in their order.
---@class (exact) mill_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field amount? Number how much, or how many

--- What `modify` takes. What has no key goes to the arguments in their order.
---@class (exact) modify_arguments
---@field [integer] Cards|StatName|Number|Duration the arguments in their order
---@field cards? Cards which cards
---@field stat? StatName which number
---@field amount? Number how much, or how many
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `modify_player` takes. What has no key goes to the arguments in their order.
---@class (exact) modify_player_arguments
---@field [integer] Players|StatName|Number|Duration the arguments in their order
---@field player? Players which player; left out: you
---@field stat? StatName which number
---@field amount? Number how much, or how many
---@field lasts? Duration how long; left out: as the rules say

--- What `move` takes. What has no key goes to the arguments in their order.
---@class (exact) move_arguments
---@field [integer] Cards|Place the arguments in their order
---@field cards? Cards which cards
---@field to? Place where, to which card, or to whom
---@field each? Cards which cards

--- What `name` takes. What has no key goes to the arguments in their order.
---@class (exact) name_arguments
---@field [integer] Cards|Name the arguments in their order
---@field cards? Cards which cards
---@field as? Name the name of the choice
---@field each? Cards which cards

--- What `note` takes. What has no key goes to the arguments in their order.
---@class (exact) note_arguments
---@field [integer] Cards|Number the arguments in their order
---@field card? Cards which card
---@field amount? Number how much, or how many

--- What `own` takes. What has no key goes to the arguments in their order.
---@class (exact) own_arguments
---@field [integer] Cards|Players the arguments in their order
---@field cards? Cards which cards
---@field player? Players which player; left out: you
---@field each? Cards which cards

--- What `pay` takes. What has no key goes to the arguments in their order.
---@class (exact) pay_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field ghost_rock? Number how much ghost rock

--- What `pay_player` takes. What has no key goes to the arguments in their order.
---@class (exact) pay_player_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field to? Players where, to which card, or to whom
---@field ghost_rock? Number how much ghost rock

--- What `permit` takes. What has no key goes to the arguments in their order.
---@class (exact) permit_arguments
---@field [integer] Players|Permit|Verb|Duration the arguments in their order
---@field player? Players which player; left out: you
---@field permit? Permit|Verb what is allowed
---@field lasts? Duration how long; left out: as the rules say

--- What `permit_cards` takes. What has no key goes to the arguments in their order.
---@class (exact) permit_cards_arguments
---@field [integer] Cards|Permit|Verb|Keyword|Duration the arguments in their order
---@field cards? Cards which cards
---@field permit? Permit|Verb what is allowed
---@field keyword? Keyword which keyword
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `play_action` takes. What has no key goes to the arguments in their order.
---@class (exact) play_action_arguments
---@field [integer] Cards the arguments in their order
---@field card? Cards which card
---@field leader? Cards who leads

--- What `prevent` takes. What has no key goes to the arguments in their order.
---@class (exact) prevent_arguments

--- What `protect_casualty` takes. What has no key goes to the arguments in their order.
---@class (exact) protect_casualty_arguments
---@field [integer] Cards|boolean the arguments in their order
---@field cards? Cards which cards
---@field lifted? boolean true: no longer protected
---@field each? Cards which cards

--- What `pull_again` takes. What has no key goes to the arguments in their order.
---@class (exact) pull_again_arguments

--- What `pull` takes. What has no key goes to the arguments in their order.
---@class (exact) pull_arguments
---@field [integer] Players the arguments in their order
---@field player? Players which player; left out: you

--- What `put_ghost_rock` takes. What has no key goes to the arguments in their order.
---@class (exact) put_ghost_rock_arguments
---@field [integer] Cards|Number|boolean the arguments in their order
---@field card? Cards which card
---@field amount? Number how much, or how many
---@field from_stash? boolean true: the player pays it; left out: the bank does

--- What `put_into_play` takes. What has no key goes to the arguments in their order.
---@class (exact) put_into_play_arguments
---@field [integer] Cards|Place|Number|boolean the arguments in their order
---@field card? Cards which card
---@field at? Place where
---@field reduce? Number how much less it costs
---@field free? boolean true: nothing is paid
---@field booted? boolean true: it arrives booted
---@field posse? boolean true: into your posse of the shootout

--- What `put_on` takes. What has no key goes to the arguments in their order.
---@class (exact) put_on_arguments
---@field [integer] Cards|Place|boolean the arguments in their order
---@field card? Cards which card
---@field to? Cards where, to which card, or to whom
---@field at? Place where
---@field under? boolean true: it is kept under that card, neither in play nor in a pile

--- What `ready_weapon` takes. What has no key goes to the arguments in their order.
---@class (exact) ready_weapon_arguments
---@field [integer] Cards the arguments in their order
---@field card? Cards which card

--- What `refresh` takes. What has no key goes to the arguments in their order.
---@class (exact) refresh_arguments
---@field [integer] Cards|Number|boolean the arguments in their order
---@field cards? Cards which cards
---@field ability? Number which ability: its number, or the name of a choice; left out: all of them
---@field additional? boolean true: once more, used or not
---@field each? Cards which cards

--- What `remove` takes. What has no key goes to the arguments in their order.
---@class (exact) remove_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `replace_in_draw_hand` takes. What has no key goes to the arguments in their order.
---@class (exact) replace_in_draw_hand_arguments
---@field [integer] Cards the arguments in their order
---@field card? Cards which card
---@field with? Cards what takes its place

--- What `restrict` takes. What has no key goes to the arguments in their order.
---@class (exact) restrict_arguments
---@field [integer] Cards|Act|Verb|Players|Duration|TimingName|TimingName[] the arguments in their order
---@field cards? Cards which cards
---@field act? Act|Verb what they are kept from
---@field by? Players by whom, or by which card
---@field lasts? Duration how long; left out: as the rules say
---@field play? TimingName|TimingName[] only by such plays
---@field each? Cards which cards

--- What `reveal` takes. What has no key goes to the arguments in their order.
---@class (exact) reveal_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `reveal_until` takes. What has no key goes to the arguments in their order.
---@class (exact) reveal_until_arguments
---@field [integer] Players|Number|Condition the arguments in their order
---@field player? Players which player; left out: you
---@field amount? Number how much, or how many
---@field condition? Condition what must hold

--- What `run_function` takes. What has no key goes to the arguments in their order.
---@class (exact) run_function_arguments
---@field [integer] fun(play: Play) the arguments in their order
---@field function? fun(play: Play) what is done

--- What `score` takes. What has no key goes to the arguments in their order.
---@class (exact) score_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field victory_points? Number how many victory points

--- What `search_deck` takes. What has no key goes to the arguments in their order.
---@class (exact) search_deck_arguments
---@field [integer] Players|Name|Condition|boolean|Cards the arguments in their order
---@field player? Players which player; left out: you
---@field as? Name the name of the choice
---@field condition? Condition what must hold
---@field then_shuffle? boolean true: the deck is shuffled afterwards
---@field also? Cards these besides

--- What `send_home` takes. What has no key goes to the arguments in their order.
---@class (exact) send_home_arguments
---@field [integer] Cards|boolean the arguments in their order
---@field cards? Cards which cards
---@field booted? boolean true: it arrives booted
---@field unbooted? boolean true: it arrives unbooted
---@field each? Cards which cards

--- What `set_base_rank` takes. What has no key goes to the arguments in their order.
---@class (exact) set_base_rank_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field rank? Number which rank

--- What `set_legal` takes. What has no key goes to the arguments in their order.
---@class (exact) set_legal_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field legal? Number 1: legal; 0: cheatin'

--- What `set_stat` takes. What has no key goes to the arguments in their order.
---@class (exact) set_stat_arguments
---@field [integer] Cards|StatName|Number|Duration the arguments in their order
---@field cards? Cards which cards
---@field stat? StatName which number
---@field amount? Number how much, or how many
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `set_suit_and_value` takes. What has no key goes to the arguments in their order.
---@class (exact) set_suit_and_value_arguments
---@field [integer] Cards|Number the arguments in their order
---@field card? Cards which card
---@field suit? Number as which suit
---@field value? Number as which value

--- What `shuffle` takes. What has no key goes to the arguments in their order.
---@class (exact) shuffle_arguments
---@field [integer] Players the arguments in their order
---@field player? Players which player; left out: you

--- What `shuffle_into_deck` takes. What has no key goes to the arguments in their order.
---@class (exact) shuffle_into_deck_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `single_out` takes. What has no key goes to the arguments in their order.
---@class (exact) single_out_arguments
---@field [integer] Cards|Duration|Place the arguments in their order
---@field cards? Cards which cards
---@field lasts? Duration how long; left out: as the rules say
---@field at? Place where
---@field each? Cards which cards

--- What `skill_check` takes. What has no key goes to the arguments in their order.
---@class (exact) skill_check_arguments
---@field [integer] Cards|Keyword|Number the arguments in their order
---@field dude? Cards who makes the check
---@field skill? Keyword which skill
---@field difficulty? Number what must be reached

--- What `skip_play` takes. What has no key goes to the arguments in their order.
---@class (exact) skip_play_arguments
---@field [integer] Players the arguments in their order
---@field player? Players which player; left out: you

--- What `start_job` takes. What has no key goes to the arguments in their order.
---@class (exact) start_job_arguments
---@field [integer] Cards the arguments in their order
---@field leader? Cards who leads
---@field mark? Cards what is marked

--- What `start_shootout` takes. What has no key goes to the arguments in their order.
---@class (exact) start_shootout_arguments
---@field [integer] Cards|boolean|Number the arguments in their order
---@field leader? Cards who leads
---@field mark? Cards what is marked
---@field alone? boolean true: nobody else joins that shootout
---@field rounds? Number it ends after so many rounds

--- What `swap` takes. What has no key goes to the arguments in their order.
---@class (exact) swap_arguments
---@field [integer] Cards the arguments in their order
---@field a? Cards one of the two
---@field b? Cards the other one

--- What `switch_bonuses` takes. What has no key goes to the arguments in their order.
---@class (exact) switch_bonuses_arguments
---@field [integer] Players the arguments in their order
---@field player? Players which player; left out: you

--- What `take` takes. What has no key goes to the arguments in their order.
---@class (exact) take_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field ghost_rock? Number how much ghost rock
---@field from? Players from whom

--- What `take_casualties` takes. What has no key goes to the arguments in their order.
---@class (exact) take_casualties_arguments
---@field [integer] Players|Number the arguments in their order
---@field player? Players which player; left out: you
---@field amount? Number how much, or how many

--- What `take_control` takes. What has no key goes to the arguments in their order.
---@class (exact) take_control_arguments
---@field [integer] Cards|Players|Duration the arguments in their order
---@field cards? Cards which cards
---@field player? Players which player; left out: you
---@field lasts? Duration how long; left out: as the rules say
---@field each? Cards which cards

--- What `take_ghost_rock` takes. What has no key goes to the arguments in their order.
---@class (exact) take_ghost_rock_arguments
---@field [integer] Cards|Number|boolean the arguments in their order
---@field card? Cards which card
---@field amount? Number how much, or how many
---@field to_stash? boolean true: the player gets it; left out: the bank does

--- What `take_place_of` takes. What has no key goes to the arguments in their order.
---@class (exact) take_place_of_arguments
---@field [integer] Cards the arguments in their order
---@field card? Cards which card
---@field of? Cards whose place is taken

--- What `to_deck` takes. What has no key goes to the arguments in their order.
---@class (exact) to_deck_arguments
---@field [integer] Cards|boolean the arguments in their order
---@field cards? Cards which cards
---@field bottom? boolean true: under the deck instead of on top
---@field each? Cards which cards

--- What `to_hand` takes. What has no key goes to the arguments in their order.
---@class (exact) to_hand_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `trade` takes. What has no key goes to the arguments in their order.
---@class (exact) trade_arguments
---@field [integer] Players the arguments in their order
---@field player? Players which player; left out: you

--- What `transfer` takes. What has no key goes to the arguments in their order.
---@class (exact) transfer_arguments
---@field [integer] Cards the arguments in their order
---@field card? Cards which card
---@field to? Cards where, to which card, or to whom

--- What `unboot` takes. What has no key goes to the arguments in their order.
---@class (exact) unboot_arguments
---@field [integer] Cards the arguments in their order
---@field cards? Cards which cards
---@field each? Cards which cards

--- What `use_ability` takes. What has no key goes to the arguments in their order.
---@class (exact) use_ability_arguments
---@field [integer] Cards|Number|boolean the arguments in their order
---@field card? Cards which card
---@field ability? Number which ability: its number, or the name of a choice; left out: all of them
---@field again? boolean true: used today or not
---@field without_boot? boolean true: the Mad Scientist, or the card used, does not boot

--- What `when` takes. What has no key goes to the arguments in their order.
---@class (exact) when_arguments
---@field [integer] Condition|OneEffect the arguments in their order
---@field condition? Condition what must hold
---@field effects? Effects what happens
---@field otherwise? Effects what happens if not

--- What `win_game` takes. What has no key goes to the arguments in their order.
---@class (exact) win_game_arguments
---@field [integer] Players the arguments in their order
---@field player? Players which player; left out: you

--- The verbs of `play`: each takes what the effect of its name takes, and tells what it did.
---@class (exact) PlayVerbs
---@field ace fun(self: Play, arguments: ace_arguments|Cards, ...: any): integer Cards go to their owners' Boot Hill, from play, hand, draw hand or discard pile; surely: nothing prevents it.
---@field attach fun(self: Play, arguments: attach_arguments|Cards, ...: any): integer Attaches a card as if shoppin', paying its cost.
---@field ban fun(self: Play, arguments: ban_arguments|Cards, ...: any): integer No card of the title of these enters play any more.
---@field bar_ability fun(self: Play, arguments: bar_ability_arguments|Cards, ...: any): integer The cards' abilities (that one) cannot be used until the day ends.
---@field become_condition fun(self: Play, arguments: become_condition_arguments|Cards, ...: any): integer A dude in play is attached to a card and is a Condition and no dude for as long as that is so.
---@field blank fun(self: Play, arguments: blank_arguments|Cards, ...: any): integer Cards lose abilities, traits or stat bonuses for a while.
---@field boot fun(self: Play, arguments: boot_arguments|Cards, ...: any): integer Boots cards.
---@field bounty fun(self: Play, arguments: bounty_arguments|Cards, ...: any): integer Adds bounty to dudes; a negative amount takes it off.
---@field call_out fun(self: Play, arguments: call_out_arguments|Cards, ...: any): integer A call-out by a card effect, at home and by booted dudes too: call_out "x" or call_out { "x", caller = "y", cannot_refuse = true }: the caller is the performing dude unless named.
---@field cancel fun(self: Play, arguments: cancel_arguments|boolean, ...: any): integer The ability reacted to has no effect.
---@field change_fear fun(self: Play, arguments: change_fear_arguments|Number, ...: any): integer Raises the Fear level; a negative amount lowers it.
---@field change_pull fun(self: Play, arguments: change_pull_arguments|Number, ...: any): integer The pull under way counts so much more, or less, from 1 to 13.
---@field change_sides fun(self: Play, arguments: change_sides_arguments|Cards, ...: any): integer Dudes of the other posse go over to a player's, under that player's control.
---@field choose_instead fun(self: Play, arguments: choose_instead_arguments|Cards, ...: any): integer In the choice reacted to, another card is chosen instead of one.
---@field choose_location fun(self: Play, arguments: choose_location_arguments|Players, ...: any): Location? A choice of a place.
---@field choose_number fun(self: Play, arguments: choose_number_arguments|Players, ...: any): integer A choice of a number; condition: only of those for which it holds.
---@field choose_option fun(self: Play, arguments: choose_option_arguments|Players, ...: any): integer A choice among `amount` things the text names.
---@field choose_player fun(self: Play, arguments: choose_player_arguments|Players, ...: any): Player? A choice of a player.
---@field choose_suit fun(self: Play, arguments: choose_suit_arguments|Players, ...: any): integer A choice of a suit, as Suit.
---@field counter fun(self: Play, arguments: ModifyKeys|Cards, ...: any): integer Puts permanent counters on cards: counter { "x", control = 1 }.
---@field discard fun(self: Play, arguments: discard_arguments|Cards, ...: any): integer Cards go to their owners' discard pile, from play, hand, draw hand, Boot Hill.
---@field discard_from_hand fun(self: Play, arguments: discard_from_hand_arguments|Players, ...: any): integer The player chooses and discards cards of the play hand.
---@field draw fun(self: Play, arguments: draw_arguments|Players, ...: any): integer Draws cards to the play hand.
---@field draw_to_draw_hand fun(self: Play, arguments: draw_to_draw_hand_arguments|Players, ...: any): integer Cards from the deck, or another player's, to the draw hand.
---@field end_effects fun(self: Play, arguments: end_effects_arguments|Cards, ...: any): integer What lasts of the effects of the ability's card, or of the cards `from`, ends; cards: only on these.
---@field end_shootout fun(self: Play, arguments: end_shootout_arguments, ...: any): integer The shootout ends without a winner.
---@field enter_at fun(self: Play, arguments: enter_at_arguments|Place, ...: any): integer The card that is about to enter play enters there.
---@field exchange_draw_hands fun(self: Play, arguments: exchange_draw_hands_arguments|Players, ...: any): integer Two players trade draw hands; what changes their ranks stays with the players.
---@field extra_play fun(self: Play, arguments: extra_play_arguments|Players, ...: any): integer The player may make another play of this timing at once; without_actin: at noon one of the other four plays.
---@field fight_as_dude fun(self: Play, arguments: fight_as_dude_arguments|Cards, ...: any): integer What is attached to a dude in a posse joins it as a dude, and is one until it leaves the posse, by itself or with that dude.
---@field for_each fun(self: Play, arguments: for_each_arguments|Cards, ...: any): Card[] Happens once for each card: for_each { selector, as = "one", effect, ... }.
---@field for_each_player fun(self: Play, arguments: for_each_player_arguments|Players, ...: any): Player? Happens once for each player, from the Winner: for_each_player { other_players, as = "rival", effect, ... }.
---@field forbid_cheatin fun(self: Play, arguments: forbid_cheatin_arguments|Players, ...: any): integer No Cheatin' Resolution can be used against the player's present draw hand any more.
---@field forbid_fleeing fun(self: Play, arguments: forbid_fleeing_arguments|Players, ...: any): integer The player's dudes cannot flee this round.
---@field force_casualty fun(self: Play, arguments: force_casualty_arguments|Cards, ...: any): integer Must be chosen first when casualties are next assigned in the shootout; lifted: need not any more.
---@field forget_changes fun(self: Play, arguments: forget_changes_arguments|Cards, ...: any): integer Changes of a number that last a while end, as if they had never been made, but those by these cards.
---@field gain fun(self: Play, arguments: gain_arguments|Players, ...: any): integer From the bank.
---@field gain_ability fun(self: Play, arguments: gain_ability_arguments|Cards, ...: any): integer Cards have an ability of a card (that one), or one that stands here, as if it were printed on them.
---@field grant_keyword fun(self: Play, arguments: grant_keyword_arguments|Cards, ...: any): integer Cards get a keyword for a while.
---@field harder fun(self: Play, arguments: harder_arguments|Number, ...: any): integer The skill check under way needs that much more; a negative amount: less.
---@field invent fun(self: Play, arguments: invent_arguments|Cards, ...: any): integer A Mad Scientist tries to invent a Gadget.
---@field join_gang fun(self: Play, arguments: join_gang_arguments|Cards, ...: any): integer Dudes of a deck join their player's starting gang as the game begins, paid for, by the rules of the setup.
---@field join_posse fun(self: Play, arguments: join_posse_arguments|Cards, ...: any): integer Dudes join a posse of the shootout, moving if necessary.
---@field lasting_trait fun(self: Play, arguments: LastingTraitKeys|Trait, ...: any): integer What a trait would do, for a while: lasting_trait { affects = "x", condition = ..., gives = { bullets = 1 }, lasts = this_shootout }.
---@field later fun(self: Play, arguments: LaterKeys|string, ...: any): integer Happens when the event does, once unless `each`: later { dude_aced { ... }, effect, ..., lasts = today, each = true }.
---@field leave_posse fun(self: Play, arguments: leave_posse_arguments|Cards, ...: any): integer Dudes leave their posse and the shootout.
---@field limit_stat fun(self: Play, arguments: LimitKeys|Cards, ...: any): integer Caps numbers, or with at_least = true floors them, for a while: limit_stat { "x", bullets = 5 }.
---@field look fun(self: Play, arguments: look_arguments|Players, ...: any): integer A player looks at cards.
---@field lose fun(self: Play, arguments: lose_arguments|Players, ...: any): integer To the bank, as much as there is.
---@field lose_keyword fun(self: Play, arguments: lose_keyword_arguments|Cards, ...: any): integer Cards lose a keyword for a while.
---@field make_draw fun(self: Play, arguments: make_draw_arguments|Cards, ...: any): integer Dudes become draws.
---@field make_stud fun(self: Play, arguments: make_stud_arguments|Cards, ...: any): integer Dudes become studs.
---@field make_token fun(self: Play, arguments: make_token_arguments|string, ...: any): integer A token dude enters play.
---@field mark_forms_first fun(self: Play, arguments: mark_forms_first_arguments, ...: any): integer A call-out that is accepted: the mark's posse is formed before the leader's.
---@field mark_stands_alone fun(self: Play, arguments: mark_stands_alone_arguments, ...: any): integer A call-out that is accepted: nobody else joins the mark's posse until the posses are formed.
---@field mill fun(self: Play, arguments: mill_arguments|Players, ...: any): integer Discards from the top of the deck.
---@field modify fun(self: Play, arguments: ModifyKeys|Cards, ...: any): integer Adds to numbers for a while: modify { "x", bullets = -2, influence = 1, lasts = ... }; modify { opponent, hand_rank = -1 } for numbers of players.
---@field modify_player fun(self: Play, arguments: modify_player_arguments|Players, ...: any): integer Hand rank, casualties, bonuses, hand size for a while.
---@field move fun(self: Play, arguments: move_arguments|Cards, ...: any): integer Moves dudes without booting; they must arrive at a new location.
---@field name fun(self: Play, arguments: name_arguments|Cards, ...: any): Card[] Gives the cards a name, as they are now.
---@field note fun(self: Play, arguments: note_arguments|Cards, ...: any): integer A number kept on the card by its script until it leaves play.
---@field own fun(self: Play, arguments: own_arguments|Cards, ...: any): integer A player is the owner of cards in play for the rest of the game; deeds stay on the street they are on.
---@field pay fun(self: Play, arguments: pay_arguments|Players, ...: any): integer Pay(2); pay(1, 4): an amount chosen on use, told by `paid`; as an effect also pay { player = ..., ghost_rock = ... }.
---@field pay_player fun(self: Play, arguments: pay_player_arguments|Players, ...: any): integer From one stash to another.
---@field permit fun(self: Play, arguments: permit_arguments|Players, ...: any): integer A player's cards may do something against the usual rules for a while.
---@field permit_cards fun(self: Play, arguments: permit_cards_arguments|Cards, ...: any): integer These cards may do something against the usual rules for a while; keyword: only about cards with it.
---@field play_action fun(self: Play, arguments: play_action_arguments|Cards, ...: any): integer An action is played now, from wherever it is, as if from the play hand; leader: of its job, if able.
---@field prevent fun(self: Play, arguments: prevent_arguments, ...: any): integer Nothing happens instead of what an ability replaces.
---@field protect_casualty fun(self: Play, arguments: protect_casualty_arguments|Cards, ...: any): integer Cannot be chosen as a casualty this round; lifted: can be again.
---@field pull fun(self: Play, arguments: pull_arguments|Players, ...: any): integer Pulls; pull_value and pull_suit then tell.
---@field pull_again fun(self: Play, arguments: pull_again_arguments, ...: any): integer The pull under way is discarded and made anew; the skill check under way is made anew, with another pull.
---@field put_ghost_rock fun(self: Play, arguments: put_ghost_rock_arguments|Cards, ...: any): integer Ghost rock onto a card.
---@field put_into_play fun(self: Play, arguments: put_into_play_arguments|Cards, ...: any): integer Brings a card into play, paying its cost.
---@field put_on fun(self: Play, arguments: put_on_arguments|Cards, ...: any): integer A card that is out of play, or attached elsewhere, is attached to a card, or at a place, whatever it is and without being paid for; under: it is kept under that card, neither in play nor in a pile, and discarded when that card leaves play or changes its owner.
---@field ready_weapon fun(self: Play, arguments: ready_weapon_arguments|Cards, ...: any): integer A Weapon becomes the one that its dude has ready; the one that was is not any more.
---@field refresh fun(self: Play, arguments: refresh_arguments|Cards, ...: any): integer The cards' abilities (that one) that were used today may be used again; additional: once more, used or not.
---@field remove fun(self: Play, arguments: remove_arguments|Cards, ...: any): integer Cards in play leave the game: neither aced nor discarded.
---@field replace_in_draw_hand fun(self: Play, arguments: replace_in_draw_hand_arguments|Cards, ...: any): integer A card takes the place of a draw hand's card, which is discarded if still there; of none: it comes besides.
---@field restrict fun(self: Play, arguments: restrict_arguments|Cards, ...: any): integer Cards, or all of them, cannot do or suffer something for a while, from such players or plays.
---@field reveal fun(self: Play, arguments: reveal_arguments|Cards, ...: any): integer All players see cards.
---@field reveal_until fun(self: Play, arguments: reveal_until_arguments|Players, ...: any): Card[] Reveals from the deck until one fits; the rest is discarded.
---@field run_function fun(self: Play, arguments: run_function_arguments|fun(play: Play), ...: any): integer A script function of the ability.
---@field score fun(self: Play, arguments: score_arguments|Players, ...: any): integer A player gets victory points, which are never lost.
---@field search_deck fun(self: Play, arguments: search_deck_arguments|Players, ...: any): Card[] The player may choose a card of the deck, which is then shuffled, or of these besides.
---@field send_home fun(self: Play, arguments: send_home_arguments|Cards, ...: any): integer Sends dudes home; they leave their posse; who was attached to a card is a dude again.
---@field set_base_rank fun(self: Play, arguments: set_base_rank_arguments|Players, ...: any): integer A draw hand's base rank is fixed for the round.
---@field set_legal fun(self: Play, arguments: set_legal_arguments|Players, ...: any): integer A draw hand counts as legal or as cheatin'.
---@field set_stat fun(self: Play, arguments: ModifyKeys|Cards, ...: any): integer Sets numbers for a while, and later changes apply on top: set_stat { "x", bullets = 3 }.
---@field set_suit_and_value fun(self: Play, arguments: set_suit_and_value_arguments|Cards, ...: any): integer A card of a draw hand counts as this.
---@field shuffle fun(self: Play, arguments: shuffle_arguments|Players, ...: any): integer Shuffles a deck.
---@field shuffle_into_deck fun(self: Play, arguments: shuffle_into_deck_arguments|Cards, ...: any): integer Cards go into their owners' deck, which is shuffled.
---@field single_out fun(self: Play, arguments: single_out_arguments|Cards, ...: any): integer For a while these cards, or this place, are those that the text of the ability's card means by singled_out; of a place it counts how often.
---@field skill_check fun(self: Play, arguments: skill_check_arguments|Cards, ...: any): integer A skill check in the middle of an effect.
---@field skip_play fun(self: Play, arguments: skip_play_arguments|Players, ...: any): integer The player's next play of this step is a pass.
---@field start_job fun(self: Play, arguments: start_job_arguments|Cards, ...: any): integer Runs the ability's job.
---@field start_shootout fun(self: Play, arguments: start_shootout_arguments|Cards, ...: any): integer A shootout that is no call-out, which could be refused, where the mark is: start_shootout "x" or start_shootout { "x", leader = "y", alone = true }: the leader is the performing dude unless named. In the middle of a shootout that one is suspended until this is over.
---@field swap fun(self: Play, arguments: swap_arguments|Cards, ...: any): integer Two dudes change places and posse membership.
---@field switch_bonuses fun(self: Play, arguments: switch_bonuses_arguments|Players, ...: any): integer The player's stud bonus and draw bonus change places in this round.
---@field take fun(self: Play, arguments: take_arguments|Players, ...: any): integer From another player's stash, as much as there is.
---@field take_casualties fun(self: Play, arguments: take_casualties_arguments|Players, ...: any): integer Casualties at once, assigned and taken.
---@field take_control fun(self: Play, arguments: take_control_arguments|Cards, ...: any): integer A player controls cards for a while.
---@field take_ghost_rock fun(self: Play, arguments: take_ghost_rock_arguments|Cards, ...: any): integer Ghost rock off a card.
---@field take_place_of fun(self: Play, arguments: take_place_of_arguments|Cards, ...: any): integer In the call-out or shootout under way the dude is leader or mark instead of the other.
---@field to_deck fun(self: Play, arguments: to_deck_arguments|Cards, ...: any): integer Cards go to the top of their owners' deck.
---@field to_hand fun(self: Play, arguments: to_hand_arguments|Cards, ...: any): integer Cards out of play go to their owners' play hand.
---@field trade fun(self: Play, arguments: trade_arguments|Players, ...: any): integer The player makes a Tradin' play.
---@field transfer fun(self: Play, arguments: transfer_arguments|Cards, ...: any): integer An attached card changes its dude.
---@field unboot fun(self: Play, arguments: unboot_arguments|Cards, ...: any): integer Unboots cards.
---@field use_ability fun(self: Play, arguments: use_ability_arguments|Cards, ...: any): integer An ability of a card is used as this kind of play; again: used today or not; without_boot: its Boot is not paid.
---@field when fun(self: Play, arguments: when_arguments|Condition, ...: any): integer Happens only if the condition holds: when { condition, effect, ..., otherwise = { ... } }.
---@field win_game fun(self: Play, arguments: win_game_arguments|Players, ...: any): integer The player wins.

--- A choice of an ability: ability { as = "which", of = "target", used = true }: an ability of a card, used today if `used`.
---@param t AbilityChoice
---@return Choice
function ability(t) end

--- Event ability.declared: an ability was declared and its costs are paid; subject: its card.
---@class word.ability_declared: Event
---@overload fun(t: EventKeys|Cards): Event
ability_declared = {}

--- Event ability.refreshed: an ability may be used again; amount: its index.
---@class word.ability_refreshed: Event
---@overload fun(t: EventKeys|Cards): Event
ability_refreshed = {}

--- Event ability.resolved: an ability has resolved; subject: its card.
---@class word.ability_resolved: Event
---@overload fun(t: EventKeys|Cards): Event
ability_resolved = {}

--- More than that.
---@param amount Number|Cards
---@return Comparison
function above(amount) end

--- Cards go to their owners' Boot Hill, from play, hand, draw hand or discard pile; surely: nothing prevents it.
---@class word.ace: Verb
---@overload fun(t: ace_arguments): Effect
---@overload fun(cards: Cards, surely?: boolean): Effect
ace = {}

--- Can be allowed: a Sidekick can be aced as a casualty too, which covers what an aced dude covers.
---@type Permit
ace_as_casualty = nil

--- Event dude.aced: a dude in play is aced.
---@class word.aced: Event
---@overload fun(t: EventKeys|Cards): Event
aced = {}

--- Actions.
---@param t SelectorKeys
---@return Selector
function action(t) end

--- Event action.played: an action card left the play hand to be played.
---@class word.action_played: Event
---@overload fun(t: EventKeys|Cards): Event
action_played = {}

--- One number plus the other.
---@param number1 Number
---@param number2 Number
---@return NumberWord
function add(number1, number2) end

--- Can be allowed: this location is adjacent to the locations that fulfil the condition.
---@type Permit
adjacent = nil

--- It is at a location adjacent to that one.
---@param place Place
---@param cards? Cards
---@return ConditionWord
function adjacent_to(place, cards) end

--- Every card there for which the condition holds.
---@param zones ZoneName|ZoneName[]
---@param condition Condition
---@return CardsWord
function all(zones, condition) end

--- All conditions of the list hold.
---@param list Condition[]
---@return ConditionWord
function all_of(list) end

--- Everybody, from the Winner.
---@type PlayersWord
all_players = nil

--- Always so, or never.
---@param holds boolean
---@return ConditionWord
function always(holds) end

--- Can be allowed: be wanted without a counter: its bounty is 1 at least.
---@type Permit
always_wanted = nil

--- All of them.
---@param condition1 Condition
---@param condition2 Condition
---@param ... Condition
---@return ConditionWord
function and_(condition1, condition2, ...) end

--- Ghost rock put into the pot as the day begins, as it is now.
---@param player Players
---@return NumberWord
function ante_of(player) end

--- One condition of the list holds, or several.
---@param list Condition[]
---@return ConditionWord
function any_of(list) end

--- Self (or what it is attached to) is at such a place: at { keyword = "Saloon", owner = you }.
---@param t PlaceKeys|Place
---@return ConditionWord
function at(t) end

--- At its controller's home.
---@param cards? Cards
---@return ConditionWord
function at_home(cards) end

--- So much or more.
---@param amount Number|Cards
---@return Comparison
function at_least(amount) end

--- It is at that location.
---@param place Place
---@param cards? Cards
---@return ConditionWord
function at_location(place, cards) end

--- So much or less.
---@param amount Number|Cards
---@return Comparison
function at_most(amount) end

--- At another player's home.
---@param cards? Cards
---@return ConditionWord
function at_other_home(cards) end

--- Attaches a card as if shoppin', paying its cost.
---@class word.attach: Verb, Act
---@overload fun(t: attach_arguments): Effect
---@overload fun(card: Cards, to: Cards, reduce?: Number, free?: boolean): Effect
attach = {}

--- Can be allowed: get goods and spells at a location you do not control.
---@type Permit
attach_anywhere = nil

--- Can be allowed: get goods and spells while booted.
---@type Permit
attach_while_booted = nil

--- It is attached to one of those cards.
---@param cards1 Cards
---@param cards2? Cards
---@return ConditionWord
function attached_to(cards1, cards2) end

--- Goods and spells.
---@param t SelectorKeys
---@return Selector
function attachment(t) end

--- Event attachment.left_play: attached cards leave play; amount: 1 aced, 0 discarded.
---@class word.attachment_left_play: Event
---@overload fun(t: EventKeys|Cards): Event
attachment_left_play = {}

--- Cards attached to the cards.
---@param cards Cards
---@return CardsWord
function attachments_of(cards) end

--- No card of the title of these enters play any more.
---@class word.ban: Verb
---@overload fun(t: ban_arguments): Effect
---@overload fun(cards: Cards): Effect
ban = {}

--- The cards' abilities (that one) cannot be used until the day ends.
---@class word.bar_ability: Verb
---@overload fun(t: bar_ability_arguments): Effect
---@overload fun(cards: Cards, ability?: Number): Effect
bar_ability = {}

--- Rank of the player's draw hand by its cards, before what is added to it.
---@param player Players
---@return NumberWord
function base_rank(player) end

--- The rank of a player's draw hand by its cards: what is added to it left out.
---@param player Players
---@return NumberWord
function base_rank_of(player) end

--- Can be forbidden: to be aced.
---@type Act
be_aced = nil

--- Can be forbidden: to be affected by card effects.
---@type Act
be_affected = nil

--- Can be forbidden: to be called out.
---@type Act
be_called_out = nil

--- Can be forbidden: to be chosen as a casualty.
---@type Act
be_casualty = nil

--- Can be forbidden: to be chosen by card effects.
---@type Act
be_chosen = nil

--- Can be forbidden: to be discarded from play.
---@type Act
be_discarded = nil

--- Can be forbidden: to be the mark of a job.
---@type Act
be_marked = nil

--- Can be forbidden: to be picked as shooter.
---@type Act
be_shooter = nil

--- The dude or deed that self is attached to; self if it is not attached; the performing dude of an action.
---@type CardsWord
bearer = nil

--- By how many ranks a card's posse has lost the round whose casualties are taken; 0 if it has not.
---@param card Cards
---@return NumberWord
function beaten_by(card) end

--- A dude in play is attached to a card and is a Condition and no dude for as long as that is so.
---@class word.become_condition: Verb
---@overload fun(t: become_condition_arguments): Effect
---@overload fun(card: Cards, to: Cards): Effect
become_condition = {}

--- Can be forbidden: to become a draw.
---@type Act
become_draw = nil

--- Less than that.
---@param amount Number|Cards
---@return Comparison
function below(amount) end

--- Cards lose abilities, traits or stat bonuses for a while.
---@class word.blank: Verb
---@overload fun(t: blank_arguments): Effect
---@overload fun(cards: Cards, abilities?: boolean, traits?: boolean, bonuses?: boolean, lasts?: Duration): Effect
blank = {}

--- Rating as a Blessed, as it is now.
---@param card Cards
---@return NumberWord
function blessed_of(card) end

--- Boots cards.
---@class word.boot: Verb, Act
---@overload fun(t: boot_arguments): Effect
---@overload fun(cards: Cards): Effect
boot = {}

--- The dude of the skill check under way has booted for it: to use the ability, or to invent.
---@type ConditionWord
booted_for_check = nil

--- The cards of both.
---@param a Cards
---@param b Cards
---@return CardsWord
function both(a, b) end

--- Adds bounty to dudes; a negative amount takes it off.
---@class word.bounty: Verb
---@overload fun(t: bounty_arguments): Effect
---@overload fun(cards: Cards, amount: Number): Effect
bounty = {}

--- Event bounty.collected: a player collects a dude's bounty; amount.
---@class word.bounty_collected: Event
---@overload fun(t: EventKeys|Cards): Event
bounty_collected = {}

--- Event bounty.gained: dudes gain bounty; amount.
---@class word.bounty_gained: Event
---@overload fun(t: EventKeys|Cards): Event
bounty_gained = {}

--- Event bounty.lost: dudes lose bounty; amount.
---@class word.bounty_lost: Event
---@overload fun(t: EventKeys|Cards): Event
bounty_lost = {}

--- Bounty on a dude.
---@param card Cards
---@return NumberWord
function bounty_of(card) end

--- Bullets that goods add to their dude's, as it is now.
---@param card Cards
---@return NumberWord
function bullet_bonus_of(card) end

--- Event bullet_type.changed: dudes become stud or draw; amount: 1 stud, 0 draw.
---@class word.bullet_type_changed: Event
---@overload fun(t: EventKeys|Cards): Event
bullet_type_changed = {}

--- 1 a stud, 0 a draw, as it is now.
---@param card Cards
---@return NumberWord
function bullet_type_of(card) end

--- Can be forbidden: to have bullets lowered.
---@type Act
bullets_down = nil

--- Bullets of a dude, or the bonus of goods, as it is now.
---@param card Cards
---@return NumberWord
function bullets_of(card) end

--- What it returns.
---@param compute fun(read: Read, card: Card?): any
---@return ConditionWord
function call_condition(compute) end

--- What it returns.
---@param compute fun(read: Read, card: Card?): any
---@return NumberWord
function call_number(compute) end

--- A call-out by a card effect, at home and by booted dudes too: call_out "x" or call_out { "x", caller = "y", cannot_refuse = true }: the caller is the performing dude unless named.
---@class word.call_out: Verb, Act
---@overload fun(t: call_out_arguments): Effect
---@overload fun(caller: Cards, target: Cards, cannot_refuse?: Condition, alone?: boolean, rounds?: Number, refuse_for?: Number): Effect
call_out = {}

--- Can be allowed: call out dudes at their home.
---@type Permit
call_out_at_home = nil

--- Can be allowed: call out even if booted.
---@type Permit
call_out_while_booted = nil

--- Event callout.made: a dude is called out.
---@class word.called_out: Event
---@overload fun(t: EventKeys|Cards): Event
called_out = {}

--- Event callout.accepted: a call-out is accepted; subject: the one called out; other: the caller.
---@class word.callout_accepted: Event
---@overload fun(t: EventKeys|Cards): Event
callout_accepted = {}

--- Event callout.made: a dude calls out another; subject: the one called out; other: the caller.
---@class word.callout_made: Event
---@overload fun(t: EventKeys|Cards): Event
callout_made = {}

--- Event callout.refused: a call-out is refused; subject: the one called out; other: the caller.
---@class word.callout_refused: Event
---@overload fun(t: EventKeys|Cards): Event
callout_refused = {}

--- The candidate (or card) may be attached to that card.
---@param cards1 Cards
---@param cards2? Cards
---@return ConditionWord
function can_attach_to(cards1, cards2) end

--- A dude of a deck: could still join its player's starting gang by the rules of the setup.
---@param cards? Cards
---@return ConditionWord
function can_join_gang(cards) end

--- Its owner could bring the card into play, cost aside.
---@param cards? Cards
---@return ConditionWord
function can_play(cards) end

--- The ability reacted to has no effect.
---@class word.cancel: Verb
---@overload fun(t: cancel_arguments): Effect
---@overload fun(refund?: boolean): Effect
cancel = {}

--- The card being filtered.
---@type CardsWord
candidate = nil

--- A card's script: card "id" { ... }; or cards of every type: card { ... }.
---@param t SelectorKeys
---@return Selector
---@overload fun(id: string): fun(abilities: AbilityWord[])
function card(t) end

--- Event card.aced_from_hand: cards go from a play hand to Boot Hill.
---@class word.card_aced_from_hand: Event
---@overload fun(t: EventKeys|Cards): Event
card_aced_from_hand = {}

--- Event card.affected_by_opponent: another player's card effect affected a card.
---@class word.card_affected_by_opponent: Event
---@overload fun(t: EventKeys|Cards): Event
card_affected_by_opponent = {}

--- Event card.attached: a card was attached; other: its host.
---@class word.card_attached: Event
---@overload fun(t: EventKeys|Cards): Event
card_attached = {}

--- Event card.booted: cards are booted.
---@class word.card_booted: Event
---@overload fun(t: EventKeys|Cards): Event
card_booted = {}

--- Event card.discarded_from_hand: cards go from a play hand to the discard pile.
---@class word.card_discarded_from_hand: Event
---@overload fun(t: EventKeys|Cards): Event
card_discarded_from_hand = {}

--- Event card.drawn_by_effect: a player draws cards by a card effect; amount: how many.
---@class word.card_drawn_by_effect: Event
---@overload fun(t: EventKeys|Cards): Event
card_drawn_by_effect = {}

--- Event card.entered_play: a card entered play; to: where.
---@class word.card_entered_play: Event
---@overload fun(t: EventKeys|Cards): Event
card_entered_play = {}

--- Event card.entering_play: a card is about to enter play; to: where.
---@class word.card_entering_play: Event
---@overload fun(t: EventKeys|Cards): Event
card_entering_play = {}

--- Event card.left_play: other cards leave play; amount: 1 aced, 0 discarded.
---@class word.card_left_play: Event
---@overload fun(t: EventKeys|Cards): Event
card_left_play = {}

--- Event card.milled: cards go from the top of a deck to the discard pile.
---@class word.card_milled: Event
---@overload fun(t: EventKeys|Cards): Event
card_milled = {}

--- Event card.moved_between_piles: cards out of play change pile by an effect.
---@class word.card_moved_between_piles: Event
---@overload fun(t: EventKeys|Cards): Event
card_moved_between_piles = {}

--- Event card.transferred: an attached card changed its host; other: the new host.
---@class word.card_transferred: Event
---@overload fun(t: EventKeys|Cards): Event
card_transferred = {}

--- Event card.unbooted: cards are unbooted.
---@class word.card_unbooted: Event
---@overload fun(t: EventKeys|Cards): Event
card_unbooted = {}

--- The player's draw hand.
---@param player Players
---@return CardsWord
function cards_in_draw_hand(player) end

--- The player's play hand.
---@param player Players
---@return CardsWord
function cards_in_hand(player) end

--- Event cards.looked_at: a player looked at hidden cards.
---@class word.cards_looked_at: Event
---@overload fun(t: EventKeys|Cards): Event
cards_looked_at = {}

--- Event cards.revealed: hidden cards were shown to all.
---@class word.cards_revealed: Event
---@overload fun(t: EventKeys|Cards): Event
cards_revealed = {}

--- Can be allowed: carry a Totem, which counts as planted at the deed where this dude is.
---@type Permit
carry_totem = nil

--- Casualties the player owes this round.
---@param player Players
---@return NumberWord
function casualties(player) end

--- Event casualties.about_to_be_assigned: a player is about to assign casualties; amount.
---@class word.casualties_about_to_be_assigned: Event
---@overload fun(t: EventKeys|Cards): Event
casualties_about_to_be_assigned = {}

--- Event casualties.about_to_be_taken: a player is about to take casualties; amount.
---@class word.casualties_about_to_be_taken: Event
---@overload fun(t: EventKeys|Cards): Event
casualties_about_to_be_taken = {}

--- Event casualties.changed: the casualties a player owes are changed; amount.
---@class word.casualties_changed: Event
---@overload fun(t: EventKeys|Cards): Event
casualties_changed = {}

--- Casualties a player owes in this round.
---@param player Players
---@return NumberWord
function casualties_of(player) end

--- Event casualties.taken: a player has taken casualties; amount: covered.
---@class word.casualties_taken: Event
---@overload fun(t: EventKeys|Cards): Event
casualties_taken = {}

--- Event dude.aced or dude.discarded: a dude is lost as a casualty: casualty { as = "fallen", fate = discard, side = yours }. fate: discard or ace.
---@class word.casualty: Event
---@overload fun(t: EventKeys|Cards): Event
casualty = {}

--- Event casualty.covered: a casualty was taken; amount: how many it covered.
---@class word.casualty_covered: Event
---@overload fun(t: EventKeys|Cards): Event
casualty_covered = {}

--- Raises the Fear level; a negative amount lowers it.
---@class word.change_fear: Verb
---@overload fun(t: change_fear_arguments): Effect
---@overload fun(amount: Number): Effect
change_fear = {}

--- The pull under way counts so much more, or less, from 1 to 13.
---@class word.change_pull: Verb
---@overload fun(t: change_pull_arguments): Effect
---@overload fun(amount: Number): Effect
change_pull = {}

--- Dudes of the other posse go over to a player's, under that player's control.
---@class word.change_sides: Verb
---@overload fun(t: change_sides_arguments): Effect
---@overload fun(cards: Cards, player: Players, lasts?: Duration): Effect
change_sides = {}

--- An ability used as a Cheatin' Resolution, against an illegal draw hand.
---@param t Ability
---@return AbilityWord
function cheatin(t) end

--- Whose draw hand a Cheatin' Resolution is used against; all it could be before that is known.
---@type PlayersWord
cheatin_player = nil

--- A choice of cards in the middle of an effect; random: chance picks as many as it can.
---@class word.choose: Verb
---@overload fun(t: choose_arguments): Effect
---@overload fun(cards: Cards, least?: Number, most?: Number, random?: boolean): Effect
choose = {}

--- In the choice reacted to, another card is chosen instead of one.
---@class word.choose_instead: Verb
---@overload fun(t: choose_instead_arguments): Effect
---@overload fun(card: Cards, with: Cards): Effect
choose_instead = {}

--- A choice of a place.
---@class word.choose_location: Verb
---@overload fun(t: choose_location_arguments): Effect
---@overload fun(condition?: Condition): Effect
choose_location = {}

--- A choice of a number; condition: only of those for which it holds.
---@class word.choose_number: Verb
---@overload fun(t: choose_number_arguments): Effect
---@overload fun(least: Number, most: Number, condition?: Condition): Effect
choose_number = {}

--- A choice among `amount` things the text names.
---@class word.choose_option: Verb
---@overload fun(t: choose_option_arguments): Effect
---@overload fun(amount: Number): Effect
choose_option = {}

--- A choice of a player.
---@class word.choose_player: Verb
---@overload fun(t: choose_player_arguments): Effect
---@overload fun(among?: Players): Effect
choose_player = {}

--- A choice of a suit, as Suit.
---@class word.choose_suit: Verb
---@overload fun(t: choose_suit_arguments): Effect
---@overload fun(): Effect
choose_suit = {}

--- Something was chosen under that name.
---@param name Name
---@return ConditionWord
function chosen(name) end

--- The suit of actions.
---@type integer
clubs = nil

--- Can be allowed: its player, and nobody else, collects the production of the deeds that fulfil the condition.
---@type Permit
collect_production = nil

--- A number compares: compare(ghost_rock_of(you), at_least(3)).
---@param number Number
---@param comparison Compared
---@return ConditionWord
function compare(number, comparison) end

--- Can be forbidden: to add to the draw and stud bonus of its posse.
---@type Act
contribute = nil

--- Can be allowed: control of this deed is by bullets instead of influence.
---@type Permit
control_by_bullets = nil

--- Event control.changed: a deed's or card's controller changed; player: the new one.
---@class word.control_changed: Event
---@overload fun(t: EventKeys|Cards): Event
control_changed = {}

--- Control points it gives its controller, as it is now.
---@param card Cards
---@return NumberWord
function control_of(card) end

--- Control points beside those of cards, as it is now.
---@param player Players
---@return NumberWord
function control_points_of(player) end

--- One of those players controls it.
---@param player Players
---@param cards? Cards
---@return ConditionWord
function controlled_by(player, cards) end

--- Who controls the card now.
---@param cards Cards
---@return PlayersWord
function controller_of(cards) end

--- Ghost rock it costs to bring it into play, as it is now.
---@param card Cards
---@return NumberWord
function cost_of(card) end

--- It could have been chosen too in the choice reacted to.
---@param cards? Cards
---@return ConditionWord
function could_be_chosen(cards) end

--- How many cards.
---@param cards Cards
---@return NumberWord
function count(cards) end

--- Can be forbidden: to count as a dude for card effects.
---@type Act
count_as_dude = nil

--- How many cards there are.
---@param cards Cards
---@return NumberWord
function count_of(cards) end

--- Puts permanent counters on cards: counter { "x", control = 1 }.
---@class word.counter: Verb
---@overload fun(t: ModifyKeys): Effect
counter = {}

--- Event counter.changed: a permanent counter is put on or taken off a card; amount.
---@class word.counter_changed: Event
---@overload fun(t: EventKeys|Cards): Event
counter_changed = {}

--- What the card's number has gained or lost for good.
---@param stat StatName
---@param cards Cards
---@return NumberWord
function counters(stat, cards) end

--- What a number of a card has gained or lost for good: counters_of("control", self).
---@param stat StatName
---@param card Cards
---@return NumberWord
function counters_of(stat, card) end

--- Event day.begins: a new day begins; amount: its number.
---@class word.day_begins: Event
---@overload fun(t: EventKeys|Cards): Event
day_begins = {}

--- 1 on the first day.
---@type NumberWord
day_number = nil

--- Ghost rock borrowed from the bank and not repaid yet.
---@param player Players
---@return NumberWord
function debt(player) end

--- What a player has borrowed from the bank and not repaid yet.
---@param player Players
---@return NumberWord
function debt_of(player) end

--- Cards in the deck.
---@param player Players
---@return NumberWord
function deck_count(player) end

--- Event deck.shuffled: a deck was shuffled; amount: 1 if from an empty deck.
---@class word.deck_shuffled: Event
---@overload fun(t: EventKeys|Cards): Event
deck_shuffled = {}

--- The mark of the job that is declared.
---@type CardsWord
declared_mark = nil

--- Deeds.
---@param t SelectorKeys
---@return Selector
function deed(t) end

--- Event deed.left_play: deeds leave play; amount: 1 aced, 0 discarded.
---@class word.deed_left_play: Event
---@overload fun(t: EventKeys|Cards): Event
deed_left_play = {}

--- The suit of deeds.
---@type integer
diamonds = nil

--- What a skill check must reach to invent it, as it is now.
---@param card Cards
---@return NumberWord
function difficulty_of(card) end

--- Cards go to their owners' discard pile, from play, hand, draw hand, Boot Hill.
---@class word.discard: Verb
---@overload fun(t: discard_arguments): Effect
---@overload fun(cards: Cards): Effect
discard = {}

--- The player chooses and discards cards of the play hand.
---@class word.discard_from_hand: Verb
---@overload fun(t: discard_from_hand_arguments): Effect
---@overload fun(amount: Number, random?: boolean): Effect
discard_from_hand = {}

--- Event dude.discarded: a dude in play is discarded.
---@class word.discarded: Event
---@overload fun(t: EventKeys|Cards): Event
discarded = {}

--- Draws cards to the play hand.
---@class word.draw: Verb
---@overload fun(t: draw_arguments): Effect
---@overload fun(amount: Number): Effect
draw = {}

--- Cards that may be replaced for draws, as it is now.
---@param player Players
---@return NumberWord
function draw_bonus_of(player) end

--- Can be allowed: its influence counts instead of bullets for the size of draw hands.
---@type Permit
draw_by_influence = nil

--- Event draw_hand.about_to_be_discarded: a player is about to put away a draw hand, of a shootout or of lowball.
---@class word.draw_hand_about_to_be_discarded: Event
---@overload fun(t: EventKeys|Cards): Event
draw_hand_about_to_be_discarded = {}

--- Event draw_hand.about_to_be_revealed: the draw hands of a shootout round are about to be revealed.
---@class word.draw_hand_about_to_be_revealed: Event
---@overload fun(t: EventKeys|Cards): Event
draw_hand_about_to_be_revealed = {}

--- Event draw_hand.changed: a card of a draw hand was replaced or changed.
---@class word.draw_hand_changed: Event
---@overload fun(t: EventKeys|Cards): Event
draw_hand_changed = {}

--- Event draw_hand.drawn: a player has drawn a draw hand in a shootout; amount: cards.
---@class word.draw_hand_drawn: Event
---@overload fun(t: EventKeys|Cards): Event
draw_hand_drawn = {}

--- A player's draw hand.
---@param player Players
---@return CardsWord
function draw_hand_of(player) end

--- Final rank of the player's draw hand.
---@param player Players
---@return NumberWord
function draw_hand_rank(player) end

--- Event draw_hand.redrawn: a player used the draw bonus; amount: cards replaced.
---@class word.draw_hand_redrawn: Event
---@overload fun(t: EventKeys|Cards): Event
draw_hand_redrawn = {}

--- Event draw_hand.revealed: the draw hands of a shootout round are revealed.
---@class word.draw_hand_revealed: Event
---@overload fun(t: EventKeys|Cards): Event
draw_hand_revealed = {}

--- Event draw_hand.revealed_cheatin: a revealed draw hand is cheatin'.
---@class word.draw_hand_revealed_cheatin: Event
---@overload fun(t: EventKeys|Cards): Event
draw_hand_revealed_cheatin = {}

--- Cards from the deck, or another player's, to the draw hand.
---@class word.draw_to_draw_hand: Verb
---@overload fun(t: draw_to_draw_hand_arguments): Effect
---@overload fun(amount: Number, from?: Players): Effect
draw_to_draw_hand = {}

--- Dudes.
---@param t SelectorKeys
---@return Selector
function dude(t) end

--- Event dude.aced: dudes in play are aced.
---@class word.dude_aced: Event
---@overload fun(t: EventKeys|Cards): Event
dude_aced = {}

--- Event dude.chosen_as_casualty: a dude was chosen as a casualty.
---@class word.dude_chosen_as_casualty: Event
---@overload fun(t: EventKeys|Cards): Event
dude_chosen_as_casualty = {}

--- Event dude.discarded: dudes in play are discarded.
---@class word.dude_discarded: Event
---@overload fun(t: EventKeys|Cards): Event
dude_discarded = {}

--- Event dude.fled: a dude flees.
---@class word.dude_fled: Event
---@overload fun(t: EventKeys|Cards): Event
dude_fled = {}

--- Event dude.harrowed: dudes who were not Harrowed have become so by an effect.
---@class word.dude_harrowed: Event
---@overload fun(t: EventKeys|Cards): Event
dude_harrowed = {}

--- Event dude.joined_posse: a dude joined a posse.
---@class word.dude_joined_posse: Event
---@overload fun(t: EventKeys|Cards): Event
dude_joined_posse = {}

--- Event dude.joining_posse: a dude is about to join a posse; amount: 1 if booting for it, 2 if moving.
---@class word.dude_joining_posse: Event
---@overload fun(t: EventKeys|Cards): Event
dude_joining_posse = {}

--- Event dude.left_posse: a dude left a posse.
---@class word.dude_left_posse: Event
---@overload fun(t: EventKeys|Cards): Event
dude_left_posse = {}

--- Event dude.moved: a dude moves; from, to.
---@class word.dude_moved: Event
---@overload fun(t: EventKeys|Cards): Event
dude_moved = {}

--- Event dude.replaced: a dude was replaced by another version of that dude.
---@class word.dude_replaced: Event
---@overload fun(t: EventKeys|Cards): Event
dude_replaced = {}

--- Event dude.sent_home: dudes are sent home; amount: 1 booted.
---@class word.dude_sent_home: Event
---@overload fun(t: EventKeys|Cards): Event
dude_sent_home = {}

--- A shootout is going on.
---@type ConditionWord
during_shootout = nil

--- What lasts of the effects of the ability's card, or of the cards `from`, ends; cards: only on these.
---@class word.end_effects: Verb
---@overload fun(t: end_effects_arguments): Effect
---@overload fun(cards?: Cards, from?: Cards): Effect
end_effects = {}

--- The shootout ends without a winner.
---@class word.end_shootout: Verb
---@overload fun(t: end_shootout_arguments): Effect
---@overload fun(): Effect
end_shootout = {}

--- The card that is about to enter play enters there.
---@class word.enter_at: Verb
---@overload fun(t: enter_at_arguments): Effect
---@overload fun(to: Place): Effect
enter_at = {}

--- Can be forbidden: to enter play.
---@type Act
enter_play = nil

--- Can be allowed: as this dude is played, its player may name another of his dudes, or a deed: what changes the cost may look at that card (other_card); at the place of the dude this one may enter, at the deed he does.
---@type Permit
enter_with = nil

--- It came into play before that card.
---@param cards1 Cards
---@param cards2? Cards
---@return ConditionWord
function entered_before(cards1, cards2) end

--- Brought into play in the current phase.
---@param cards? Cards
---@return ConditionWord
function entered_this_phase(cards) end

--- Event card.entered_play: a card has entered play.
---@class word.enters_play: Event
---@overload fun(t: EventKeys|Cards): Event
enters_play = {}

--- An erratum: erratum "id" { card = "01001", date = "2017-03-01", reason = ..., facts = ..., replaces = ..., removes = ..., adds = ..., before = ... }.
---@param id string
---@return fun(t: Erratum)
function erratum(id) end

--- The text of an Event card: what happens when it turns up in a lowball hand.
---@param t EventText
---@return AbilityWord
function event(t) end

--- The amount of the event reacted to.
---@type NumberWord
event_amount = nil

--- One of these players' card effects caused the event.
---@param player Players
---@return ConditionWord
function event_by(player) end

--- The card whose effect caused the event, if a card did.
---@type CardsWord
event_cause = nil

--- The player whose play caused the event.
---@type PlayersWord
event_cause_player = nil

--- Where a moved card came from.
---@type PlaceWord
event_from = nil

--- The event is marked with all of these.
---@param flags EventFlag|EventFlag[]
---@return ConditionWord
function event_is(flags) end

--- The play that caused the event is one of these.
---@param plays TimingName|TimingName[]
---@return ConditionWord
function event_kind(plays) end

--- The other card of the event.
---@type CardsWord
event_other = nil

--- The player that the event is about.
---@type PlayersWord
event_player = nil

--- Event event.resolves: an Event of a lowball hand resolves; subject: the card; player: whose it is.
---@class word.event_resolves: Event
---@overload fun(t: EventKeys|Cards): Event
event_resolves = {}

--- The subject of the event reacted to that this listener is about.
---@type CardsWord
event_subject = nil

--- All subjects.
---@type CardsWord
event_subjects = nil

--- Where a moved card went, or a card entered.
---@type PlaceWord
event_to = nil

--- The condition holds for each of those players, who is that_player in it.
---@param player Players
---@param condition Condition
---@return ConditionWord
function every_player(player, condition) end

--- Just so much.
---@param amount Number|Cards
---@return Comparison
function exactly(amount) end

--- Two players trade draw hands; what changes their ranks stays with the players.
---@class word.exchange_draw_hands: Verb
---@overload fun(t: exchange_draw_hands_arguments): Effect
---@overload fun(a: Players, b: Players): Effect
exchange_draw_hands = {}

--- At least one card.
---@param cards Cards
---@return ConditionWord
function exists(cards) end

--- Level of an Experienced dude, 0 otherwise.
---@param cards Cards
---@return NumberWord
function experience(cards) end

--- Can be allowed: carry one more Horse.
---@type Permit
extra_horse = nil

--- The player may make another play of this timing at once; without_actin: at noon one of the other four plays.
---@class word.extra_play: Verb
---@overload fun(t: extra_play_arguments): Effect
---@overload fun(without_actin?: boolean): Effect
extra_play = {}

--- Can be allowed: the starting gang of this outfit, or with this dude, may have one more dude.
---@type Permit
extra_starting_dude = nil

--- Can be allowed: the starting gang may have one more Grifter.
---@type Permit
extra_starting_grifter = nil

--- Can be allowed: carry one more Weapon.
---@type Permit
extra_weapon = nil

--- Event fear.changed: the Fear level is raised or lowered by an effect; amount: by how much; player: whose effect.
---@class word.fear_changed: Event
---@overload fun(t: EventKeys|Cards): Event
fear_changed = {}

--- The Fear level, from 1 to 10; 0 where there is none.
---@type NumberWord
fear_level = nil

--- What is attached to a dude in a posse joins it as a dude, and is one until it leaves the posse, by itself or with that dude.
---@class word.fight_as_dude: Verb
---@overload fun(t: fight_as_dude_arguments): Effect
---@overload fun(cards: Cards): Effect
fight_as_dude = {}

--- Can be forbidden: to flee a shootout.
---@type Act
flee = nil

--- Happens once for each card: for_each { selector, as = "one", effect, ... }.
---@class word.for_each: Verb
---@overload fun(t: for_each_arguments): Effect
---@overload fun(cards: Cards): Effect
for_each = {}

--- Happens once for each player, from the Winner: for_each_player { other_players, as = "rival", effect, ... }.
---@class word.for_each_player: Verb
---@overload fun(t: for_each_player_arguments): Effect
---@overload fun(players: Players): Effect
for_each_player = {}

--- No Cheatin' Resolution can be used against the player's present draw hand any more.
---@class word.forbid_cheatin: Verb
---@overload fun(t: forbid_cheatin_arguments): Effect
---@overload fun(player?: Players): Effect
forbid_cheatin = {}

--- The player's dudes cannot flee this round.
---@class word.forbid_fleeing: Verb
---@overload fun(t: forbid_fleeing_arguments): Effect
---@overload fun(player?: Players): Effect
forbid_fleeing = {}

--- Must be chosen first when casualties are next assigned in the shootout; lifted: need not any more.
---@class word.force_casualty: Verb
---@overload fun(t: force_casualty_arguments): Effect
---@overload fun(cards: Cards, lifted?: boolean): Effect
force_casualty = {}

--- Changes of a number that last a while end, as if they had never been made, but those by these cards.
---@class word.forget_changes: Verb
---@overload fun(t: forget_changes_arguments): Effect
---@overload fun(cards: Cards, stat: StatName, except?: Cards): Effect
forget_changes = {}

--- Can be forbidden: to make a move that does not boot, from home or from the town square, without booting.
---@type Act
free_move = nil

--- Event gadget.invented: a Gadget was invented; subject: the Gadget; other: the Mad Scientist.
---@class word.gadget_invented: Event
---@overload fun(t: EventKeys|Cards): Event
gadget_invented = {}

--- From the bank.
---@class word.gain: Verb
---@overload fun(t: gain_arguments): Effect
---@overload fun(ghost_rock: Number): Effect
gain = {}

--- Cards have an ability of a card (that one), or one that stands here, as if it were printed on them.
---@class word.gain_ability: Verb
---@overload fun(t: gain_ability_arguments): Effect
---@overload fun(cards: Cards, from?: Cards, ability?: Number, lasts?: Duration, own?: AbilityWord): Effect
gain_ability = {}

--- Can be forbidden: to gain bounty.
---@type Act
gain_bounty = nil

--- Can be forbidden: to gain permanent control points.
---@type Act
gain_control_points = nil

--- Event game.setup_done: the starting gangs stand at home and play hands are drawn.
---@class word.game_setup_done: Event
---@overload fun(t: EventKeys|Cards): Event
game_setup_done = {}

--- Event game.won: a player has won.
---@class word.game_won: Event
---@overload fun(t: EventKeys|Cards): Event
game_won = {}

--- In the stash.
---@param player Players
---@return NumberWord
function ghost_rock(player) end

--- Event ghost_rock.gained: a player gains ghost rock by an effect; amount.
---@class word.ghost_rock_gained: Event
---@overload fun(t: EventKeys|Cards): Event
ghost_rock_gained = {}

--- Event ghost_rock.lost: a player loses ghost rock by an effect; amount.
---@class word.ghost_rock_lost: Event
---@overload fun(t: EventKeys|Cards): Event
ghost_rock_lost = {}

--- Ghost rock in a player's stash.
---@param player Players
---@return NumberWord
function ghost_rock_of(player) end

--- Ghost rock kept on a card.
---@param card Cards
---@return NumberWord
function ghost_rock_on(card) end

--- Event ghost_rock.paid: a player paid ghost rock to the bank; amount.
---@class word.ghost_rock_paid: Event
---@overload fun(t: EventKeys|Cards): Event
ghost_rock_paid = {}

--- Event ghost_rock.paid_to_player: a player paid another; amount; other: who got it.
---@class word.ghost_rock_paid_to_player: Event
---@overload fun(t: EventKeys|Cards): Event
ghost_rock_paid_to_player = {}

--- Event ghost_rock.taken: a player takes ghost rock from another by an effect; amount; player: from whom.
---@class word.ghost_rock_taken: Event
---@overload fun(t: EventKeys|Cards): Event
ghost_rock_taken = {}

--- Can be allowed: go home from a job without booting.
---@type Permit
go_home_unbooted = nil

--- Goods.
---@param t SelectorKeys
---@return Selector
function goods(t) end

--- Cards get a keyword for a while.
---@class word.grant_keyword: Verb
---@overload fun(t: grant_keyword_arguments): Effect
---@overload fun(cards: Cards, keyword: Keyword, rating?: Number, lasts?: Duration): Effect
grant_keyword = {}

--- Value, bullets and influence added up.
---@param cards Cards
---@return NumberWord
function grit(cards) end

--- Value, bullets and influence of a dude added up.
---@param card Cards
---@return NumberWord
function grit_of(card) end

--- Cards in the play hand.
---@param player Players
---@return NumberWord
function hand_count(player) end

--- Can be allowed: a draw hand with this card is cheatin'.
---@type Permit
hand_is_cheatin = nil

--- Can be allowed: a draw hand with this card is never cheatin'.
---@type Permit
hand_is_legal = nil

--- A player's play hand.
---@param player Players
---@return CardsWord
function hand_of(player) end

--- Event hand_rank.changed: a hand rank is modified; amount.
---@class word.hand_rank_changed: Event
---@overload fun(t: EventKeys|Cards): Event
hand_rank_changed = {}

--- The rank of a player's draw hand, with all that changes it.
---@param player Players
---@return NumberWord
function hand_rank_of(player) end

--- Cards the play hand is refilled to, as it is now.
---@param player Players
---@return NumberWord
function hand_size_of(player) end

--- 1: the draw hand counts as the weakest of its rank, as it is now.
---@param player Players
---@return NumberWord
function hand_weakest_of(player) end

--- Event hands.compared: hands are compared, before the round is won or lost by it; player: whose hand is better, if one is; amount: the difference of the ranks.
---@class word.hands_compared: Event
---@overload fun(t: EventKeys|Cards): Event
hands_compared = {}

--- The skill check under way needs that much more; a negative amount: less.
---@class word.harder: Verb
---@overload fun(t: harder_arguments): Effect
---@overload fun(amount: Number): Effect
harder = {}

--- Can be forbidden: to aced, be pulled for, though Harrowed.
---@type Act
harrowed_pull = nil

--- Event harrowed.pulled: for an aced Harrowed dude the pull is made; amount: 0 Boot Hill, 1 goes home booted, 2 is discarded.
---@class word.harrowed_pulled: Event
---@overload fun(t: EventKeys|Cards): Event
harrowed_pulled = {}

--- An ability of it was used today.
---@param cards? Cards
---@return ConditionWord
function has_ability_used(cards) end

--- A card attached to it fulfils the condition.
---@param condition Condition
---@param cards? Cards
---@return ConditionWord
function has_attached(condition, cards) end

--- An effect for good of one of those cards, or of another card of that title, lasts on it.
---@param cards1 Cards
---@param cards2? Cards
---@return ConditionWord
function has_effect_of(cards1, cards2) end

--- It has the keyword; with a number: of at least that rating.
---@param keyword Keyword
---@param cards? Cards
---@param number? Number
---@return ConditionWord
function has_keyword(keyword, cards, number) end

--- The suit of goods and spells.
---@type integer
hearts = nil

--- Where self or its bearer is; a deed is its own location.
---@type PlaceWord
here = nil

--- The highest such number among cards; 0 if there are none.
---@param stat StatName
---@param cards Cards
---@return NumberWord
function highest_of(stat, cards) end

--- Who has a draw hand, in a shootout or in lowball.
---@type PlayersWord
holding_draw_hand = nil

--- The player's home.
---@param player Players
---@return PlaceWord
function home_of(player) end

--- The dude a card is or is attached to.
---@param cards Cards
---@return CardsWord
function host_dude(cards) end

--- What the card is attached to.
---@param cards Cards
---@return CardsWord
function host_of(cards) end

--- A house rule: house_rule "name" { parameters = ..., insert = ..., replace = ..., remove = ... }.
---@param name string
---@return fun(t: HouseRule)
function house_rule(name) end

--- Rating as a Huckster, as it is now.
---@param card Cards
---@return NumberWord
function huckster_of(card) end

--- if_(condition, 2, 1): the first number if the condition holds, else the second.
---@param condition Condition
---@param yes Number
---@param no Number
---@return NumberWord
function if_(condition, yes, no) end

--- First number if the condition holds, else the second.
---@param condition Condition
---@param number2 Number
---@param number3 Number
---@return NumberWord
function if_number(condition, number2, number3) end

--- First player if the condition holds, else the second.
---@param condition Condition
---@param player2 Players
---@param player3 Players
---@return PlayersWord
function if_player(condition, player2, player3) end

--- Can be allowed: move whatever forbids it.
---@type Permit
ignore_move_bans = nil

--- Improvements.
---@param t SelectorKeys
---@return Selector
function improvement(t) end

--- A shootout is going on.
---@type ConditionWord
in_a_shootout = nil

--- This Technique goes on a combo: another went before it.
---@type ConditionWord
in_combo = nil

--- In the leader's posse of the shootout or job; as a job is done: still in it when it ended.
---@param cards? Cards
---@return ConditionWord
function in_leader_posse(cards) end

--- It is this phase: in_phase "noon".
---@param phase PhaseName|PhaseName[]
---@return ConditionWord
function in_phase(phase) end

--- In that player's posse, itself or its host.
---@param player Players
---@param cards? Cards
---@return ConditionWord
function in_posse_of(player, cards) end

--- In a posse of the shootout, itself or its host.
---@param cards? Cards
---@return ConditionWord
function in_shootout(cards) end

--- It is at a location that is in town.
---@param cards? Cards
---@return ConditionWord
function in_town(cards) end

--- It is in one of those zones.
---@param zones ZoneName|ZoneName[]
---@param cards? Cards
---@return ConditionWord
function in_zone(zones, cards) end

--- Influence of a dude, as it is now.
---@param card Cards
---@return NumberWord
function influence_of(card) end

--- A Mad Scientist tries to invent a Gadget.
---@class word.invent: Verb, Act
---@overload fun(t: invent_arguments): Effect
---@overload fun(card: Cards, by?: Cards, reduce?: Number, easier?: Number, free?: boolean, without_boot?: boolean): Effect
invent = {}

--- Can be allowed: invent Gadgets that fulfil the condition with the Huckster skill.
---@type Permit
invent_as_huckster = nil

--- A card fits a selector: is("gun", dude { wanted = true }).
---@param card Cards
---@param selector Selector
---@return ConditionWord
function is(card, selector) end

--- The locations are adjacent; a location is not adjacent to itself.
---@param place1 Place
---@param place2 Place
---@return ConditionWord
function is_adjacent(place1, place2) end

--- The place of a card is such: is_at("gun", { keyword = "Saloon" }).
---@param card Cards
---@param t PlaceKeys|Place
---@return ConditionWord
function is_at(card, t) end

--- It is attached to something.
---@param cards? Cards
---@return ConditionWord
function is_attached(cards) end

--- It is booted.
---@param cards? Cards
---@return ConditionWord
function is_booted(cards) end

--- The player's draw hand is illegal.
---@param player Players
---@return ConditionWord
function is_cheatin(player) end

--- A dude without outfit.
---@param cards? Cards
---@return ConditionWord
function is_drifter(cards) end

--- In a draw hand.
---@param cards? Cards
---@return ConditionWord
function is_faceup_draw(cards) end

--- The shootout or posse belongs to a job.
---@type ConditionWord
is_job = nil

--- It leads the shootout or job.
---@param cards? Cards
---@return ConditionWord
function is_leader(cards) end

--- The location is of one of these kinds: home, deed, town square, in town, out of town.
---@param kinds PlaceKind|PlaceKind[]
---@param place Place
---@param number? Number
---@return ConditionWord
function is_location_kind(kinds, place, number) end

--- It is marked by the call-out or job.
---@param cards? Cards
---@return ConditionWord
function is_mark(cards) end

--- Another card of its draw hand has its value.
---@param cards? Cards
---@return ConditionWord
function is_matched(cards) end

--- An action that could be played now as if it were in its owner's play hand.
---@param cards? Cards
---@return ConditionWord
function is_playable(cards) end

--- That number of the ruleset is not 0.
---@param parameter ParameterName
---@return ConditionWord
function is_ruleset_on(parameter) end

--- One of those cards.
---@param cards1 Cards
---@param cards2? Cards
---@return ConditionWord
function is_same(cards1, cards2) end

--- It was picked as the shooter of its posse this round.
---@param cards? Cards
---@return ConditionWord
function is_shooter(cards) end

--- An ability of self has singled it out.
---@param cards? Cards
---@return ConditionWord
function is_singled_out(cards) end

--- It is a stud now.
---@param cards? Cards
---@return ConditionWord
function is_stud(cards) end

--- It is a token.
---@param cards? Cards
---@return ConditionWord
function is_token(cards) end

--- It is of one of those types.
---@param types CardType|CardType[]
---@param cards? Cards
---@return ConditionWord
function is_type(types, cards) end

--- A Weapon that is not ready.
---@param cards? Cards
---@return ConditionWord
function is_unready(cards) end

--- A Weapon of which a play was made in this shootout.
---@param cards? Cards
---@return ConditionWord
function is_used_here(cards) end

--- There is bounty on it.
---@param cards? Cards
---@return ConditionWord
function is_wanted(cards) end

--- That player won lowball today.
---@param player Players
---@return ConditionWord
function is_winner(player) end

--- The opposite of a condition.
---@param condition Condition
---@return ConditionWord
function isnt(condition) end

--- A Noon job.
---@param t Job
---@return AbilityWord
function job(t) end

--- The card whose job is under way.
---@type CardsWord
job_card = nil

--- Event job.failed: a job failed; subject: the mark; other: the leader.
---@class word.job_failed: Event
---@overload fun(t: EventKeys|Cards): Event
job_failed = {}

--- Event job.marked: a job's mark was chosen; subject: the mark; other: the leader.
---@class word.job_marked: Event
---@overload fun(t: EventKeys|Cards): Event
job_marked = {}

--- Event job.succeeded: a job succeeded; subject: the mark; other: the leader.
---@class word.job_succeeded: Event
---@overload fun(t: EventKeys|Cards): Event
job_succeeded = {}

--- The job succeeded, of which the posse comes home.
---@type ConditionWord
job_success = nil

--- Ghost rock a dude pays to join a posse, as it is now.
---@param card Cards
---@return NumberWord
function join_cost_of(card) end

--- Can be allowed: join a posse from any location.
---@type Permit
join_from_anywhere = nil

--- Dudes of a deck join their player's starting gang as the game begins, paid for, by the rules of the setup.
---@class word.join_gang: Verb
---@overload fun(t: join_gang_arguments): Effect
---@overload fun(cards: Cards): Effect
join_gang = {}

--- Dudes join a posse of the shootout, moving if necessary.
---@class word.join_posse: Verb, Act
---@overload fun(t: join_posse_arguments): Effect
---@overload fun(cards: Cards, side?: Players, booting?: boolean, staying?: boolean): Effect
join_posse = {}

--- Can be allowed: join a posse from an adjacent location even if booted.
---@type Permit
join_while_booted = nil

--- Can be allowed: join a posse without booting.
---@type Permit
join_without_booting = nil

--- Can be allowed: join a posse from an adjacent location and stay there.
---@type Permit
join_without_moving = nil

--- Event dude.joining_posse: a dude is about to join a posse.
---@class word.joining_posse: Event
---@overload fun(t: EventKeys|Cards): Event
joining_posse = {}

--- Event dude.joined_posse: a dude has joined a posse.
---@class word.joins_posse: Event
---@overload fun(t: EventKeys|Cards): Event
joins_posse = {}

--- Event joker.declared: jokers of a draw hand of a shootout have their suits and values; player: whose hand it is.
---@class word.joker_declared: Event
---@overload fun(t: EventKeys|Cards): Event
joker_declared = {}

--- Rating in Kung Fu, as it is now.
---@param card Cards
---@return NumberWord
function kung_fu_of(card) end

--- What a trait would do, for a while: lasting_trait { affects = "x", condition = ..., gives = { bullets = 1 }, lasts = this_shootout }.
---@class word.lasting_trait: Verb
---@overload fun(t: LastingTraitKeys): Effect
lasting_trait = {}

--- Happens when the event does, once unless `each`: later { dude_aced { ... }, effect, ..., lasts = today, each = true }.
---@class word.later: Verb
---@overload fun(t: LaterKeys): Effect
later = {}

--- Can be forbidden: to lead a job.
---@type Act
lead_job = nil

--- The leader dude of the shootout or job.
---@type CardsWord
leader = nil

--- Who leads: the player of the leader's posse.
---@type PlayersWord
leader_player = nil

--- The smaller.
---@param number1 Number
---@param number2 Number
---@return NumberWord
function least(number1, number2) end

--- The fewest casualties taken in a round, as it is now.
---@param player Players
---@return NumberWord
function least_casualties_of(player) end

--- Can be forbidden: to be taken out of Boot Hill by an effect.
---@type Act
leave_boot_hill = nil

--- Can be forbidden: to be taken out of the discard pile by an effect, or played from it.
---@type Act
leave_discard_pile = nil

--- Dudes leave their posse and the shootout.
---@class word.leave_posse: Verb, Act
---@overload fun(t: leave_posse_arguments): Effect
---@overload fun(cards: Cards): Effect
leave_posse = {}

--- The player on the left of that one.
---@param player Players
---@return PlayersWord
function left_of(player) end

--- Legends.
---@param t SelectorKeys
---@return Selector
function legend(t) end

--- Caps numbers, or with at_least = true floors them, for a while: limit_stat { "x", bullets = 5 }.
---@class word.limit_stat: Verb
---@overload fun(t: LimitKeys): Effect
limit_stat = {}

--- A choice of a location: location { as = "stop", adjacent_to = bearer, keyword = "Saloon", owner = you }.
---@param t PlaceKeys
---@return Choice
function location(t) end

--- Who controls the deed or home there; none for the town square.
---@param place Place
---@return PlayersWord
function location_controller(place) end

--- The deed or outfit there has it.
---@param keyword Keyword
---@param place Place
---@return ConditionWord
function location_keyword(keyword, place) end

--- Where the card is; attached cards are where their host is.
---@param cards Cards
---@return PlaceWord
function location_of(cards) end

--- Who owns the deed or home there; none for the town square.
---@param place Place
---@return PlayersWord
function location_owner(place) end

--- A player looks at cards.
---@class word.look: Verb
---@overload fun(t: look_arguments): Effect
---@overload fun(cards: Cards): Effect
look = {}

--- To the bank, as much as there is.
---@class word.lose: Verb
---@overload fun(t: lose_arguments): Effect
---@overload fun(ghost_rock: Number): Effect
lose = {}

--- Cards lose a keyword for a while.
---@class word.lose_keyword: Verb
---@overload fun(t: lose_keyword_arguments): Effect
---@overload fun(cards: Cards, keyword: Keyword, lasts?: Duration): Effect
lose_keyword = {}

--- Can be forbidden: to lose its traits.
---@type Act
lose_traits = nil

--- Event lowball.ante_paid: a player put the ante into the pot; amount: ghost rock.
---@class word.lowball_ante_paid: Event
---@overload fun(t: EventKeys|Cards): Event
lowball_ante_paid = {}

--- Event lowball.hand_discarded: a lowball hand goes to the discard pile.
---@class word.lowball_hand_discarded: Event
---@overload fun(t: EventKeys|Cards): Event
lowball_hand_discarded = {}

--- Event lowball.hand_drawn: a player has drawn a lowball hand.
---@class word.lowball_hand_drawn: Event
---@overload fun(t: EventKeys|Cards): Event
lowball_hand_drawn = {}

--- Event lowball.hand_revealed: all lowball hands are revealed; player: each in turn.
---@class word.lowball_hand_revealed: Event
---@overload fun(t: EventKeys|Cards): Event
lowball_hand_revealed = {}

--- Event lowball.joker_aced: a joker used in lowball is aced.
---@class word.lowball_joker_aced: Event
---@overload fun(t: EventKeys|Cards): Event
lowball_joker_aced = {}

--- Event lowball.second: a player with the second lowest hand took a prize; amount: ghost rock.
---@class word.lowball_second: Event
---@overload fun(t: EventKeys|Cards): Event
lowball_second = {}

--- Event lowball.won: a player became the Winner; amount: the pot, or the prize.
---@class word.lowball_won: Event
---@overload fun(t: EventKeys|Cards): Event
lowball_won = {}

--- The lowest such number among cards; 0 if there are none.
---@param stat StatName
---@param cards Cards
---@return NumberWord
function lowest_of(stat, cards) end

--- Rating as a Mad Scientist, as it is now.
---@param card Cards
---@return NumberWord
function mad_scientist_of(card) end

--- Dudes become draws.
---@class word.make_draw: Verb
---@overload fun(t: make_draw_arguments): Effect
---@overload fun(cards: Cards, lasts?: Duration): Effect
make_draw = {}

--- Dudes become studs.
---@class word.make_stud: Verb
---@overload fun(t: make_stud_arguments): Effect
---@overload fun(cards: Cards, lasts?: Duration): Effect
make_stud = {}

--- A token dude enters play.
---@class word.make_token: Verb
---@overload fun(t: make_token_arguments): Effect
---@overload fun(def: string, player: Players, at?: Place, posse?: boolean, booted?: boolean): Effect
make_token = {}

--- Dudes become wanted: make_wanted "x", which is a bounty of 1.
---@class word.make_wanted: Verb
---@overload fun(cards: Cards): Effect
make_wanted = {}

--- The ability that is declared has an effect by which dudes may gain bounty.
---@type ConditionWord
makes_wanted = nil

--- The marked card of the call-out or job.
---@type CardsWord
mark = nil

--- A call-out that is accepted: the mark's posse is formed before the leader's.
---@class word.mark_forms_first: Verb
---@overload fun(t: mark_forms_first_arguments): Effect
---@overload fun(): Effect
mark_forms_first = {}

--- The player opposing the leader in the shootout.
---@type PlayersWord
mark_player = nil

--- A call-out that is accepted: nobody else joins the mark's posse until the posses are formed.
---@class word.mark_stands_alone: Verb
---@overload fun(t: mark_stands_alone_arguments): Effect
---@overload fun(): Effect
mark_stands_alone = {}

--- An ability of it is a job whose mark is a deed, an outfit or the town square.
---@param cards? Cards
---@return ConditionWord
function marks_location(cards) end

--- The player decides whether it happens: may { effect, ..., otherwise = { ... }, player = opponent }.
---@class word.may: Verb
---@overload fun(t: may_arguments): Effect
---@overload fun(): Effect
may = {}

--- Discards from the top of the deck.
---@class word.mill: Verb
---@overload fun(t: mill_arguments): Effect
---@overload fun(amount: Number): Effect
mill = {}

--- Adds to numbers for a while: modify { "x", bullets = -2, influence = 1, lasts = ... }; modify { opponent, hand_rank = -1 } for numbers of players.
---@class word.modify: Verb
---@overload fun(t: ModifyKeys): Effect
modify = {}

--- Hand rank, casualties, bonuses, hand size for a while.
---@class word.modify_player: Verb
---@overload fun(t: modify_player_arguments): Effect
---@overload fun(stat: StatName, amount: Number, lasts?: Duration): Effect
modify_player = {}

--- The larger.
---@param number1 Number
---@param number2 Number
---@return NumberWord
function most(number1, number2) end

--- Moves dudes without booting; they must arrive at a new location.
---@class word.move: Verb, Act
---@overload fun(t: move_arguments): Effect
---@overload fun(cards: Cards, to: Place): Effect
move = {}

--- Can be forbidden: to be moved by the Movin' play.
---@type Act
move_play = nil

--- Can be allowed: the Movin' play may move this dude while booted.
---@type Permit
move_while_booted = nil

--- Can be allowed: the Movin' play does not boot this dude; `from`: where he goes.
---@type Permit
move_without_booting = nil

--- Event dude.moved: a dude moves.
---@class word.moved: Event
---@overload fun(t: EventKeys|Cards): Event
moved = {}

--- One number times the other.
---@param number1 Number
---@param number2 Number
---@return NumberWord
function multiply(number1, number2) end

--- Gives the cards a name, as they are now.
---@class word.name: Verb
---@overload fun(t: name_arguments): Effect
---@overload fun(cards: Cards): Effect
name = {}

--- At it or adjacent to it.
---@param place Place
---@param cards? Cards
---@return ConditionWord
function nearby(place, cards) end

--- The number with the other sign.
---@param number Number
---@return NumberWord
function negate(number) end

--- No condition of the list holds.
---@param list Condition[]
---@return ConditionWord
function none_of(list) end

--- An ability used as a Noon play.
---@param t Ability
---@return AbilityWord
function noon(t) end

--- An ability used as either.
---@param t Ability
---@return AbilityWord
function noon_or_shootout(t) end

--- The condition does not hold.
---@param condition Condition
---@return ConditionWord
function not_(condition) end

--- Can be allowed: this location is not adjacent to the locations that fulfil the condition, whatever else is said.
---@type Permit
not_adjacent = nil

--- A number kept on the card by its script until it leaves play.
---@class word.note: Verb
---@overload fun(t: note_arguments): Effect
---@overload fun(card: Cards, amount: Number): Effect
note = {}

--- The number that the effect `note` keeps on a card, 0 at first.
---@param card Cards
---@return NumberWord
function note_of(card) end

--- A choice of a number: number { as = "much", least = 0, most = 3 }.
---@class word.number: NumberWord
---@overload fun(t: NumberChoice): Choice
number = {}

--- The number chosen under that name.
---@param name Name
---@return NumberWord
function number_of(name) end

--- It is of that faction.
---@param faction string
---@param cards? Cards
---@return ConditionWord
function of_faction(faction, cards) end

--- Of the faction of that player's outfit.
---@param player Players
---@param cards? Cards
---@return ConditionWord
function of_outfit_of(player, cards) end

--- It has the same title (persona).
---@param title string
---@param cards? Cards
---@return ConditionWord
function of_title(title, cards) end

--- In a shootout the player of the opposing posse, else the next player.
---@type PlayersWord
opponent = nil

--- The other side: in a shootout the opposing posse, else any other player.
---@type PlayersWord
opposing = nil

--- A choice among things: option { as = "which", "the first thing", "the second": 1 or 2 is chosen }.
---@param t OptionChoice
---@return Choice
function option(t) end

--- One of them.
---@param condition1 Condition
---@param condition2 Condition
---@param ... Condition
---@return ConditionWord
function or_(condition1, condition2, ...) end

--- The other card of an event: who called out, what was tested for, the host ...
---@type CardsWord
other_card = nil

--- All but you.
---@type PlayersWord
other_players = nil

--- Not so much.
---@param amount Number|Cards
---@return Comparison
function other_than(amount) end

--- Outfits.
---@param t SelectorKeys
---@return Selector
function outfit(t) end

--- The player's outfit card.
---@param player Players
---@return CardsWord
function outfit_of(player) end

--- A player is the owner of cards in play for the rest of the game; deeds stay on the street they are on.
---@class word.own: Verb
---@overload fun(t: own_arguments): Effect
---@overload fun(cards: Cards, player: Players): Effect
own = {}

--- One of those players owns it.
---@param player Players
---@param cards? Cards
---@return ConditionWord
function owned_by(player, cards) end

--- Whose deck the card comes from.
---@param cards Cards
---@return PlayersWord
function owner_of(cards) end

--- Ghost rock paid for an amount chosen on use.
---@type NumberWord
paid = nil

--- How many values two or more of the cards have.
---@param cards Cards
---@return NumberWord
function pairs_in(cards) end

--- Pay(2); pay(1, 4): an amount chosen on use, told by `paid`; as an effect also pay { player = ..., ghost_rock = ... }.
---@class word.pay: Verb
---@overload fun(least: Number|table, most?: Number): Effect
pay = {}

--- From one stash to another.
---@class word.pay_player: Verb
---@overload fun(t: pay_player_arguments): Effect
---@overload fun(to: Players, ghost_rock: Number): Effect
pay_player = {}

--- Can be allowed: ghost rock on this card may pay for Shootout abilities.
---@type Permit
pay_shootout_abilities = nil

--- Of an ability that repeats: so often in a day.
---@param times integer
---@return Limit
function per_day(times) end

--- Of an ability that repeats: so often in a round of a shootout.
---@param times integer
---@return Limit
function per_round(times) end

--- Of an ability that repeats: so often in a shootout.
---@param times integer
---@return Limit
function per_shootout(times) end

--- For the rest of the game.
---@type Duration
permanently = nil

--- A player's cards may do something against the usual rules for a while.
---@class word.permit: Verb
---@overload fun(t: permit_arguments): Effect
---@overload fun(permit: Permit|Verb, lasts?: Duration): Effect
permit = {}

--- These cards may do something against the usual rules for a while; keyword: only about cards with it.
---@class word.permit_cards: Verb
---@overload fun(t: permit_cards_arguments): Effect
---@overload fun(cards: Cards, permit: Permit|Verb, keyword?: Keyword, lasts?: Duration): Effect
permit_cards = {}

--- Event phase.gambling_begins: the Gambling phase begins.
---@class word.phase_gambling_begins: Event
---@overload fun(t: EventKeys|Cards): Event
phase_gambling_begins = {}

--- It is one of those phases.
---@param phases PhaseName|PhaseName[]
---@return ConditionWord
function phase_is(phases) end

--- Event phase.noon_begins: the High Noon phase begins.
---@class word.phase_noon_begins: Event
---@overload fun(t: EventKeys|Cards): Event
phase_noon_begins = {}

--- Event phase.noon_ends: the High Noon phase ends.
---@class word.phase_noon_ends: Event
---@overload fun(t: EventKeys|Cards): Event
phase_noon_ends = {}

--- Event phase.sundown_begins: the Sundown phase begins.
---@class word.phase_sundown_begins: Event
---@overload fun(t: EventKeys|Cards): Event
phase_sundown_begins = {}

--- Event phase.upkeep_begins: the Upkeep phase begins.
---@class word.phase_upkeep_begins: Event
---@overload fun(t: EventKeys|Cards): Event
phase_upkeep_begins = {}

--- Event phase.upkeep_ends: the Upkeep phase ends.
---@class word.phase_upkeep_ends: Event
---@overload fun(t: EventKeys|Cards): Event
phase_upkeep_ends = {}

--- The place chosen, or any other location, is such: place_is("stop", { owner = you }).
---@param place Place
---@param t PlaceKeys|Place
---@return ConditionWord
function place_is(place, t) end

--- Event play.about_to_be_made: a player is about to make a play.
---@class word.play_about_to_be_made: Event
---@overload fun(t: EventKeys|Cards): Event
play_about_to_be_made = {}

--- An action is played now, from wherever it is, as if from the play hand; leader: of its job, if able.
---@class word.play_action: Verb
---@overload fun(t: play_action_arguments): Effect
---@overload fun(card: Cards, leader?: Cards): Effect
play_action = {}

--- Event play.declared: a player declared a play; subject: its card if it has one.
---@class word.play_declared: Event
---@overload fun(t: EventKeys|Cards): Event
play_declared = {}

--- Event play.finished: a play is complete.
---@class word.play_finished: Event
---@overload fun(t: EventKeys|Cards): Event
play_finished = {}

--- Can be allowed: its player makes the first Shootout play of each round, in the place of the Winner.
---@type Permit
play_first = nil

--- The play being made is of this kind: "noon", "shootout" ...
---@param timing TimingName|TimingName[]
---@return ConditionWord
function play_is(timing) end

--- A choice of a player: player { as = "rival", among = other_players }.
---@param t PlayerChoice
---@return Choice
function player(t) end

--- A number of the player, such as hand_rank.
---@param stat StatName
---@param player Players
---@return NumberWord
function player_stat(stat, player) end

--- Ghost rock kept on the card, bounty aside.
---@param cards Cards
---@return NumberWord
function pool(cards) end

--- Event pool.changed: ghost rock is put on a card or taken off it; amount; player: whose stash it comes from or goes to, none: the bank.
---@class word.pool_changed: Event
---@overload fun(t: EventKeys|Cards): Event
pool_changed = {}

--- Event posse.declared: a posse is declared, and those of it who must boot and move have not yet; player: who heads it.
---@class word.posse_declared: Event
---@overload fun(t: EventKeys|Cards): Event
posse_declared = {}

--- Dudes of the player's posse.
---@param player Players
---@return CardsWord
function posse_of(player) end

--- Event posses.formed: all posses of a shootout are formed.
---@class word.posses_formed: Event
---@overload fun(t: EventKeys|Cards): Event
posses_formed = {}

--- Nothing happens instead of what an ability replaces.
---@class word.prevent: Verb
---@overload fun(t: prevent_arguments): Effect
---@overload fun(): Effect
prevent = {}

--- As printed: printed("influence", "x").
---@param stat StatName
---@param card Cards
---@return NumberWord
function printed(stat, card) end

--- The card's number as printed.
---@param stat StatName
---@param cards Cards
---@return NumberWord
function printed_stat(stat, cards) end

--- Event production.collected: a player received production; amount: ghost rock.
---@class word.production_collected: Event
---@overload fun(t: EventKeys|Cards): Event
production_collected = {}

--- Ghost rock it makes each day, as it is now.
---@param card Cards
---@return NumberWord
function production_of(card) end

--- Cannot be chosen as a casualty this round; lifted: can be again.
---@class word.protect_casualty: Verb
---@overload fun(t: protect_casualty_arguments): Effect
---@overload fun(cards: Cards, lifted?: boolean): Effect
protect_casualty = {}

--- Can be allowed: cards that fulfil the condition cannot be chosen or affected if this card could be instead.
---@type Permit
protects = nil

--- Pulls; pull_value and pull_suit then tell.
---@class word.pull: Verb
---@overload fun(t: pull_arguments): Effect
---@overload fun(player?: Players): Effect
pull = {}

--- Event pull.about_to_be_made: a pull is about to be made; subject: for whom.
---@class word.pull_about_to_be_made: Event
---@overload fun(t: EventKeys|Cards): Event
pull_about_to_be_made = {}

--- The pull under way is discarded and made anew; the skill check under way is made anew, with another pull.
---@class word.pull_again: Verb
---@overload fun(t: pull_again_arguments): Effect
---@overload fun(): Effect
pull_again = {}

--- Event pull.revealed: a pull was revealed; subject: the pulled card; other: for whom; amount: its value.
---@class word.pull_revealed: Event
---@overload fun(t: EventKeys|Cards): Event
pull_revealed = {}

--- Suit of the last pull of this play, as Suit.
---@type NumberWord
pull_suit = nil

--- Value of the last pull of this play.
---@type NumberWord
pull_value = nil

--- Can be allowed: aced, be pulled for as a Harrowed dude is.
---@type Permit
pull_when_aced = nil

--- The card of the last pull of this play.
---@type CardsWord
pulled_card = nil

--- Ghost rock onto a card.
---@class word.put_ghost_rock: Verb
---@overload fun(t: put_ghost_rock_arguments): Effect
---@overload fun(card: Cards, amount: Number, from_stash?: boolean): Effect
put_ghost_rock = {}

--- Brings a card into play, paying its cost.
---@class word.put_into_play: Verb
---@overload fun(t: put_into_play_arguments): Effect
---@overload fun(card: Cards, at?: Place, reduce?: Number, free?: boolean, booted?: boolean, posse?: boolean): Effect
put_into_play = {}

--- A card that is out of play, or attached elsewhere, is attached to a card, or at a place, whatever it is and without being paid for; under: it is kept under that card, neither in play nor in a pile, and discarded when that card leaves play or changes its owner.
---@class word.put_on: Verb
---@overload fun(t: put_on_arguments): Effect
---@overload fun(card: Cards, to?: Cards, at?: Place, under?: boolean): Effect
put_on = {}

--- The number behind it, 0 if the card lacks it.
---@param keyword Keyword
---@param cards Cards
---@return NumberWord
function rating(keyword, cards) end

--- The number behind a keyword of a card: rating_of("Huckster", "x").
---@param keyword Keyword
---@param card Cards
---@return NumberWord
function rating_of(keyword, card) end

--- An ability that answers what its `when` says.
---@param t React
---@return AbilityWord
function react(t) end

--- A Weapon becomes the one that its dude has ready; the one that was is not any more.
---@class word.ready_weapon: Verb
---@overload fun(t: ready_weapon_arguments): Effect
---@overload fun(card: Cards): Effect
ready_weapon = {}

--- Cards drawn besides when at least one is replaced, as it is now.
---@param player Players
---@return NumberWord
function redraw_extra_of(player) end

--- The cards' abilities (that one) that were used today may be used again; additional: once more, used or not.
---@class word.refresh: Verb
---@overload fun(t: refresh_arguments): Effect
---@overload fun(cards: Cards, ability?: Number, additional?: boolean): Effect
refresh = {}

--- Can be forbidden: to refuse a call-out.
---@type Act
refuse_callout = nil

--- Ghost rock that whoever refuses this dude's call-out pays his player, as it is now.
---@param card Cards
---@return NumberWord
function refuse_cost_of(card) end

--- Can be allowed: refuse a call-out even if booted.
---@type Permit
refuse_while_booted = nil

--- Cards in play leave the game: neither aced nor discarded.
---@class word.remove: Verb
---@overload fun(t: remove_arguments): Effect
---@overload fun(cards: Cards): Effect
remove = {}

--- A card takes the place of a draw hand's card, which is discarded if still there; of none: it comes besides.
---@class word.replace_in_draw_hand: Verb
---@overload fun(t: replace_in_draw_hand_arguments): Effect
---@overload fun(card?: Cards, with: Cards): Effect
replace_in_draw_hand = {}

--- An ability used in the resolution of a shootout.
---@param t Ability
---@return AbilityWord
function resolution(t) end

--- An ability used as either.
---@param t Ability
---@return AbilityWord
function resolution_or_cheatin(t) end

--- Cards, or all of them, cannot do or suffer something for a while, from such players or plays.
---@class word.restrict: Verb
---@overload fun(t: restrict_arguments): Effect
---@overload fun(cards?: Cards, act: Act|Verb, by?: Players, lasts?: Duration, play?: TimingName|TimingName[]): Effect
restrict = {}

--- All players see cards.
---@class word.reveal: Verb
---@overload fun(t: reveal_arguments): Effect
---@overload fun(cards: Cards): Effect
reveal = {}

--- Reveals from the deck until one fits; the rest is discarded.
---@class word.reveal_until: Verb
---@overload fun(t: reveal_until_arguments): Effect
---@overload fun(amount: Number, condition: Condition): Effect
reveal_until = {}

--- Event draw_hand.revealed_cheatin: a revealed draw hand is cheatin'.
---@class word.reveals_cheatin: Event
---@overload fun(t: EventKeys|Cards): Event
reveals_cheatin = {}

--- Dudes the player took as casualties in this round, saved ones too.
---@param player Players
---@return CardsWord
function round_casualties_of(player) end

--- None in a tie.
---@type PlayersWord
round_loser = nil

--- 1 in the first round of a shootout, 0 outside one.
---@type NumberWord
round_number = nil

--- None in a tie.
---@type PlayersWord
round_winner = nil

--- Event round.won_or_lost: hands were compared; player: the round's winner if there is one.
---@class word.round_won_or_lost: Event
---@overload fun(t: EventKeys|Cards): Event
round_won_or_lost = {}

--- A ruleset: ruleset "name" { parameters = { ... }, procedures = { ... } }.
---@param name string
---@return fun(t: Ruleset)
function ruleset(name) end

--- A script function of the ability.
---@class word.run_function: Verb
---@overload fun(t: run_function_arguments): Effect
---@overload fun(function: fun(play: Play)): Effect
run_function = {}

--- Both are one location.
---@param place1 Place
---@param place2 Place
---@return ConditionWord
function same_location(place1, place2) end

--- One player is in both.
---@param player1 Players
---@param player2 Players
---@return ConditionWord
function same_player(player1, player2) end

--- A player gets victory points, which are never lost.
---@class word.score: Verb
---@overload fun(t: score_arguments): Effect
---@overload fun(victory_points: Number): Effect
score = {}

--- Event script.error: a script failed and was undone; only those who may see the card hear of it.
---@class word.script_error: Event
---@overload fun(t: EventKeys|Cards): Event
script_error = {}

--- The player may choose a card of the deck, which is then shuffled, or of these besides.
---@class word.search_deck: Verb
---@overload fun(t: search_deck_arguments): Effect
---@overload fun(condition: Condition, then_shuffle?: boolean, also?: Cards): Effect
search_deck = {}

--- The card that the ability is printed on.
---@type CardsWord
self = nil

--- Sends dudes home; they leave their posse; who was attached to a card is a dude again.
---@class word.send_home: Verb
---@overload fun(t: send_home_arguments): Effect
---@overload fun(cards: Cards, booted?: boolean, unbooted?: boolean): Effect
send_home = {}

--- Event dude.sent_home: a dude is sent home.
---@class word.sent_home: Event
---@overload fun(t: EventKeys|Cards): Event
sent_home = {}

--- A draw hand's base rank is fixed for the round.
---@class word.set_base_rank: Verb
---@overload fun(t: set_base_rank_arguments): Effect
---@overload fun(rank: Number): Effect
set_base_rank = {}

--- A draw hand counts as legal or as cheatin'.
---@class word.set_legal: Verb
---@overload fun(t: set_legal_arguments): Effect
---@overload fun(legal: Number): Effect
set_legal = {}

--- Sets numbers for a while, and later changes apply on top: set_stat { "x", bullets = 3 }.
---@class word.set_stat: Verb
---@overload fun(t: ModifyKeys): Effect
set_stat = {}

--- A card of a draw hand counts as this.
---@class word.set_suit_and_value: Verb
---@overload fun(t: set_suit_and_value_arguments): Effect
---@overload fun(card: Cards, suit?: Number, value?: Number): Effect
set_suit_and_value = {}

--- Rating as a Shaman, as it is now.
---@param card Cards
---@return NumberWord
function shaman_of(card) end

--- The shooter of the player's posse.
---@param player Players
---@return CardsWord
function shooter(player) end

--- Event shooter.declared: a posse's shooter was declared.
---@class word.shooter_declared: Event
---@overload fun(t: EventKeys|Cards): Event
shooter_declared = {}

--- The shooter of a player's posse.
---@param player Players
---@return CardsWord
function shooter_of(player) end

--- An ability used as a Shootout play.
---@param t Ability
---@return AbilityWord
function shootout(t) end

--- Event shootout.begins: a shootout begins.
---@class word.shootout_begins: Event
---@overload fun(t: EventKeys|Cards): Event
shootout_begins = {}

--- Event shootout.ends: a shootout ends.
---@class word.shootout_ends: Event
---@overload fun(t: EventKeys|Cards): Event
shootout_ends = {}

--- None outside a shootout and job.
---@type PlaceWord
shootout_location = nil

--- Event shootout.over: a shootout, or a job with all that it leads to, is over.
---@class word.shootout_over: Event
---@overload fun(t: EventKeys|Cards): Event
shootout_over = {}

--- Event shootout_play.made: a Shootout play was made; amount: 1 if the player passed.
---@class word.shootout_play_made: Event
---@overload fun(t: EventKeys|Cards): Event
shootout_play_made = {}

--- Event shootout.round_begins: a round begins; amount: its number, from 1.
---@class word.shootout_round_begins: Event
---@overload fun(t: EventKeys|Cards): Event
shootout_round_begins = {}

--- Event shootout.won: a player's posse won a shootout.
---@class word.shootout_won: Event
---@overload fun(t: EventKeys|Cards): Event
shootout_won = {}

--- Can be allowed: be attached or invented as a Shootout play; of a dude: get goods and spells so.
---@type Permit
shop_as_shootout_play = nil

--- A cheatin' hand is shown in a shootout or in lowball (reveals_cheatin: in a shootout alone). For traits.
---@class word.shows_cheatin: Event
---@overload fun(t: EventKeys|Cards): Event
shows_cheatin = {}

--- Shuffles a deck.
---@class word.shuffle: Verb
---@overload fun(t: shuffle_arguments): Effect
---@overload fun(player?: Players): Effect
shuffle = {}

--- Cards go into their owners' deck, which is shuffled.
---@class word.shuffle_into_deck: Verb
---@overload fun(t: shuffle_into_deck_arguments): Effect
---@overload fun(cards: Cards): Effect
shuffle_into_deck = {}

--- For a while these cards, or this place, are those that the text of the ability's card means by singled_out; of a place it counts how often.
---@class word.single_out: Verb
---@overload fun(t: single_out_arguments): Effect
---@overload fun(cards?: Cards, lasts?: Duration, at?: Place): Effect
single_out = {}

--- A skill check in the middle of an effect.
---@class word.skill_check: Verb
---@overload fun(t: skill_check_arguments): Effect
---@overload fun(dude: Cards, skill: Keyword, difficulty: Number): Effect
skill_check = {}

--- Event skill_check.failed: a skill check failed; subject: the dude; other: the card tested for.
---@class word.skill_check_failed: Event
---@overload fun(t: EventKeys|Cards): Event
skill_check_failed = {}

--- Event skill_check.made: a skill check has its total; subject: the dude; amount: the total.
---@class word.skill_check_made: Event
---@overload fun(t: EventKeys|Cards): Event
skill_check_made = {}

--- Event skill_check.succeeded: a skill check succeeded; subject: the dude; other: the card tested for.
---@class word.skill_check_succeeded: Event
---@overload fun(t: EventKeys|Cards): Event
skill_check_succeeded = {}

--- That total minus the difficulty.
---@type NumberWord
skill_margin = nil

--- This play's skill check or pull succeeded.
---@type ConditionWord
skill_succeeded = nil

--- Total of this play's skill check.
---@type NumberWord
skill_total = nil

--- The player's next play of this step is a pass.
---@class word.skip_play: Verb
---@overload fun(t: skip_play_arguments): Effect
---@overload fun(player?: Players): Effect
skip_play = {}

--- Something was chosen there.
---@param name Name
---@return ConditionWord
function slot_filled(name) end

--- The location chosen there.
---@param name Name
---@return PlaceWord
function slot_location(name) end

--- The number chosen there.
---@param name Name
---@return NumberWord
function slot_number(name) end

--- The player chosen there.
---@param name Name
---@return PlayersWord
function slot_player(name) end

--- The suit of dudes.
---@type integer
spades = nil

--- Spells.
---@param t SelectorKeys
---@return Selector
function spell(t) end

--- Can be allowed: start in the gang though a Gadget: invented, for no more ghost rock, once the deck is shuffled, or discarded.
---@type Permit
start_as_gadget = nil

--- Can be allowed: start in a gang of another faction.
---@type Permit
start_in_any_gang = nil

--- Runs the ability's job.
---@class word.start_job: Verb
---@overload fun(t: start_job_arguments): Effect
---@overload fun(leader: Cards, mark: Cards): Effect
start_job = {}

--- Event game.setup_done: starting gangs and play hands are there.
---@class word.start_of_game: Event
---@overload fun(t: EventKeys|Cards): Event
start_of_game = {}

--- A shootout that is no call-out, which could be refused, where the mark is: start_shootout "x" or start_shootout { "x", leader = "y", alone = true }: the leader is the performing dude unless named. In the middle of a shootout that one is suspended until this is over.
---@class word.start_shootout: Verb
---@overload fun(t: start_shootout_arguments): Effect
---@overload fun(leader: Cards, mark: Cards, alone?: boolean, rounds?: Number): Effect
start_shootout = {}

--- Can be allowed: the starting gang with this dude may have Sidekick goods as if they were a dude: this dude carries or, a Gadget, invents them.
---@type Permit
start_with_sidekick = nil

--- An ability of it is a job.
---@param cards? Cards
---@return ConditionWord
function starts_job(cards) end

--- The card's live number, clamped as the rules say.
---@param stat StatName
---@param cards Cards
---@return NumberWord
function stat(stat, cards) end

--- Event stat.changed: numbers of cards are changed for a while; amount: the change; other: the stat.
---@class word.stat_changed: Event
---@overload fun(t: EventKeys|Cards): Event
stat_changed = {}

--- Can be forbidden: to have numbers lowered.
---@type Act
stat_down = nil

--- Event stat.reduced: numbers of cards were reduced; amount: by how much.
---@class word.stat_reduced: Event
---@overload fun(t: EventKeys|Cards): Event
stat_reduced = {}

--- Can be forbidden: to have numbers raised.
---@type Act
stat_up = nil

--- Cards drawn besides for studs, as it is now.
---@param player Players
---@return NumberWord
function stud_bonus_of(player) end

--- The first number minus the second.
---@param number1 Number
---@param number2 Number
---@return NumberWord
function subtract(number1, number2) end

--- The skill check or pull of this ability succeeded; the job did.
---@type ConditionWord
succeeded = nil

--- Event skill_check.succeeded: a skill check has succeeded.
---@class word.succeeds_at_skill: Event
---@overload fun(t: EventKeys|Cards): Event
succeeds_at_skill = {}

--- Event skill_check.succeeded: a spell is cast: its check succeeded.
---@class word.succeeds_at_spell: Event
---@overload fun(t: EventKeys|Cards): Event
succeeds_at_spell = {}

--- A choice of a suit: suit { as = "which" }.
---@param t ChoiceKeys
---@return Choice
function suit(t) end

--- The card's suit, as Suit.
---@param cards Cards
---@return NumberWord
function suit_of(cards) end

--- A number added up over cards: sum_of("influence", dude { ... }).
---@param stat StatName
---@param cards Cards
---@return NumberWord
function sum_of(stat, cards) end

--- Cards that may be discarded at Sundown, as it is now.
---@param player Players
---@return NumberWord
function sundown_discards_of(player) end

--- Event sundown.hand_refilled: a player refilled the play hand; amount: cards drawn.
---@class word.sundown_hand_refilled: Event
---@overload fun(t: EventKeys|Cards): Event
sundown_hand_refilled = {}

--- Two dudes change places and posse membership.
---@class word.swap: Verb
---@overload fun(t: swap_arguments): Effect
---@overload fun(a: Cards, b: Cards): Effect
swap = {}

--- The player's stud bonus and draw bonus change places in this round.
---@class word.switch_bonuses: Verb
---@overload fun(t: switch_bonuses_arguments): Effect
---@overload fun(player?: Players): Effect
switch_bonuses = {}

--- From another player's stash, as much as there is.
---@class word.take: Verb
---@overload fun(t: take_arguments): Effect
---@overload fun(ghost_rock: Number, from: Players): Effect
take = {}

--- Casualties at once, assigned and taken.
---@class word.take_casualties: Verb
---@overload fun(t: take_casualties_arguments): Effect
---@overload fun(amount: Number): Effect
take_casualties = {}

--- A player controls cards for a while.
---@class word.take_control: Verb
---@overload fun(t: take_control_arguments): Effect
---@overload fun(cards: Cards, player: Players, lasts?: Duration): Effect
take_control = {}

--- Ghost rock off a card.
---@class word.take_ghost_rock: Verb
---@overload fun(t: take_ghost_rock_arguments): Effect
---@overload fun(card: Cards, amount: Number, to_stash?: boolean): Effect
take_ghost_rock = {}

--- Can be forbidden: to take part in lowball.
---@type Act
take_part_in_lowball = nil

--- In the call-out or shootout under way the dude is leader or mark instead of the other.
---@class word.take_place_of: Verb
---@overload fun(t: take_place_of_arguments): Effect
---@overload fun(card: Cards, of: Cards): Effect
take_place_of = {}

--- Event target.chosen: an ability has chosen cards; subject: each.
---@class word.target_chosen: Event
---@overload fun(t: EventKeys|Cards): Event
target_chosen = {}

--- Each of the players of every_player in turn.
---@type PlayersWord
that_player = nil

--- There is such a card.
---@param selector Cards
---@return ConditionWord
function there_is(selector) end

--- Until the phase ends.
---@type Duration
this_phase = nil

--- Until the play is complete.
---@type Duration
this_play = nil

--- Until the round of the shootout ends.
---@type Duration
this_round = nil

--- Until the shootout ends.
---@type Duration
this_shootout = nil

--- Until the next round of the shootout ends.
---@type Duration
through_next_round = nil

--- How often abilities of self have singled the location out, as far as that lasts.
---@param place Place
---@return NumberWord
function times_singled_out(place) end

--- The play being made is one of these.
---@param plays TimingName|TimingName[]
---@return ConditionWord
function timing_is(plays) end

--- Cards go to the top of their owners' deck.
---@class word.to_deck: Verb
---@overload fun(t: to_deck_arguments): Effect
---@overload fun(cards: Cards, bottom?: boolean): Effect
to_deck = {}

--- Cards out of play go to their owners' play hand.
---@class word.to_hand: Verb
---@overload fun(t: to_hand_arguments): Effect
---@overload fun(cards: Cards): Effect
to_hand = {}

--- Until the day ends.
---@type Duration
today = nil

--- Both sets.
---@param cards1 Cards
---@param cards2 Cards
---@return CardsWord
function together(cards1, cards2) end

--- The top cards of a deck, the top one first; fewer if there are not as many.
---@param player Players
---@param number Number
---@return CardsWord
function top_of_deck(player, number) end

--- The top cards of a discard pile, the top one first; fewer if there are not as many.
---@param player Players
---@param number Number
---@return CardsWord
function top_of_discard_pile(player, number) end

--- Control points of the player.
---@param player Players
---@return NumberWord
function total_control(player) end

--- Influence of all dudes the player controls.
---@param player Players
---@return NumberWord
function total_influence(player) end

--- The town square.
---@type PlaceWord
town_square = nil

--- The player makes a Tradin' play.
---@class word.trade: Verb, Act
---@overload fun(t: trade_arguments): Effect
---@overload fun(player?: Players): Effect
trade = {}

--- A trait: always on, or with `when` triggered.
---@param t Trait
---@return AbilityWord
function trait(t) end

--- An attached card changes its dude.
---@class word.transfer: Verb
---@overload fun(t: transfer_arguments): Effect
---@overload fun(card: Cards, to: Cards): Effect
transfer = {}

--- Event turn.ends: the day is about to end.
---@class word.turn_ends: Event
---@overload fun(t: EventKeys|Cards): Event
turn_ends = {}

--- Unboots cards.
---@class word.unboot: Verb, Act
---@overload fun(t: unboot_arguments): Effect
---@overload fun(cards: Cards): Effect
unboot = {}

--- Can be forbidden: to be unbooted at Sundown.
---@type Act
unboot_at_sundown = nil

--- Can be allowed: counts for uniqueness as one card with those that fulfil the condition.
---@type Permit
unique_with = nil

--- until_end_of "next upkeep"; also "round", "shootout", "phase", "noon", "day", "next round", "next day".
---@param name string
---@return Duration
function until_end_of(name) end

--- Ghost rock paid for it each day, as it is now.
---@param card Cards
---@return NumberWord
function upkeep_of(card) end

--- Event upkeep.paid: a player paid upkeep; amount: ghost rock.
---@class word.upkeep_paid: Event
---@overload fun(t: EventKeys|Cards): Event
upkeep_paid = {}

--- Event upkeep.unpaid_removal: a card is discarded because its upkeep was not paid.
---@class word.upkeep_unpaid_removal: Event
---@overload fun(t: EventKeys|Cards): Event
upkeep_unpaid_removal = {}

--- Can be forbidden: to use its abilities.
---@type Act
use_abilities = nil

--- An ability of a card is used as this kind of play; again: used today or not; without_boot: its Boot is not paid.
---@class word.use_ability: Verb
---@overload fun(t: use_ability_arguments): Effect
---@overload fun(card: Cards, ability: Number, again?: boolean, without_boot?: boolean): Effect
use_ability = {}

--- Can be allowed: its player uses Controller abilities of the cards that fulfil the condition as if controlling them.
---@type Permit
use_as_controller = nil

--- Can be allowed: its player uses abilities of the cards that fulfil the condition as if controlling them, and as if this card were where they are.
---@type Permit
use_as_if_there = nil

--- Can be allowed: once a day, use a Noon ability of a Totem elsewhere that fulfils the condition, as if it were here.
---@type Permit
use_distant_totems = nil

--- Can be allowed: its Shootout abilities are used as if its dude were in that player's posse.
---@type Permit
use_in_shootout = nil

--- Can be allowed: its abilities are used without their costs; what their text requires is still done.
---@type Permit
use_without_costs = nil

--- The printed value, 1 (ace) to 13 (king), as it is now.
---@param card Cards
---@return NumberWord
function value_of(card) end

--- Event victory.checked: victory was checked and nobody has won.
---@class word.victory_checked: Event
---@overload fun(t: EventKeys|Cards): Event
victory_checked = {}

--- Event victory.points_scored: a player scored victory points; amount: how many.
---@class word.victory_points_scored: Event
---@overload fun(t: EventKeys|Cards): Event
victory_points_scored = {}

--- Event weapon.readied: a Weapon becomes the one that its dude has ready; other: the dude.
---@class word.weapon_readied: Event
---@overload fun(t: EventKeys|Cards): Event
weapon_readied = {}

--- Happens only if the condition holds: when { condition, effect, ..., otherwise = { ... } }.
---@class word.when: Verb
---@overload fun(t: when_arguments): Effect
---@overload fun(condition: Condition): Effect
when = {}

--- Happens by the total of this ability's skill check: when_check { at_least = 11, effect, ... }.
---@param t CheckKeys
---@return Effect
function when_check(t) end

--- Happens by how much the skill check beat the difficulty: when_margin { at_least = 6, effect, ... }.
---@param t CheckKeys
---@return Effect
function when_margin(t) end

--- Happens by the value of this ability's pull: when_pull { below = 5, suit = clubs, effect, ... }.
---@param t CheckKeys
---@return Effect
function when_pull(t) end

--- While the card stays where it is now.
---@type Duration
while_here = nil

--- While the card stays where it is now, until the end of the day at the longest.
---@type Duration
while_here_today = nil

--- While the card is in play.
---@type Duration
while_in_play = nil

--- The player wins.
---@class word.win_game: Verb
---@overload fun(t: win_game_arguments): Effect
---@overload fun(player?: Players): Effect
win_game = {}

--- The day's Winner.
---@type PlayersWord
winner = nil

--- Of a dude who is about to join a posse (joining_posse): he would boot for it.
---@type ConditionWord
would_boot = nil

--- Of a dude who is about to join a posse (joining_posse): he would move for it.
---@type ConditionWord
would_move = nil

--- The ability's controller.
---@type PlayersWord
you = nil

--- Yours: as a side, a controller, an owner.
---@type PlayersWord
yours = nil
