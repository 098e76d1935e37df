-- Numbers, and comparisons with them. A number may also be a function(read) ... end. Numbers can be added, subtracted and multiplied.

local op = kernel.op

local function comparison(name, how)
  kernel.words[name] = kernel.word(name, function(amount)
    if amount == nil then
      return kernel.fail('"' .. name .. '" lacks a number')
    end
    return kernel.make { tag = "comparison", comparison = how, amount = amount, name = name }
  end)
end
--- Less than that.
---@param amount Number|Cards
---@return Comparison
comparison("below", "less")
--- More than that.
---@param amount Number|Cards
---@return Comparison
comparison("above", "more")
--- So much or more.
---@param amount Number|Cards
---@return Comparison
comparison("at_least", "at_least")
--- So much or less.
---@param amount Number|Cards
---@return Comparison
comparison("at_most", "at_most")
--- Just so much.
---@param amount Number|Cards
---@return Comparison
comparison("exactly", "equal")
--- Not so much.
---@param amount Number|Cards
---@return Comparison
comparison("other_than", "not_equal")

-- bullets_of "gun", influence_of(self), value_of ... : every number of a card, as it is now.
for _, row in ipairs(kernel.stats) do
  local stat = row.name
  local name = row.of_player and "player_stat" or "stat"
  kernel.words[stat .. "_of"] = function(of) return op(name, stat, of) end
end

--- As printed: printed("influence", "x").
---@param stat StatName
---@param card Cards
---@return NumberWord
function printed(stat, card) return op("printed_stat", stat, card) end
--- What a number of a card has gained or lost for good: counters_of("control", self).
---@param stat StatName
---@param card Cards
---@return NumberWord
function counters_of(stat, card) return op("counters", stat, card) end
--- Value, bullets and influence of a dude added up.
---@param card Cards
---@return NumberWord
function grit_of(card) return op("grit", nil, card) end
--- Bounty on a dude.
---@param card Cards
---@return NumberWord
function bounty_of(card) return op("bounty", nil, card) end
--- Ghost rock kept on a card.
---@param card Cards
---@return NumberWord
function ghost_rock_on(card) return op("pool", nil, card) end
--- The number that the effect `note` keeps on a card, 0 at first.
---@param card Cards
---@return NumberWord
function note_of(card) return op("note", nil, card) end
--- The number behind a keyword of a card: rating_of("Huckster", "x").
---@param keyword Keyword
---@param card Cards
---@return NumberWord
function rating_of(keyword, card) return op("rating", keyword, card) end
--- How many cards there are.
---@param cards Cards
---@return NumberWord
function count_of(cards) return op("count", nil, cards) end
--- A number added up over cards: sum_of("influence", dude { ... }).
---@param stat StatName
---@param cards Cards
---@return NumberWord
function sum_of(stat, cards) return op("sum_of", stat, cards) end
--- The highest such number among cards; 0 if there are none.
---@param stat StatName
---@param cards Cards
---@return NumberWord
function highest_of(stat, cards) return op("highest_of", stat, cards) end
--- The lowest such number among cards; 0 if there are none.
---@param stat StatName
---@param cards Cards
---@return NumberWord
function lowest_of(stat, cards) return op("lowest_of", stat, cards) end
--- Ghost rock in a player's stash.
---@param player Players
---@return NumberWord
function ghost_rock_of(player) return op("ghost_rock", nil, player) end
--- What a player has borrowed from the bank and not repaid yet.
---@param player Players
---@return NumberWord
function debt_of(player) return op("debt", nil, player) end
--- The rank of a player's draw hand, with all that changes it.
---@param player Players
---@return NumberWord
function hand_rank_of(player) return op("draw_hand_rank", nil, player) end
--- The rank of a player's draw hand by its cards: what is added to it left out.
---@param player Players
---@return NumberWord
function base_rank_of(player) return op("base_rank", nil, player) end
--- Casualties a player owes in this round.
---@param player Players
---@return NumberWord
function casualties_of(player) return op("casualties", nil, player) end
--- By how many ranks a card's posse has lost the round whose casualties are taken; 0 if it has not.
---@param card Cards
---@return NumberWord
function beaten_by(card) return op("beaten_by", nil, card) end
--- The number chosen under that name.
---@param name Name
---@return NumberWord
function number_of(name) return op("slot_number", name) end
--- if_(condition, 2, 1): the first number if the condition holds, else the second.
---@param condition Condition
---@param yes Number
---@param no Number
---@return NumberWord
function if_(condition, yes, no) return op("if_number", nil, condition, yes, no) end

--- The suit of actions.
clubs = 1
--- The suit of deeds.
diamonds = 2
--- The suit of goods and spells.
hearts = 3
--- The suit of dudes.
spades = 4
