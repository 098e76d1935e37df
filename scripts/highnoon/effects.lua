-- Effects: every verb under its name, and words that are made of several. A verb takes a table; what has no key goes to its
-- arguments in their order, and a player who is you can be left out.

local make, data = kernel.make, kernel.data

local function arguments(...)
  local first = ...
  if select("#", ...) == 1 and type(first) == "table" then
    return first
  end
  return { ... }
end

local function copy(t)
  local result = {}
  for key, value in pairs(t) do
    result[key] = value
  end
  return result
end

--- A list of several effects that stands for one.
local function effects(list) return make { tag = "effects", list = list } end

local function verb(name, args) return make { tag = "verb", verb = name, args = args } end

for _, row in ipairs(kernel.verbs) do
  local name = row.name
  local about_cards = string.find(row.arguments, "cards:c") ~= nil
  local has_each = string.find(row.arguments, "each:") ~= nil
  local words = { tag = "verb_word", verb = name }
  local call = function(...)
    local args = arguments(...)
    if about_cards and not has_each and args.each ~= nil then
      args = copy(args)
      args.cards, args.each = args.each, nil
    end
    return verb(name, args)
  end
  -- `pay` is a cost too (costs.lua).
  if kernel.words[name] == nil then
    kernel.words[name] = kernel.word(name, call, words)
  end
end

local function word(name, call)
  kernel.words[name] = kernel.word(name, call, { tag = "verb_word", verb = name })
end

local stats = {}
for _, row in ipairs(kernel.stats) do
  stats[row.name] = row
end

-- Verbs that change several numbers at once.
local function for_each_stat(name, card_verb, player_verb, extra)
  local known = { cards = true, each = true, player = true, lasts = true }
  for stat in pairs(stats) do
    known[stat] = true
  end
  for _, key in ipairs(extra) do
    known[key] = true
  end
  kernel.accepted[name] = known
  word(name, function(t)
    if not kernel.keys(name, t, known, 1) then
      return kernel.fail(name .. " takes a table")
    end
    local list = {}
    for key, amount in pairs(t) do
      local stat = stats[key]
      if stat and stat.of_player then
        if not player_verb then
          return kernel.fail('"' .. key .. '" is a number of a player, which only `modify` changes', key)
        end
        table.insert(list, verb(player_verb, { player = t.player or t[1], stat = key, amount = amount, lasts = t.lasts }))
      elseif stat then
        local args = { cards = t.cards or t.each or t[1], stat = key, amount = amount, lasts = t.lasts }
        for _, other in ipairs(extra) do
          args[other] = t[other]
        end
        table.insert(list, verb(card_verb, args))
      end
    end
    if #list == 0 then
      return kernel.fail('"' .. name .. '" lacks a number, such as bullets = 1')
    end
    return effects(list)
  end)
end
--- Adds to numbers for a while: modify { "x", bullets = -2, influence = 1, lasts = ... }; modify { opponent, hand_rank = -1 } for
--- numbers of players.
---@param t ModifyKeys
---@return Effect
for_each_stat("modify", "modify", "modify_player", {})
--- Sets numbers for a while, and later changes apply on top: set_stat { "x", bullets = 3 }.
---@param t ModifyKeys
---@return Effect
for_each_stat("set_stat", "set_stat", nil, {})
--- Caps numbers, or with at_least = true floors them, for a while: limit_stat { "x", bullets = 5 }.
---@param t LimitKeys
---@return Effect
for_each_stat("limit_stat", "limit_stat", nil, { "at_least" })
--- Puts permanent counters on cards: counter { "x", control = 1 }.
---@param t ModifyKeys
---@return Effect
for_each_stat("counter", "counter", nil, {})

--- Splits `t` into what is about the word and the effects that follow.
local function with_effects(name, t, first)
  if type(t) ~= "table" then
    return kernel.fail('"' .. name .. '" takes a table')
  end
  local args = {}
  for key, value in pairs(t) do
    if type(key) == "string" then
      args[key] = value
    end
  end
  local list = {}
  for i, value in ipairs(t) do
    if i == 1 and first and args[first] == nil then
      args[first] = value
    else
      table.insert(list, value)
    end
  end
  if args.effects == nil then
    args.effects = list
  end
  return verb(name, args)
end

--- The player decides whether it happens: may { effect, ..., otherwise = { ... }, player = opponent }
word("may", function(t) return with_effects("may", t) end)
--- Happens only if the condition holds: when { condition, effect, ..., otherwise = { ... } }
word("when", function(t) return with_effects("when", t, "condition") end)
--- Happens once for each card: for_each { selector, as = "one", effect, ... }
word("for_each", function(t) return with_effects("for_each", t, "cards") end)
--- Happens once for each player, from the Winner: for_each_player { other_players, as = "rival", effect, ... }
word("for_each_player", function(t) return with_effects("for_each_player", t, "players") end)

