-- Costs beside `boot` and `pull`, which are the verbs of these names.

--- pay(2); pay(1, 4): an amount chosen on use, told by `paid`; as an effect also pay { player = ..., ghost_rock = ... }.
---@param least Number|table
---@param most? Number
---@return Effect
pay = kernel.word("pay", function(least, most)
  if type(least) == "table" then
    return kernel.make { tag = "verb", verb = "pay", args = least }
  end
  return kernel.make { tag = "verb", verb = "pay", args = { ghost_rock = least, most = most } }
end, { tag = "verb_word", verb = "pay" })

-- Limits of abilities that repeat.
local function limit(duration)
  return function(times) return kernel.make { tag = "limit", times = times, duration = duration } end
end
--- Of an ability that repeats: so often in a round of a shootout.
---@param times integer
---@return Limit
per_round = limit("round")
--- Of an ability that repeats: so often in a shootout.
---@param times integer
---@return Limit
per_shootout = limit("shootout")
--- Of an ability that repeats: so often in a day.
---@param times integer
---@return Limit
per_day = limit("day")
