---@meta
-- Every word of the card language. Made from scripts/highnoon and the kernel's registries; a test tells when it is old, and
-- HIGHNOON_WRITE_META=1 makes that test write it anew. Never executed.

--- ability { as = "which", of = "target", used = true }: an ability of a card, used today if `used`
---@type fun(...): any
ability = nil

--- Event ability.declared: an ability was declared and its costs are paid; subject: its card
---@type fun(...): any
ability_declared = nil

--- Event ability.refreshed: an ability may be used again; amount: its index
---@type fun(...): any
ability_refreshed = nil

--- Event ability.resolved: an ability has resolved; subject: its card
---@type fun(...): any
ability_resolved = nil

---@type fun(...): any
above = nil

--- Effect: cards go to their owners' Boot Hill, from play, hand, draw hand or discard pile. Arguments: cards:c
---@type fun(...): any
ace = nil

---@type fun(...): any
aced = nil

---@type fun(...): any
action = nil

--- Event action.played: an action card left the play hand to be played
---@type fun(...): any
action_played = nil

--- one number plus the other
---@type fun(...): any
add = nil

--- Can be allowed: this location is adjacent to the locations that fulfil the condition
---@type any
adjacent = nil

--- it is at a location adjacent to that one
---@type fun(...): any
adjacent_to = nil

--- value: zones as bits of ZoneSet; every card there for which the condition holds
---@type fun(...): any
all = nil

---@type fun(...): any
all_of = nil

--- everybody, from the Winner
---@type any
all_players = nil

--- value: 0 false, 1 true; always so, or never
---@type fun(...): any
always = nil

--- all of them
---@type fun(...): any
and_ = nil

---@type fun(...): any
any_of = nil

--- Self (or what it is attached to) is at such a place: at { keyword = "Saloon", owner = you }.
---@type fun(...): any
at = nil

--- at its controller's home
---@type fun(...): any
at_home = nil

---@type fun(...): any
at_least = nil

--- it is at that location
---@type fun(...): any
at_location = nil

---@type fun(...): any
at_most = nil

--- at another player's home
---@type fun(...): any
at_other_home = nil

--- Effect: attaches a card as if shoppin', paying its cost. Arguments: card:c to:c reduce:n? free:flag?
---@type fun(...): any
attach = nil

--- Can be allowed: get goods and spells at a location you do not control
---@type any
attach_anywhere = nil

--- Can be allowed: get goods and spells while booted
---@type any
attach_while_booted = nil

--- it is attached to one of those cards
---@type fun(...): any
attached_to = nil

---@type fun(...): any
attachment = nil

--- Event attachment.left_play: attached cards leave play; amount: 1 aced, 0 discarded
---@type fun(...): any
attachment_left_play = nil

--- cards attached to the cards
---@type fun(...): any
attachments_of = nil

--- Effect: the cards' abilities (that one) cannot be used until the day ends. Arguments: cards:c ability:n?
---@type fun(...): any
bar_ability = nil

--- Can be forbidden: to be aced
---@type any
be_aced = nil

--- Can be forbidden: to be affected by card effects
---@type any
be_affected = nil

--- Can be forbidden: to be called out
---@type any
be_called_out = nil

--- Can be forbidden: to be chosen as a casualty
---@type any
be_casualty = nil

--- Can be forbidden: to be chosen by card effects
---@type any
be_chosen = nil

--- Can be forbidden: to be discarded from play
---@type any
be_discarded = nil

--- Can be forbidden: to be the mark of a job
---@type any
be_marked = nil

--- Can be forbidden: to be picked as shooter
---@type any
be_shooter = nil

--- the dude or deed that self is attached to; self if it is not attached; the performing dude of an action
---@type any
bearer = nil

--- Can be forbidden: to become a draw
---@type any
become_draw = nil

---@type fun(...): any
below = nil

--- Effect: cards lose abilities, traits or stat bonuses for a while. Arguments: cards:c abilities:flag? traits:flag? bonuses:flag? lasts:lasts?
---@type fun(...): any
blank = nil

--- blessed of a card, as it is now
---@type fun(...): any
blessed_of = nil

--- Effect: boots cards. Arguments: cards:c
---@type fun(...): any
boot = nil

--- The cards of both.
---@type fun(...): any
both = nil

--- Effect: adds bounty to dudes; a negative amount takes it off. Arguments: cards:c amount:n
---@type fun(...): any
bounty = nil

--- Event bounty.collected: a player collects a dude's bounty; amount
---@type fun(...): any
bounty_collected = nil

--- Event bounty.gained: dudes gain bounty; amount
---@type fun(...): any
bounty_gained = nil

--- Event bounty.lost: dudes lose bounty; amount
---@type fun(...): any
bounty_lost = nil

---@type fun(...): any
bounty_of = nil

--- bullet_bonus of a card, as it is now
---@type fun(...): any
bullet_bonus_of = nil

--- Event bullet_type.changed: dudes become stud or draw; amount: 1 stud, 0 draw
---@type fun(...): any
bullet_type_changed = nil

--- bullet_type of a card, as it is now
---@type fun(...): any
bullet_type_of = nil

--- Can be forbidden: to have bullets lowered
---@type any
bullets_down = nil

--- bullets of a card, as it is now
---@type fun(...): any
bullets_of = nil

--- value: pure script function; what it returns
---@type fun(...): any
call_condition = nil

--- value: pure script function; what it returns
---@type fun(...): any
call_number = nil

--- call_out "x" or call_out { "x", caller = "y", cannot_refuse = true }: the caller is the performing dude unless named.
---@type fun(...): any
call_out = nil

--- Can be allowed: call out dudes at their home
---@type any
call_out_at_home = nil

--- Can be allowed: call out even if booted
---@type any
call_out_while_booted = nil

---@type fun(...): any
called_out = nil

--- Event callout.accepted: a call-out is accepted; subject: the one called out; other: the caller
---@type fun(...): any
callout_accepted = nil

--- Event callout.made: a dude calls out another; subject: the one called out; other: the caller
---@type fun(...): any
callout_made = nil

