-- Costs beside `boot` and `pull`, which are the verbs of these names.

--- pay(2); pay(1, 4): an amount chosen on use, told by `paid`; as an effect also pay { player = ..., ghost_rock = ... }.
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
per_round = limit("round")
per_shootout = limit("shootout")
per_day = limit("day")
