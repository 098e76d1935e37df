-- Numbers, and comparisons with them. A number may also be a function(read) ... end. Numbers can be added, subtracted and multiplied.

local op = kernel.op

local function comparison(name, how)
  kernel.words[name] = kernel.word(name, function(amount)
    return kernel.make { tag = "comparison", comparison = how, amount = amount, name = name }
  end)
end
comparison("below", "less")
comparison("above", "more")
comparison("at_least", "at_least")
comparison("at_most", "at_most")
comparison("exactly", "equal")
comparison("other_than", "not_equal")

-- bullets_of "gun", influence_of(self), value_of ... : every number of a card, as it is now.
for _, row in ipairs(kernel.stats) do
  local stat = row.name
  local name = row.of_player and "player_stat" or "stat"
  kernel.words[stat .. "_of"] = function(of) return op(name, stat, of) end
end

--- As printed: printed("influence", "x").
function printed(stat, card) return op("printed_stat", stat, card) end
function grit_of(card) return op("grit", nil, card) end
function bounty_of(card) return op("bounty", nil, card) end
--- Ghost rock kept on a card.
function ghost_rock_on(card) return op("pool", nil, card) end
--- The number behind a keyword of a card: rating_of("Huckster", "x").
function rating_of(keyword, card) return op("rating", keyword, card) end
function count_of(cards) return op("count", nil, cards) end
--- sum_of("influence", dude { ... }), highest_of("huckster", dude { ... }), lowest_of.
function sum_of(stat, cards) return op("sum_of", stat, cards) end
function highest_of(stat, cards) return op("highest_of", stat, cards) end
function lowest_of(stat, cards) return op("lowest_of", stat, cards) end
function ghost_rock_of(player) return op("ghost_rock", nil, player) end
function hand_rank_of(player) return op("draw_hand_rank", nil, player) end
--- Casualties a player owes in this round.
function casualties_of(player) return op("casualties", nil, player) end
--- The number chosen under that name.
function number_of(name) return op("slot_number", name) end
--- if_(condition, 2, 1): the first number if the condition holds, else the second.
function if_(condition, yes, no) return op("if_number", nil, condition, yes, no) end

-- Suits, as numbers.
clubs, diamonds, hearts, spades = 1, 2, 3, 4