--- Event callout.refused: a call-out is refused; subject: the one called out; other: the caller
---@type fun(...): any
callout_refused = nil

--- the candidate (or card) may be attached to that card
---@type fun(...): any
can_attach_to = nil

--- its owner could bring the card into play, cost aside
---@type fun(...): any
can_play = nil

--- Effect: the ability reacted to has no effect. Arguments: refund:flag?
---@type fun(...): any
cancel = nil

--- the card being filtered
---@type any
candidate = nil

--- card "id" { ... } is a card's script; card { ... } selects cards of every type.
---@type fun(...): any
card = nil

--- Event card.aced_from_hand: cards go from a play hand to Boot Hill
---@type fun(...): any
card_aced_from_hand = nil

--- Event card.affected_by_opponent: another player's card effect affected a card
---@type fun(...): any
card_affected_by_opponent = nil

--- Event card.attached: a card was attached; other: its host
---@type fun(...): any
card_attached = nil

--- Event card.booted: cards are booted
---@type fun(...): any
card_booted = nil

--- Event card.discarded_from_hand: cards go from a play hand to the discard pile
---@type fun(...): any
card_discarded_from_hand = nil

--- Event card.drawn_by_effect: a player draws cards by a card effect; amount: how many
---@type fun(...): any
card_drawn_by_effect = nil

--- Event card.entered_play: a card entered play; to: where
---@type fun(...): any
card_entered_play = nil

--- Event card.entering_play: a card is about to enter play; to: where
---@type fun(...): any
card_entering_play = nil

--- Event card.left_play: other cards leave play; amount: 1 aced, 0 discarded
---@type fun(...): any
card_left_play = nil

--- Event card.milled: cards go from the top of a deck to the discard pile
---@type fun(...): any
card_milled = nil

--- Event card.moved_between_piles: cards out of play change pile by an effect
---@type fun(...): any
card_moved_between_piles = nil

--- Event card.transferred: an attached card changed its host; other: the new host
---@type fun(...): any
card_transferred = nil

--- Event card.unbooted: cards are unbooted
---@type fun(...): any
card_unbooted = nil

--- the player's draw hand
---@type fun(...): any
cards_in_draw_hand = nil

--- the player's play hand
---@type fun(...): any
cards_in_hand = nil

--- Event cards.looked_at: a player looked at hidden cards
---@type fun(...): any
cards_looked_at = nil

--- Event cards.revealed: hidden cards were shown to all
---@type fun(...): any
cards_revealed = nil

--- casualties the player owes this round
---@type fun(...): any
casualties = nil

--- Event casualties.about_to_be_assigned: a player is about to assign casualties; amount
---@type fun(...): any
casualties_about_to_be_assigned = nil

--- Event casualties.about_to_be_taken: a player is about to take casualties; amount
---@type fun(...): any
casualties_about_to_be_taken = nil

--- Event casualties.changed: the casualties a player owes are changed; amount
---@type fun(...): any
casualties_changed = nil

--- Casualties a player owes in this round.
---@type fun(...): any
casualties_of = nil

--- Event casualties.taken: a player has taken casualties; amount: covered
---@type fun(...): any
casualties_taken = nil

--- A dude is lost as a casualty: casualty { as = "fallen", fate = discard, side = yours }. fate: discard or ace.
---@type fun(...): any
casualty = nil

--- Event casualty.covered: a casualty was taken; amount: how many it covered
---@type fun(...): any
casualty_covered = nil

--- Cheatin' Resolution.
---@type fun(...): any
cheatin = nil

--- whose draw hand a Cheatin' Resolution is used against; all it could be before that is known
---@type any
cheatin_player = nil

--- Effect: a choice of cards in the middle of an effect. Arguments: player:p as:slot cards:c least:n? most:n?
---@type fun(...): any
choose = nil

--- Effect: a choice of a place. Arguments: player:p as:slot condition:b?
---@type fun(...): any
choose_location = nil

--- Effect: a choice of a number. Arguments: player:p as:slot least:n most:n
---@type fun(...): any
choose_number = nil

--- Effect: a choice among `amount` things the text names. Arguments: player:p as:slot amount:n
---@type fun(...): any
choose_option = nil

--- Effect: a choice of a player. Arguments: player:p as:slot among:p?
---@type fun(...): any
choose_player = nil

--- Effect: a choice of a suit, as Suit. Arguments: player:p as:slot
---@type fun(...): any
choose_suit = nil

--- Something was chosen under that name.
---@type fun(...): any
chosen = nil

---@type integer
clubs = nil

--- A number compares: compare(ghost_rock_of(you), at_least(3)).
---@type fun(...): any
compare = nil

--- Can be allowed: control of this deed is by bullets instead of influence
---@type any
control_by_bullets = nil

--- Event control.changed: a deed's or card's controller changed; player: the new one
---@type fun(...): any
control_changed = nil

--- control of a card, as it is now
---@type fun(...): any
control_of = nil

--- one of those players controls it
---@type fun(...): any
controlled_by = nil

--- who controls the card now
---@type fun(...): any
controller_of = nil

--- cost of a card, as it is now
---@type fun(...): any
cost_of = nil

--- how many cards
---@type fun(...): any
count = nil

---@type fun(...): any
count_of = nil

--- Effect: permanent counters: control, production, influence, bullets. Arguments: cards:c stat:stat amount:n
---@type fun(...): any
counter = nil

--- Event counter.changed: a permanent counter is put on or taken off a card; amount
---@type fun(...): any
counter_changed = nil

--- Event day.begins: a new day begins; amount: its number
---@type fun(...): any
day_begins = nil

--- 1 on the first day
---@type any
day_number = nil

--- cards in the deck
---@type fun(...): any
deck_count = nil

--- Event deck.shuffled: a deck was shuffled; amount: 1 if from an empty deck
---@type fun(...): any
deck_shuffled = nil

---@type fun(...): any
deed = nil

