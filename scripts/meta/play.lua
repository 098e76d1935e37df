---@meta
-- What functions of cards are given, and what they can read. Never executed. The verbs of `play` are the effects of words.lua.

--- A card, as functions see it. Its numbers are those it has now.
---@class Card: CardStats
---@field title string its title
---@field type CardType its type
---@field grit integer value, bullets and influence added up
---@field bounty integer ghost rock of bounty on it
---@field note integer the number that the verb `note` keeps on it, 0 at first
---@field suit integer its suit: `clubs`, `diamonds`, `hearts`, `spades`
---@field ghost_rock integer ghost rock kept on it, bounty aside
---@field booted boolean whether it is booted
---@field wanted boolean whether there is bounty on it
---@field stud boolean whether it is a stud
---@field in_play boolean whether it is in play
---@field in_shootout boolean whether it is in a posse
---@field controller Player? who controls it
---@field owner Player whose deck it comes from
---@field location Location? where it is
---@field host Card? what it is attached to
---@field attachments Card[] what is attached to it
---@field has fun(self: Card, keyword: Keyword): boolean whether it has the keyword: `card:has "Horse"`
---@field rating fun(self: Card, keyword: Keyword): integer the number behind the keyword, 0 without it

--- A player, as functions see it.
---@class Player
---@field ghost_rock integer in the stash
---@field hand_count integer cards in the play hand
---@field deck_count integer cards in the deck
---@field casualties integer casualties owed this round
---@field influence integer of all dudes the player controls
---@field control integer control points
---@field hand_rank integer what effects add to the rank of the draw hand
---@field hand Card[] the play hand
---@field draw_hand Card[] the draw hand
---@field discard_pile Card[] the discard pile
---@field boot_hill Card[] Boot Hill
---@field dudes Card[] the dudes the player controls
---@field home Location the player's home
---@field outfit Card the player's outfit

--- A location, as functions see it.
---@class Location
---@field card Card? the deed or outfit; none for the town square
---@field owner Player? who owns the deed or home
---@field controller Player? who controls the deed or home
---@field dudes Card[] the dudes there
---@field is_home boolean whether it is a home
---@field is_town_square boolean whether it is the town square
---@field in_town boolean whether it is in town
---@field has fun(self: Location, keyword: Keyword): boolean whether the deed or outfit there has the keyword

--- Given to functions that compute a number or a condition; changes nothing. `read.name` is what was chosen as "name".
---@class Read: Readable
---@field find fun(self: Read, cards: Cards): Card[] all these cards
---@field first fun(self: Read, cards: Cards): Card? the first of them
---@field fits fun(self: Read, card: Card, selector: Selector): boolean whether a card fits
---@field holds fun(self: Read, condition: Condition): boolean whether a condition holds
---@field number fun(self: Read, number: Number): integer a number now
---@field players fun(self: Read, players: Players): Player[] all these players
---@field place fun(self: Read, place: Place): Location? the location
---@field chosen fun(self: Read, name: Name): Card[] all cards of a choice

--- Given to effects; reads too, and has every verb, with the words of the data of cards.
---@class Play: Read, PlayVerbs
---@field choose fun(self: Play, t: ChooseTable|Cards): Card[] a choice of cards: `play:choose { rivals, least = 0, most = 2 }`
---@field choose_one fun(self: Play, t: ChooseTable|Cards): Card? a choice of one card; nil if there is none
---@field ask_number fun(self: Play, t: AskNumber): integer a number: `play:ask_number { least = 0, most = 4 }`
---@field ask_rank fun(self: Play, t: Ask?): integer a card value from 1 to 13
---@field ask_suit fun(self: Play, t: Ask?): integer a suit
---@field ask_player fun(self: Play, t: AskPlayer?): Player a player: `play:ask_player { among = other_players }`
---@field ask_location fun(self: Play, t: AskLocation?): Location a location: `play:ask_location { condition }`
---@field ask_option fun(self: Play, t: AskOption|integer): integer 1 to n: which of the things that the ability's text names
---@field may fun(self: Play, t: Ask?): boolean whether the player wants it

--- Who is asked.
---@class Ask
---@field player? Players who; left out: you

--- Which cards can be chosen, and how many.
---@class ChooseTable: Ask
---@field [1]? Cards the cards
---@field cards? Cards the cards
---@field from? Cards the cards
---@field least? integer at least so many; left out: 1
---@field most? integer at most so many; left out: 1

--- Which numbers can be chosen.
---@class AskNumber: Ask
---@field [1]? integer the lowest
---@field [2]? integer the highest
---@field least? integer the lowest
---@field most? integer the highest

--- Which players can be chosen.
---@class AskPlayer: Ask
---@field [1]? Players who can be chosen; left out: anybody
---@field among? Players who can be chosen; left out: anybody

--- Which locations can be chosen.
---@class AskLocation: Ask
---@field [1]? Condition what the place must be
---@field condition? Condition what the place must be

--- How many things there are.
---@class AskOption: Ask
---@field [1]? integer how many
---@field amount? integer how many
