-- What functions of cards are given: `play` in an effect, `read` in a function that computes a value. Verbs have the same words as in
-- the data of a card.

local call, evaluate, is_card = kernel.verb_call, kernel.evaluate, kernel.is_card

local reading, changing = {}, {}

--- The arguments of a call as one table: the last one's keys, and before them what has none.
local function arguments(about_cards, ...)
  local n = select("#", ...)
  local given = { ... }
  local last = given[n]
  local only_cards, keys = true, false
  if type(last) == "table" then
    for key, value in pairs(last) do
      if type(key) == "string" then
        keys = true
      end
      if not is_card(value) then
        only_cards = false
      end
    end
    if n == 1 and about_cards and only_cards and not keys then
      return { cards = last }
    elseif n == 1 then
      return last
    elseif keys then
      local args = {}
      for key, value in pairs(last) do
        if type(key) == "string" then
          args[key] = value
        end
      end
      for i = 1, n - 1 do
        args[i] = given[i]
      end
      return args
    end
  end
  return given
end

local function copy(t)
  local result = {}
  for key, value in pairs(t) do
    result[key] = value
  end
  return result
end

local stats = {}
for _, row in ipairs(kernel.stats) do
  stats[row.name] = row
end

for _, row in ipairs(kernel.verbs) do
  local name = row.name
  local about_cards = string.find(row.arguments, "cards:c", 1) ~= nil
  local has_each = string.find(row.arguments, "each:", 1) ~= nil
  changing[name] = function(_, ...)
    local args = arguments(about_cards, ...)
    if about_cards and not has_each and args.each ~= nil then
      args = copy(args)
      args.cards, args.each = args.each, nil
    end
    return call(name, args)
  end
end

--- Several numbers at once, each a verb of its own.
local function for_each_stat(name, card_verb, player_verb, extra)
  changing[name] = function(_, ...)
    local args = arguments(false, ...)
    local target = args.cards or args.each or args.player or args[1]
    local result
    for key, amount in pairs(args) do
      local stat = stats[key]
      if stat then
        local one = { stat = key, amount = amount, lasts = args.lasts }
        for _, other in ipairs(extra) do
          one[other] = args[other]
        end
        if stat.of_player then
          one.player = target
          result = call(player_verb, one)
        else
          one.cards = target
          result = call(card_verb, one)
        end
      end
    end
    return result
  end
end
for_each_stat("modify", "modify", "modify_player", {})
for_each_stat("set_stat", "set_stat", "modify_player", {})
for_each_stat("limit_stat", "limit_stat", "modify_player", { "at_least" })
for_each_stat("counter", "counter", "modify_player", {})

for name, dudes in pairs { call_out = { "caller", "target" }, start_shootout = { "leader", "mark" } } do
  local doer, other = dudes[1], dudes[2]
  changing[name] = function(_, ...)
    local args = copy(arguments(false, ...))
    if args[other] == nil then
      args[other], args[1] = args[1], nil
    end
    if args[doer] == nil then
      args[doer] = bearer
    end
    return call(name, args)
  end
end

function changing.pay(_, ...)
  local args = arguments(false, ...)
  return call("pay", args)
end

--- reveal_until { rank = n, amount = 3 }: until a card of that rank; or condition = a selector.
function changing.reveal_until(_, ...)
  local args = copy(arguments(false, ...))
  args.amount = args.amount or args.at_most or 52
  args.at_most, args.from = nil, nil
  if args.rank ~= nil then
    args.condition = kernel.words._rank_is
  end
  return call("reveal_until", args)
end

-- Asking ------------------------------------------------------------------------------------------------------------

--- A list of cards: choose { cards, least = 0, most = 2, player = p }.
function changing.choose(_, ...)
  local args = copy(arguments(true, ...))
  if args.from ~= nil then
    args.cards, args.from = args.from, nil
  end
  return call("choose", args)
end

--- One card, or nil if there is none to choose.
function changing.choose_one(play, ...)
  return changing.choose(play, ...)[1]
end

--- A number: ask_number { least = 0, most = 4, player = p }.
function changing.ask_number(_, t)
  return call("choose_number", { player = t.player, least = t.least or t[1] or 0, most = t.most or t[2] })
end
function changing.ask_rank(_, t) return call("choose_number", { player = t and t.player, least = 1, most = 13 }) end
function changing.ask_suit(_, t) return call("choose_suit", { player = t and t.player }) end
function changing.ask_player(_, t)
  return call("choose_player", { player = t and t.player, among = t and (t.among or t[1]) or all_players })
end
function changing.ask_location(_, t)
  return call("choose_location", { player = t and t.player, condition = t and (t.condition or t[1]) })
end
--- 1 to n: which of the things that the ability's text names.
function changing.ask_option(_, t)
  if type(t) ~= "table" then
    t = { t }
  end
  return call("choose_option", { player = t.player, amount = t.amount or t[1] })
end
--- true or false.
function changing.may(_, t) return call("may", { player = t and t.player }) end

kernel.reading, kernel.changing = reading, changing

-- Reading -----------------------------------------------------------------------------------------------------------

function reading.find(_, cards) return evaluate("c", cards) end
function reading.first(_, cards) return evaluate("C", cards) end
function reading.fits(_, card, selector) return evaluate("b", selector, card) end
function reading.holds(_, condition) return evaluate("b", condition) end
function reading.number(_, number) return evaluate("n", number) end
function reading.players(_, players) return evaluate("p", players) end
function reading.place(_, place) return evaluate("l", place) end
--- All cards of a choice, as a list.
function reading.chosen(_, name) return evaluate("c", name) end

local lists = { event_subjects = true }
local kinds = { n = "n", b = "b", l = "l", c = "C", p = "P" }
local words = {}
for _, row in ipairs(kernel.ops) do
  if row.arguments == "" and row.value == "" then
    words[row.name] = lists[row.name] and "c" or kinds[row.result]
  end
end

--- What `play` and `read` can be asked to do, and what can be read of them: for checking what functions name.
kernel.play_methods, kernel.play_readers, kernel.play_fields = {}, reading, {}
for _, methods in ipairs { reading, changing } do
  for name in pairs(methods) do
    kernel.play_methods[name] = true
  end
end
for name in pairs(words) do
  kernel.play_fields[name] = true
end

--- play.name: a method, what was chosen as "name", or a word such as self, you, here, paid.
function kernel.index_play(pure, name)
  local method = reading[name] or (not pure and changing[name])
  if method then
    return method
  end
  local known, value = kernel.slot(name)
  if known then
    return value
  end
  if words[name] then
    return evaluate(words[name], kernel.words[name])
  end
  local list = {}
  for key in pairs(reading) do
    table.insert(list, key)
  end
  for key in pairs(words) do
    table.insert(list, key)
  end
  if not pure then
    for key in pairs(changing) do
      table.insert(list, key)
    end
  end
  error('there is no "' .. tostring(name) .. '"' .. kernel.did_you_mean(name, list))
end

kernel.words._rank_is = kernel.op("compare", "equal", kernel.op("stat", "value", kernel.op("candidate")),
  kernel.op("slot_number", "#script"))