--- Event deed.left_play: deeds leave play; amount: 1 aced, 0 discarded
---@type fun(...): any
deed_left_play = nil

---@type integer
diamonds = nil

--- difficulty of a card, as it is now
---@type fun(...): any
difficulty_of = nil

--- Effect: cards go to their owners' discard pile, from play, hand, draw hand. Arguments: cards:c
---@type fun(...): any
discard = nil

--- Effect: the player chooses and discards cards of the play hand. Arguments: player:p amount:n random:flag?
---@type fun(...): any
discard_from_hand = nil

---@type fun(...): any
discarded = nil

--- Effect: draws cards to the play hand. Arguments: player:p amount:n
---@type fun(...): any
draw = nil

--- draw_bonus of a player
---@type fun(...): any
draw_bonus_of = nil

--- Effect: for the shootout shooters' influence counts instead of bullets for draw hands. Arguments: none
---@type fun(...): any
draw_by_influence = nil

--- Event draw_hand.changed: a card of a draw hand was replaced or changed
---@type fun(...): any
draw_hand_changed = nil

--- Event draw_hand.drawn: a player has drawn a draw hand in a shootout; amount: cards
---@type fun(...): any
draw_hand_drawn = nil

---@type fun(...): any
draw_hand_of = nil

--- final rank of the player's draw hand
---@type fun(...): any
draw_hand_rank = nil

--- Event draw_hand.redrawn: a player used the draw bonus; amount: cards replaced
---@type fun(...): any
draw_hand_redrawn = nil

--- Event draw_hand.revealed: the draw hands of a shootout round are revealed
---@type fun(...): any
draw_hand_revealed = nil

--- Event draw_hand.revealed_cheatin: a revealed draw hand is cheatin'
---@type fun(...): any
draw_hand_revealed_cheatin = nil

--- Effect: cards from the deck, or another player's, to the draw hand. Arguments: player:p amount:n from:p?
---@type fun(...): any
draw_to_draw_hand = nil

---@type fun(...): any
dude = nil

--- Event dude.aced: dudes in play are aced
---@type fun(...): any
dude_aced = nil

--- Event dude.chosen_as_casualty: a dude was chosen as a casualty
---@type fun(...): any
dude_chosen_as_casualty = nil

--- Event dude.discarded: dudes in play are discarded
---@type fun(...): any
dude_discarded = nil

--- Event dude.fled: a dude flees
---@type fun(...): any
dude_fled = nil

--- Event dude.joined_posse: a dude joined a posse
---@type fun(...): any
dude_joined_posse = nil

--- Event dude.joining_posse: a dude is about to join a posse; amount: 1 if booting for it, 2 if moving
---@type fun(...): any
dude_joining_posse = nil

--- Event dude.left_posse: a dude left a posse
---@type fun(...): any
dude_left_posse = nil

--- Event dude.moved: a dude moves; from, to
---@type fun(...): any
dude_moved = nil

--- Event dude.replaced: a dude was replaced by another version of that dude
---@type fun(...): any
dude_replaced = nil

--- Event dude.sent_home: dudes are sent home; amount: 1 booted
---@type fun(...): any
dude_sent_home = nil

--- A shootout is going on.
---@type any
during_shootout = nil

--- Effect: the shootout ends without a winner. Arguments: none
---@type fun(...): any
end_shootout = nil

--- Effect: the card that is about to enter play enters there. Arguments: to:l
---@type fun(...): any
enter_at = nil

--- Can be forbidden: to enter play
---@type any
enter_play = nil

--- brought into play in the current phase
---@type fun(...): any
entered_this_phase = nil

---@type fun(...): any
enters_play = nil

--- erratum "id" { card = "01001", date = "2017-03-01", reason = ..., facts = ..., replaces = ..., removes = ..., adds = ..., before = ... }
---@type fun(...): any
erratum = nil

--- the amount of the event reacted to
---@type any
event_amount = nil

--- one of these players' card effects caused the event
---@type fun(...): any
event_by = nil

--- the card whose effect caused the event, if a card did
---@type any
event_cause = nil

--- the player whose play caused the event
---@type any
event_cause_player = nil

--- where a moved card came from
---@type any
event_from = nil

--- value: bits of EventFlag; the event is marked with all of these
---@type fun(...): any
event_is = nil

--- value: bits of Timing; the play that caused the event is one of these
---@type fun(...): any
event_kind = nil

--- the other card of the event
---@type any
event_other = nil

--- the player that the event is about
---@type any
event_player = nil

--- the subject of the event reacted to that this listener is about
---@type any
event_subject = nil

--- all subjects
---@type any
event_subjects = nil

--- where a moved card went, or a card entered
---@type any
event_to = nil

---@type fun(...): any
exactly = nil

--- Effect: two players trade draw hands; what changes their ranks stays with the players. Arguments: a:p b:p
---@type fun(...): any
exchange_draw_hands = nil

--- at least one card
---@type fun(...): any
exists = nil

--- level of an Experienced dude, 0 otherwise
---@type fun(...): any
experience = nil

--- Can be allowed: carry one more Horse
---@type any
extra_horse = nil

--- Effect: the player may make another play of this timing at once. Arguments: player:p
---@type fun(...): any
extra_play = nil

--- Can be allowed: the starting gang may have one more dude
---@type any
extra_starting_dude = nil

--- Can be allowed: carry one more Weapon
---@type any
extra_weapon = nil

--- Can be forbidden: to flee a shootout
---@type any
flee = nil

--- for_each { selector, as = "one", effect, ... }
---@type fun(...): any
for_each = nil

--- Effect: no Cheatin' Resolution can be used against the player's present draw hand any more. Arguments: player:p
---@type fun(...): any
forbid_cheatin = nil

--- Effect: the player's dudes cannot flee this round. Arguments: player:p
---@type fun(...): any
forbid_fleeing = nil

--- Effect: must be chosen first when casualties are next assigned in the shootout. Arguments: cards:c
---@type fun(...): any
force_casualty = nil