--- Happens when the event does, once unless `each`: later { dude_aced { ... }, effect, ..., lasts = today, each = true }.
---@param t LaterKeys
---@return Effect
word("later", function(t)
  local d = type(t) == "table" and data(t[1])
  if d and d.tag == "event_word" then
    d = data(d.call {})
  end
  if not d or d.tag ~= "event" then
    return kernel.fail("`later` begins with an event, such as dude_aced { ... }")
  end
  kernel.keys("later", t, { lasts = true, each = true }, kernel.any_number)
  local list = {}
  for i, value in ipairs(t) do
    if i > 1 then
      table.insert(list, value)
    end
  end
  return verb("later", { trigger = d.trigger, condition = d.cond, effects = list, lasts = t.lasts, each = t.each })
end)

local results = {}
for _, row in ipairs(kernel.ops) do
  results[row.name] = row.result
end

--- Whether a value names cards as they are now: a name in quotes, or a word such as bearer.
local function names_cards(value)
  local d = data(value)
  return type(value) == "string" or (d and d.tag == "op" and results[d.op] == "c")
end

kernel.accepted.lasting_trait = { affects = true, where = true, condition = true, gives = true, cannot = true, unless = true, may = true, by = true,
                                  by_others = true, from = true, ignores = true, ignores_penalties = true, lasts = true }
--- What a trait would do, for a while: lasting_trait { affects = "x", condition = ..., gives = { bullets = 1 }, lasts = this_shootout }.
---@param t LastingTraitKeys
---@return Effect
word("lasting_trait", function(t)
  if not kernel.keys("lasting_trait", t, kernel.accepted.lasting_trait) then
    return kernel.fail "lasting_trait takes a table"
  end
  local body = copy(t)
  local cards = nil
  if names_cards(t.affects) then
    cards, body.affects = t.affects, t.where
  elseif t.where ~= nil then
    return kernel.fail('"where" is about the cards that `affects` names', "where")
  end
  return verb("lasting_trait", { trait = make { tag = "lent", body = body }, cards = cards, lasts = t.lasts })
end)

--- Dudes become wanted: make_wanted "x", which is a bounty of 1.
---@param cards Cards
---@return Effect
word("make_wanted", function(cards) return verb("bounty", { cards = cards, amount = 1 }) end)

--- A verb of a dude against the one that is given first; who does it is the performing dude unless named.
local function against(t, name, doer, other)
  local args = type(t) == "table" and copy(t) or { t }
  if args[other] == nil then
    args[other], args[1] = args[1], nil
  end
  if args[doer] == nil then
    args[doer] = kernel.op("bearer")
  end
  return verb(name, args)
end

--- A call-out by a card effect, at home and by booted dudes too: call_out "x" or call_out { "x", caller = "y", cannot_refuse = true }:
--- the caller is the performing dude unless named.
word("call_out", function(t) return against(t, "call_out", "caller", "target") end)

--- A shootout that is no call-out, which could be refused, where the mark is: start_shootout "x" or start_shootout { "x", leader = "y",
--- alone = true }: the leader is the performing dude unless named. In the middle of a shootout that one is suspended until this is over.
word("start_shootout", function(t) return against(t, "start_shootout", "leader", "mark") end)

-- Effects by a number of this ability's pull.
local comparisons = { at_least = "at_least", at_most = "at_most", below = "less", above = "more", exactly = "equal" }
local function by_number(name, number)
  local known = { otherwise = true, suit = true }
  for key in pairs(comparisons) do
    known[key] = true
  end
  kernel.accepted.CheckKeys = known
  kernel.words[name] = kernel.word(name, function(t)
    if not kernel.keys(name, t, known, kernel.any_number) then
      return kernel.fail(name .. " takes a table")
    end
    local conditions = {}
    for key, how in pairs(comparisons) do
      if t[key] ~= nil then
        table.insert(conditions, kernel.op("compare", how, kernel.op(number), t[key]))
      end
    end
    if t.suit ~= nil then
      table.insert(conditions, kernel.op("compare", "equal", kernel.op("pull_suit"), t.suit))
    end
    if #conditions == 0 then
      return kernel.fail('"' .. name .. '" lacks a comparison, such as at_least = 11')
    end
    local list = {}
    for _, value in ipairs(t) do
      table.insert(list, value)
    end
    return verb("when", { condition = kernel.all_of(conditions), effects = list, otherwise = t.otherwise })
  end)
end
--- Happens by the total of this ability's skill check: when_check { at_least = 11, effect, ... }.
---@param t CheckKeys
---@return Effect
by_number("when_check", "skill_total")
--- Happens by how much the skill check beat the difficulty: when_margin { at_least = 6, effect, ... }.
---@param t CheckKeys
---@return Effect
by_number("when_margin", "skill_margin")
--- Happens by the value of this ability's pull: when_pull { below = 5, suit = clubs, effect, ... }.
---@param t CheckKeys
---@return Effect
by_number("when_pull", "pull_value")