--- Event gadget.invented: a Gadget was invented; subject: the Gadget; other: the Mad Scientist
---@type fun(...): any
gadget_invented = nil

--- Effect: from the bank. Arguments: player:p ghost_rock:n
---@type fun(...): any
gain = nil

--- Can be forbidden: to gain bounty
---@type any
gain_bounty = nil

--- Event game.setup_done: the starting gangs stand at home and play hands are drawn
---@type fun(...): any
game_setup_done = nil

--- Event game.won: a player has won
---@type fun(...): any
game_won = nil

--- in the stash
---@type fun(...): any
ghost_rock = nil

--- Event ghost_rock.gained: a player gains ghost rock by an effect; amount
---@type fun(...): any
ghost_rock_gained = nil

--- Event ghost_rock.lost: a player loses ghost rock by an effect; amount
---@type fun(...): any
ghost_rock_lost = nil

---@type fun(...): any
ghost_rock_of = nil

--- Ghost rock kept on a card.
---@type fun(...): any
ghost_rock_on = nil

--- Event ghost_rock.paid: a player paid ghost rock to the bank; amount
---@type fun(...): any
ghost_rock_paid = nil

--- Event ghost_rock.paid_to_player: a player paid another; amount; other: who got it
---@type fun(...): any
ghost_rock_paid_to_player = nil

--- Event ghost_rock.taken: a player takes ghost rock from another by an effect; amount; player: from whom
---@type fun(...): any
ghost_rock_taken = nil

---@type fun(...): any
goods = nil

--- Effect: cards get a keyword for a while. Arguments: cards:c keyword:keyword rating:n? lasts:lasts?
---@type fun(...): any
grant_keyword = nil

--- value, bullets and influence added up
---@type fun(...): any
grit = nil

---@type fun(...): any
grit_of = nil

--- cards in the play hand
---@type fun(...): any
hand_count = nil

--- Can be allowed: a draw hand with this card is cheatin'
---@type any
hand_is_cheatin = nil

--- Can be allowed: a draw hand with this card is never cheatin'
---@type any
hand_is_legal = nil

---@type fun(...): any
hand_of = nil

--- Event hand_rank.changed: a hand rank is modified; amount
---@type fun(...): any
hand_rank_changed = nil

--- hand_rank of a player
---@type fun(...): any
hand_rank_of = nil

--- hand_size of a player
---@type fun(...): any
hand_size_of = nil

--- an ability of it was used today
---@type fun(...): any
has_ability_used = nil

--- a card attached to it fulfils the condition
---@type fun(...): any
has_attached = nil

--- value: keyword; it has the keyword; with a number: of at least that rating
---@type fun(...): any
has_keyword = nil

---@type integer
hearts = nil

--- where self or its bearer is; a deed is its own location
---@type any
here = nil

--- value: Stat; the highest such number among the cards; 0 if there are none
---@type fun(...): any
highest_of = nil

--- who has a draw hand, in a shootout or in lowball
---@type any
holding_draw_hand = nil

--- the player's home
---@type fun(...): any
home_of = nil

--- the dude a card is or is attached to
---@type fun(...): any
host_dude = nil

--- what the card is attached to
---@type fun(...): any
host_of = nil

--- house_rule "name" { parameters = ..., insert = ..., replace = ..., remove = ... }
---@type fun(...): any
house_rule = nil

--- huckster of a card, as it is now
---@type fun(...): any
huckster_of = nil

--- if_(condition, 2, 1): the first number if the condition holds, else the second.
---@type fun(...): any
if_ = nil

--- first number if the condition holds, else the second
---@type fun(...): any
if_number = nil

--- first player if the condition holds, else the second
---@type fun(...): any
if_player = nil

--- a shootout is going on
---@type any
in_a_shootout = nil

--- in the leader's posse of the shootout or job
---@type fun(...): any
in_leader_posse = nil

---@type fun(...): any
in_phase = nil

--- in that player's posse, itself or its host
---@type fun(...): any
in_posse_of = nil

--- in a posse of the shootout, itself or its host
---@type fun(...): any
in_shootout = nil

--- it is at a location that is in town
---@type fun(...): any
in_town = nil

--- value: bits of ZoneSet; it is in one of those zones
---@type fun(...): any
in_zone = nil

--- influence of a card, as it is now
---@type fun(...): any
influence_of = nil

--- Effect: a Mad Scientist tries to invent a Gadget. Arguments: card:c by:c? reduce:n? easier:n? free:flag? without_boot:flag?
---@type fun(...): any
invent = nil

--- A card fits a selector: is("gun", dude { wanted = true }).
---@type fun(...): any
is = nil

--- the locations are adjacent; a location is not adjacent to itself
---@type fun(...): any
is_adjacent = nil

--- The place of a card is such: is_at("gun", { keyword = "Saloon" }).
---@type fun(...): any
is_at = nil

--- it is attached to something
---@type fun(...): any
is_attached = nil

--- it is booted
---@type fun(...): any
is_booted = nil

--- the player's draw hand is illegal
---@type fun(...): any
is_cheatin = nil

--- a dude without outfit
---@type fun(...): any
is_drifter = nil

--- in a draw hand
---@type fun(...): any
is_faceup_draw = nil

--- the shootout or posse belongs to a job
---@type any
is_job = nil

--- it leads the shootout or job
---@type fun(...): any
is_leader = nil

--- value: bits of LocationKind; the location is of one of these kinds: home, deed, town square, in town, out of town
---@type fun(...): any
is_location_kind = nil

--- it is marked by the call-out or job
---@type fun(...): any
is_mark = nil

--- value: Parameter; that number of the ruleset is not 0
---@type fun(...): any
is_ruleset_on = nil

--- one of those cards
---@type fun(...): any
is_same = nil

--- it was picked as the shooter of its posse this round
---@type fun(...): any
is_shooter = nil

--- it is a stud now
---@type fun(...): any
is_stud = nil

--- it is a token
---@type fun(...): any
is_token = nil

--- value: bits of CardType; it is of one of those types
---@type fun(...): any
is_type = nil

--- there is bounty on it
---@type fun(...): any
is_wanted = nil

--- that player won lowball today
---@type fun(...): any
is_winner = nil

--- The opposite of a condition.
---@type fun(...): any
isnt = nil

--- A Noon job.
---@type fun(...): any
job = nil

--- Event job.failed: a job failed; subject: the mark; other: the leader
---@type fun(...): any
job_failed = nil

--- Event job.marked: a job's mark was chosen; subject: the mark; other: the leader
---@type fun(...): any
job_marked = nil

--- Event job.succeeded: a job succeeded; subject: the mark; other: the leader
---@type fun(...): any
job_succeeded = nil

--- the job succeeded, of which the posse comes home
---@type any
job_success = nil

--- join_cost of a card, as it is now
---@type fun(...): any
join_cost_of = nil

--- Can be allowed: join a posse from any location
---@type any
join_from_anywhere = nil

--- Effect: dudes join a posse of the shootout, moving if necessary. Arguments: cards:c side:p? booting:flag? staying:flag?
---@type fun(...): any
join_posse = nil

--- Can be allowed: join a posse from an adjacent location even if booted
---@type any
join_while_booted = nil

--- Can be allowed: join a posse without booting
---@type any
join_without_booting = nil

--- Can be allowed: join a posse from an adjacent location and stay there
---@type any
join_without_moving = nil

---@type fun(...): any
joining_posse = nil

---@type fun(...): any
joins_posse = nil

--- kung_fu of a card, as it is now
---@type fun(...): any
kung_fu_of = nil

--- later { dude_aced { ... }, effect, ..., lasts = today, each = true }: when that happens.
---@type fun(...): any
later = nil

--- Can be forbidden: to lead a job
---@type any
lead_job = nil

--- the leader dude of the shootout or job
---@type any
leader = nil

--- who leads: the player of the leader's posse
---@type any
leader_player = nil

--- the smaller
---@type fun(...): any
least = nil

--- Effect: dudes leave their posse and the shootout. Arguments: cards:c
---@type fun(...): any
leave_posse = nil

---@type fun(...): any
legend = nil

--- Effect: caps a number (or, at_least, floors it) for a while. Arguments: cards:c stat:stat amount:n at_least:flag? lasts:lasts?
---@type fun(...): any
limit_stat = nil

--- location { as = "stop", adjacent_to = bearer, keyword = "Saloon", owner = you }
---@type fun(...): any
location = nil

--- who controls the deed or home there; none for the town square
---@type fun(...): any
location_controller = nil

--- value: keyword; the deed or outfit there has it
---@type fun(...): any
location_keyword = nil

--- where the card is; attached cards are where their host is
---@type fun(...): any
location_of = nil

--- who owns the deed or home there; none for the town square
---@type fun(...): any
location_owner = nil

--- Effect: a player looks at cards. Arguments: player:p cards:c
---@type fun(...): any
look = nil

--- Effect: to the bank, as much as there is. Arguments: player:p ghost_rock:n
---@type fun(...): any
lose = nil

--- Effect: cards lose a keyword for a while. Arguments: cards:c keyword:keyword lasts:lasts?
---@type fun(...): any
lose_keyword = nil

--- Event lowball.ante_paid: a player put the ante into the pot; amount: ghost rock
---@type fun(...): any
lowball_ante_paid = nil

--- Event lowball.hand_discarded: a lowball hand goes to the discard pile
---@type fun(...): any
lowball_hand_discarded = nil

--- Event lowball.hand_drawn: a player has drawn a lowball hand
---@type fun(...): any
lowball_hand_drawn = nil

--- Event lowball.hand_revealed: all lowball hands are revealed; player: each in turn
---@type fun(...): any
lowball_hand_revealed = nil

--- Event lowball.joker_aced: a joker used in lowball is aced
---@type fun(...): any
lowball_joker_aced = nil

--- Event lowball.won: a player became the Winner; amount: the pot
---@type fun(...): any
lowball_won = nil

--- value: Stat; the lowest such number among the cards; 0 if there are none
---@type fun(...): any
lowest_of = nil

--- mad_scientist of a card, as it is now
---@type fun(...): any
mad_scientist_of = nil

--- Effect: dudes become draws. Arguments: cards:c lasts:lasts?
---@type fun(...): any
make_draw = nil

--- Effect: dudes become studs. Arguments: cards:c lasts:lasts?
---@type fun(...): any
make_stud = nil

--- Effect: a token dude enters play. Arguments: def:def player:p at:l? posse:flag?
---@type fun(...): any
make_token = nil

--- the marked card of the call-out or job
---@type any
mark = nil

--- Effect: a call-out that is accepted: the mark's posse is formed before the leader's. Arguments: none
---@type fun(...): any
mark_forms_first = nil

--- the player opposing the leader in the shootout
---@type any
mark_player = nil

--- may { effect, ..., otherwise = { ... }, player = opponent }
---@type fun(...): any
may = nil

--- Effect: discards from the top of the deck. Arguments: player:p amount:n
---@type fun(...): any
mill = nil

--- Effect: adds to a number for a while. Arguments: cards:c stat:stat amount:n lasts:lasts?
---@type fun(...): any
modify = nil

--- Effect: hand rank, casualties, bonuses, hand size for a while. Arguments: player:p stat:stat amount:n lasts:lasts?
---@type fun(...): any
modify_player = nil

--- the larger
---@type fun(...): any
most = nil

--- Effect: moves dudes without booting; they must arrive at a new location. Arguments: cards:c to:l
---@type fun(...): any
move = nil

--- Can be forbidden: to be moved by the Movin' play
---@type any
move_play = nil

--- Can be allowed: the Movin' play may move this dude while booted
---@type any
move_while_booted = nil

--- Can be allowed: the Movin' play does not boot this dude
---@type any
move_without_booting = nil

---@type fun(...): any
moved = nil

--- one number times the other
---@type fun(...): any
multiply = nil

--- at it or adjacent to it
---@type fun(...): any
nearby = nil

--- the number with the other sign
---@type fun(...): any
negate = nil

---@type fun(...): any
none_of = nil

---@type fun(...): any
noon = nil

---@type fun(...): any
noon_or_shootout = nil

--- the condition does not hold
---@type fun(...): any
not_ = nil

--- Effect: a number kept on the card by its script until it leaves play. Arguments: card:c amount:n
---@type fun(...): any
note = nil

--- number { as = "much", least = 0, most = 3 }
---@type fun(...): any
number = nil

--- The number chosen under that name.
---@type fun(...): any
number_of = nil

--- value: faction; it is of that faction
---@type fun(...): any
of_faction = nil

--- of the faction of that player's outfit
---@type fun(...): any
of_outfit_of = nil

--- value: DefId of any printing; it has the same title (persona)
---@type fun(...): any
of_title = nil

--- in a shootout the player of the opposing posse, else the next player
---@type any
opponent = nil

--- The other side: in a shootout the opposing posse, else any other player.
---@type any
opposing = nil

--- option { as = "which", "the first thing", "the second": 1 or 2 is chosen }
---@type fun(...): any
option = nil

--- one of them
---@type fun(...): any
or_ = nil

--- The other card of an event: who called out, what was tested for, the host ...
---@type any
other_card = nil

--- all but you
---@type any
other_players = nil

---@type fun(...): any
other_than = nil

---@type fun(...): any
outfit = nil

--- the player's outfit card
---@type fun(...): any
outfit_of = nil

--- one of those players owns it
---@type fun(...): any
owned_by = nil

--- whose deck the card comes from
---@type fun(...): any
owner_of = nil

--- ghost rock paid for an amount chosen on use
---@type any
paid = nil

--- pay(2); pay(1, 4): an amount chosen on use, told by `paid`; as an effect also pay { player = ..., ghost_rock = ... }.
---@type fun(...): any
pay = nil

--- Effect: from one stash to another. Arguments: player:p to:p ghost_rock:n
---@type fun(...): any
pay_player = nil

--- Can be allowed: ghost rock on this card may pay for Shootout abilities
---@type any
pay_shootout_abilities = nil

---@type fun(...): any
per_day = nil

---@type fun(...): any
per_round = nil

---@type fun(...): any
per_shootout = nil

---@type any
permanently = nil

--- Effect: a player's cards may do something against the usual rules for a while. Arguments: player:p permit:permit lasts:lasts?
---@type fun(...): any
permit = nil

--- Event phase.gambling_begins: the Gambling phase begins
---@type fun(...): any
phase_gambling_begins = nil

--- value: bits of Phase; it is one of those phases
---@type fun(...): any
phase_is = nil

--- Event phase.noon_begins: the High Noon phase begins
---@type fun(...): any
phase_noon_begins = nil

--- Event phase.noon_ends: the High Noon phase ends
---@type fun(...): any
phase_noon_ends = nil

--- Event phase.sundown_begins: the Sundown phase begins
---@type fun(...): any
phase_sundown_begins = nil

--- Event phase.upkeep_begins: the Upkeep phase begins
---@type fun(...): any
phase_upkeep_begins = nil

--- Event phase.upkeep_ends: the Upkeep phase ends
---@type fun(...): any
phase_upkeep_ends = nil

--- The place chosen, or any other location, is such: place_is("stop", { owner = you }).
---@type fun(...): any
place_is = nil

--- Event play.about_to_be_made: a player is about to make a play
---@type fun(...): any
play_about_to_be_made = nil

--- Event play.declared: a player declared a play; subject: its card if it has one
---@type fun(...): any
play_declared = nil

--- Event play.finished: a play is complete
---@type fun(...): any
play_finished = nil

--- The play being made is of this kind: "noon", "shootout" ...
---@type fun(...): any
play_is = nil

--- player { as = "rival", among = other_players }
---@type fun(...): any
player = nil

--- value: Stat; a number of the player, such as hand_rank
---@type fun(...): any
player_stat = nil

--- ghost rock kept on the card, bounty aside
---@type fun(...): any
pool = nil

--- Event pool.changed: ghost rock is put on a card or taken off it; amount; player: whose stash it comes from or goes to, none: the bank
---@type fun(...): any
pool_changed = nil

--- dudes of the player's posse
---@type fun(...): any
posse_of = nil

--- Event posses.formed: all posses of a shootout are formed
---@type fun(...): any
posses_formed = nil

--- Effect: nothing happens instead of what an ability replaces. Arguments: none
---@type fun(...): any
prevent = nil

--- As printed: printed("influence", "x").
---@type fun(...): any
printed = nil

--- value: Stat; the card's number as printed
---@type fun(...): any
printed_stat = nil

--- Event production.collected: a player received production; amount: ghost rock
---@type fun(...): any
production_collected = nil

--- production of a card, as it is now
---@type fun(...): any
production_of = nil

--- Effect: cannot be chosen as a casualty this round; lifted: can be again. Arguments: cards:c lifted:flag?
---@type fun(...): any
protect_casualty = nil

--- Can be allowed: cards that fulfil the condition cannot be chosen or affected if this card could be instead
---@type any
protects = nil

--- Effect: pulls; pull_value and pull_suit then tell. Arguments: player:p
---@type fun(...): any
pull = nil

--- Event pull.about_to_be_made: a pull is about to be made; subject: for whom
---@type fun(...): any
pull_about_to_be_made = nil

--- Effect: the skill check under way is made anew, with another pull. Arguments: none
---@type fun(...): any
pull_again = nil

--- Event pull.revealed: a pull was revealed; subject: the pulled card; other: for whom; amount: its value
---@type fun(...): any
pull_revealed = nil

--- suit of the last pull of this play, as Suit
---@type any
pull_suit = nil

--- value of the last pull of this play
---@type any
pull_value = nil

--- the card of the last pull of this play
---@type any
pulled_card = nil

--- Effect: ghost rock onto a card. Arguments: card:c amount:n from_stash:flag?
---@type fun(...): any
put_ghost_rock = nil

--- Effect: brings a card into play, paying its cost. Arguments: card:c at:l? reduce:n? free:flag? booted:flag? posse:flag?
---@type fun(...): any
put_into_play = nil

--- value: keyword; the number behind it, 0 if the card lacks it
---@type fun(...): any
rating = nil

--- The number behind a keyword of a card: rating_of("Huckster", "x").
---@type fun(...): any
rating_of = nil

---@type fun(...): any
react = nil

--- redraw_extra of a player
---@type fun(...): any
redraw_extra_of = nil

--- Effect: the cards' abilities (that one) that were used today may be used again; additional: once more, used or not. Arguments: cards:c ability:n? additional:flag?
---@type fun(...): any
refresh = nil

--- Can be forbidden: to refuse a call-out
---@type any
refuse_callout = nil

--- Can be allowed: refuse a call-out even if booted
---@type any
refuse_while_booted = nil

--- Effect: tokens leave the game. Arguments: cards:c
---@type fun(...): any
remove = nil

--- Effect: a card takes the place of a draw hand's card, which is discarded if still there. Arguments: card:c with:c
---@type fun(...): any
replace_in_draw_hand = nil

---@type fun(...): any
resolution = nil

---@type fun(...): any
resolution_or_cheatin = nil

--- Effect: cards cannot do or suffer something for a while, from such players or plays. Arguments: cards:c act:act by:p? lasts:lasts? play:timing?
---@type fun(...): any
restrict = nil

--- Effect: all players see cards. Arguments: cards:c
---@type fun(...): any
reveal = nil

--- Effect: reveals from the deck until one fits; the rest is discarded. Arguments: player:p amount:n condition:b
---@type fun(...): any
reveal_until = nil

---@type fun(...): any
reveals_cheatin = nil

--- dudes the player took as casualties in this round, saved ones too
---@type fun(...): any
round_casualties_of = nil

--- none in a tie
---@type any
round_loser = nil

--- 1 in the first round of a shootout, 0 outside one
---@type any
round_number = nil

--- none in a tie
---@type any
round_winner = nil

--- Event round.won_or_lost: hands were compared; player: the round's winner if there is one
---@type fun(...): any
round_won_or_lost = nil

--- ruleset "name" { parameters = { ... }, procedures = { ... } }
---@type fun(...): any
ruleset = nil

--- Effect: a script function of the ability. Arguments: function:function
---@type fun(...): any
run_function = nil

--- both are one location
---@type fun(...): any
same_location = nil

--- one player is in both
---@type fun(...): any
same_player = nil

--- Event script.error: a script failed and was undone; only those who may see the card hear of it
---@type fun(...): any
script_error = nil

--- Effect: the player may choose a card of the deck, which is then shuffled. Arguments: player:p as:slot condition:b then_shuffle:flag?
---@type fun(...): any
search_deck = nil

--- the card that the ability is printed on
---@type any
self = nil

--- Effect: sends dudes home; they leave their posse. Arguments: cards:c booted:flag? unbooted:flag?
---@type fun(...): any
send_home = nil

---@type fun(...): any
sent_home = nil

--- Effect: a draw hand's base rank is fixed for the round. Arguments: player:p rank:n
---@type fun(...): any
set_base_rank = nil

--- Effect: a draw hand counts as legal or as cheatin'. Arguments: player:p legal:n
---@type fun(...): any
set_legal = nil

--- Effect: sets a number for a while; later changes apply on top. Arguments: cards:c stat:stat amount:n lasts:lasts?
---@type fun(...): any
set_stat = nil

--- Effect: a card of a draw hand counts as this. Arguments: card:c suit:n? value:n?
---@type fun(...): any
set_suit_and_value = nil

--- shaman of a card, as it is now
---@type fun(...): any
shaman_of = nil

--- the shooter of the player's posse
---@type fun(...): any
shooter = nil

--- Event shooter.declared: a posse's shooter was declared
---@type fun(...): any
shooter_declared = nil

---@type fun(...): any
shooter_of = nil

---@type fun(...): any
shootout = nil

--- Event shootout.begins: a shootout begins
---@type fun(...): any
shootout_begins = nil

--- Event shootout.ends: a shootout ends
---@type fun(...): any
shootout_ends = nil

--- none outside a shootout and job
---@type any
shootout_location = nil

--- Event shootout_play.made: a Shootout play was made
---@type fun(...): any
shootout_play_made = nil

--- Event shootout.round_begins: a round begins; amount: its number, from 1
---@type fun(...): any
shootout_round_begins = nil

--- Event shootout.won: a player's posse won a shootout
---@type fun(...): any
shootout_won = nil

--- Can be allowed: be attached or invented as a Shootout play
---@type any
shop_as_shootout_play = nil

--- A cheatin' hand is shown in a shootout or in lowball (reveals_cheatin: in a shootout alone). For traits.
---@type fun(...): any
shows_cheatin = nil

--- Effect: shuffles a deck. Arguments: player:p
---@type fun(...): any
shuffle = nil

--- Effect: cards go into their owners' deck, which is shuffled. Arguments: cards:c
---@type fun(...): any
shuffle_into_deck = nil

--- Effect: a skill check in the middle of an effect. Arguments: dude:c skill:keyword difficulty:n
---@type fun(...): any
skill_check = nil

--- Event skill_check.failed: a skill check failed; subject: the dude; other: the card tested for
---@type fun(...): any
skill_check_failed = nil

--- Event skill_check.made: a skill check has its total; subject: the dude; amount: the total
---@type fun(...): any
skill_check_made = nil

--- Event skill_check.succeeded: a skill check succeeded; subject: the dude; other: the card tested for
---@type fun(...): any
skill_check_succeeded = nil

--- that total minus the difficulty
---@type any
skill_margin = nil

--- this play's skill check or pull succeeded
---@type any
skill_succeeded = nil

--- total of this play's skill check
---@type any
skill_total = nil

--- Effect: the player's next play of this step is a pass. Arguments: player:p
---@type fun(...): any
skip_play = nil

--- value: slot; something was chosen there
---@type fun(...): any
slot_filled = nil

--- value: slot; the location chosen there
---@type fun(...): any
slot_location = nil

--- value: slot; the number chosen there
---@type fun(...): any
slot_number = nil

--- value: slot; the player chosen there
---@type fun(...): any
slot_player = nil

---@type integer
spades = nil

---@type fun(...): any
spell = nil

--- Can be allowed: start in a gang of another faction
---@type any
start_in_any_gang = nil

--- Effect: runs the ability's job. Arguments: leader:c mark:c
---@type fun(...): any
start_job = nil

---@type fun(...): any
start_of_game = nil

--- value: Stat; the card's live number, clamped as the rules say
---@type fun(...): any
stat = nil

--- Event stat.changed: numbers of cards are changed for a while; amount: the change; other: the stat
---@type fun(...): any
stat_changed = nil

--- Can be forbidden: to have numbers lowered
---@type any
stat_down = nil

--- Event stat.reduced: numbers of cards were reduced; amount: by how much
---@type fun(...): any
stat_reduced = nil

--- Can be forbidden: to have numbers raised
---@type any
stat_up = nil

--- stud_bonus of a player
---@type fun(...): any
stud_bonus_of = nil

--- the first number minus the second
---@type fun(...): any
subtract = nil

--- The skill check or pull of this ability succeeded; the job did.
---@type any
succeeded = nil

---@type fun(...): any
succeeds_at_skill = nil

--- A spell is cast: its check succeeded.
---@type fun(...): any
succeeds_at_spell = nil

---@type fun(...): any
suit = nil

--- the card's suit, as Suit
---@type fun(...): any
suit_of = nil

--- sum_of("influence", dude { ... }), highest_of("huckster", dude { ... }), lowest_of.
---@type fun(...): any
sum_of = nil

--- sundown_discards of a player
---@type fun(...): any
sundown_discards_of = nil

--- Event sundown.hand_refilled: a player refilled the play hand; amount: cards drawn
---@type fun(...): any
sundown_hand_refilled = nil

--- Effect: two dudes change places and posse membership. Arguments: a:c b:c
---@type fun(...): any
swap = nil

--- Effect: from another player's stash, as much as there is. Arguments: player:p ghost_rock:n from:p
---@type fun(...): any
take = nil

--- Effect: casualties at once, assigned and taken. Arguments: player:p amount:n
---@type fun(...): any
take_casualties = nil

--- Effect: a player controls cards for a while. Arguments: cards:c player:p lasts:lasts?
---@type fun(...): any
take_control = nil

--- Effect: ghost rock off a card. Arguments: card:c amount:n to_stash:flag?
---@type fun(...): any
take_ghost_rock = nil

--- Can be forbidden: to take part in lowball
---@type any
take_part_in_lowball = nil

--- Event target.chosen: a card was chosen by an ability; subject: the card
---@type fun(...): any
target_chosen = nil

--- There is such a card.
---@type fun(...): any
there_is = nil

---@type any
this_phase = nil

---@type any
this_play = nil

---@type any
this_round = nil

---@type any
this_shootout = nil

---@type any
through_next_round = nil

--- value: bits of Timing; the play being made is one of these
---@type fun(...): any
timing_is = nil

--- Effect: cards go to the top of their owners' deck. Arguments: cards:c bottom:flag?
---@type fun(...): any
to_deck = nil

--- Effect: cards out of play go to their owners' play hand. Arguments: cards:c
---@type fun(...): any
to_hand = nil

---@type any
today = nil

--- both sets
---@type fun(...): any
together = nil

--- the top cards of a deck, the top one first; fewer if there are not as many
---@type fun(...): any
top_of_deck = nil

--- control points of the player
---@type fun(...): any
total_control = nil

--- influence of all dudes the player controls
---@type fun(...): any
total_influence = nil

--- the town square
---@type any
town_square = nil

--- Effect: the player makes a Tradin' play. Arguments: player:p
---@type fun(...): any
trade = nil

---@type fun(...): any
trait = nil

--- Effect: an attached card changes its dude. Arguments: card:c to:c
---@type fun(...): any
transfer = nil

--- Event turn.ends: the day is about to end
---@type fun(...): any
turn_ends = nil

--- Effect: unboots cards. Arguments: cards:c
---@type fun(...): any
unboot = nil

--- Can be forbidden: to be unbooted at Sundown
---@type any
unboot_at_sundown = nil

--- until_end_of "next upkeep"; also "round", "shootout", "phase", "noon", "day", "next round", "next day".
---@type fun(...): any
until_end_of = nil

--- upkeep of a card, as it is now
---@type fun(...): any
upkeep_of = nil

--- Event upkeep.paid: a player paid upkeep; amount: ghost rock
---@type fun(...): any
upkeep_paid = nil

--- Event upkeep.unpaid_removal: a card is discarded because its upkeep was not paid
---@type fun(...): any
upkeep_unpaid_removal = nil

--- Can be forbidden: to use its abilities
---@type any
use_abilities = nil

--- value of a card, as it is now
---@type fun(...): any
value_of = nil

--- Event victory.checked: victory was checked and nobody has won
---@type fun(...): any
victory_checked = nil

--- when { condition, effect, ..., otherwise = { ... } }
---@type fun(...): any
when = nil

---@type fun(...): any
when_check = nil

---@type fun(...): any
when_margin = nil

---@type fun(...): any
when_pull = nil

---@type any
while_here = nil

--- While the card stays where it is now, until the end of the day at the longest.
---@type any
while_here_today = nil

---@type any
while_in_play = nil

--- Effect: the player wins. Arguments: player:p
---@type fun(...): any
win_game = nil

--- the day's Winner
---@type any
winner = nil

--- Of a dude who is about to join a posse (joining_posse): he would boot, or move, for it.
---@type any
would_boot = nil

---@type any
would_move = nil

--- the ability's controller
---@type any
you = nil

--- Yours: as a side, a controller, an owner.
---@type any
yours = nil
