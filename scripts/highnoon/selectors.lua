-- Selectors: dude { side = opposing, in_shootout = true, bullets = below "gun" }. As an item of `choose` they are a choice, in an
-- effect all cards that fit, in a condition the question whether a card fits.

local make, data, op = kernel.make, kernel.data, kernel.op

local function candidate(of) return of or op("candidate") end
local function not_(condition) return op("not_", nil, condition) end

--- A list of keywords means: one of them.
local function one_of(key, value, condition)
  if type(value) ~= "table" then
    return condition(value)
  end
  local list = {}
  for _, item in ipairs(value) do
    table.insert(list, condition(item))
  end
  if #list == 0 then
    return kernel.fail('"' .. key .. '" is an empty list', key)
  end
  if #list == 1 then
    return list[1]
  end
  return op("or_", nil, table.unpack(list))
end

--- The condition of a selector, for a key such as `has`.
local function condition_of(key, value)
  local d = data(value)
  if d and d.tag == "filter" then
    return d.cond
  elseif d and d.tag == "poison" then
    return value
  end
  return kernel.fail('"' .. key .. '" takes a selector, such as goods { keyword = "Horse" }', key)
end

local function is_opposing(value) return kernel.tag(value) == "side" end

-- Places -----------------------------------------------------------------------------------------------------------

local place_keys = {}
function place_keys.adjacent_to(value, place) return op("is_adjacent", nil, place, value) end
function place_keys.near(value, place)
  return op("or_", nil, op("same_location", nil, place, value), op("is_adjacent", nil, place, value))
end
function place_keys.within(value, place)
  if value == 0 then
    return op("same_location", nil, place, op("here"))
  elseif value == 1 then
    return place_keys.near(op("here"), place)
  end
  return kernel.fail('"within" is 0 (here) or 1 (here or adjacent)', "within")
end
function place_keys.keyword(value, place)
  return one_of("keyword", value, function(keyword) return op("location_keyword", keyword, place) end)
end
local function of_player(name)
  return function(value, place)
    if is_opposing(value) then
      return kernel.all_of { op("is_location_kind", { "deed", "home" }, place),
                             not_(op("same_player", nil, op(name, nil, place), op("you"))) }
    end
    return op("same_player", nil, op(name, nil, place), value)
  end
end
place_keys.owner = of_player("location_owner")
place_keys.controller = of_player("location_controller")
--- "home", "deed", "town_square", "in_town", "out_of_town"
function place_keys.kind(value, place)
  return one_of("kind", value, function(kind) return op("is_location_kind", kind, place) end)
end
place_keys["is"] = function(value, place) return op("same_location", nil, place, value) end
function place_keys.except(value, place) return not_(op("same_location", nil, place, value)) end
--- A card there: with = dude { side = opposing }.
place_keys["with"] = function(value, place)
  local d = data(value)
  local there = op("at_location", nil, place)
  return op("exists", nil, op("all", d and d.zones, kernel.all_of { there, condition_of("with", value) }))
end
--- How often abilities of this card have singled it out: a number, a comparison, or true (once at least).
function place_keys.singled_out(value, place)
  if type(value) == "boolean" then
    value = value and at_least(1) or 0
  end
  return kernel.compare(value, "times_singled_out", nil, place)
end
function place_keys.where(value) return value end

local known_of_places = { as = true, chooser = true, random = true, optional = true, affects = true }
for key in pairs(place_keys) do
  known_of_places[key] = true
end
kernel.accepted.PlaceKeys = known_of_places

--- The condition that a place fits a table of keys, or a location { ... }.
function kernel.place(word, t, place)
  local d = data(t)
  if d and d.tag == "choice" then
    t = d.keys
  elseif d then
    return op("same_location", nil, place, t)
  end
  if not kernel.keys(word, t, known_of_places) then
    return kernel.fail("a place is described by a table")
  end
  local list = {}
  kernel.each_key(t, function(key, value)
    if place_keys[key] then
      table.insert(list, place_keys[key](value, place))
    end
  end, kernel.lines_of(t))
  return kernel.all_of(list)
end

-- Cards ------------------------------------------------------------------------------------------------------------

local keys = {}
kernel.selector_keys = keys

function keys.type(value, of) return op("is_type", value, of) end
function keys.side(value, of)
  if is_opposing(value) then
    return op("opposing", nil, of)
  end
  return op("controlled_by", nil, value, of)
end
function keys.controller(value, of)
  if is_opposing(value) then
    return not_(op("controlled_by", nil, op("you"), of))
  end
  return op("controlled_by", nil, value, of)
end
function keys.owner(value, of)
  if is_opposing(value) then
    return not_(op("owned_by", nil, op("you"), of))
  end
  return op("owned_by", nil, value, of)
end
function keys.here(value, of) return kernel.yes_or_no("here", value, op("at_location", nil, op("here"), of)) end
--- A location, a card whose place is meant, or what the place must be: at = { keyword = "Ranch" }.
function keys.at(value, of)
  if type(value) == "table" or kernel.tag(value) == "choice" then
    return kernel.place("at", value, op("location_of", nil, candidate(of)))
  end
  return op("at_location", nil, value, of)
end
function keys.not_at(value, of) return not_(keys.at(value, of)) end
function keys.adjacent_to(value, of) return op("adjacent_to", nil, value, of) end
function keys.near(value, of) return op("nearby", nil, value, of) end
function keys.within(value, of)
  if value == 0 then
    return op("at_location", nil, op("here"), of)
  elseif value == 1 then
    return op("nearby", nil, op("here"), of)
  end
  return kernel.fail('"within" is 0 (here) or 1 (here or adjacent)', "within")
end

for key, name in pairs {
  booted = "is_booted", wanted = "is_wanted", in_town = "in_town", at_home = "at_home", at_other_home = "at_other_home",
  in_shootout = "in_shootout", stud = "is_stud", shooter = "is_shooter", attached = "is_attached", token = "is_token",
  entered_this_phase = "entered_this_phase", drifter = "is_drifter", can_play = "can_play", ability_used = "has_ability_used",
  leader = "is_leader", mark = "is_mark", starts_job = "starts_job", marks_location = "marks_location", playable = "is_playable",
  matched = "is_matched", singled_out = "is_singled_out", can_join_gang = "can_join_gang", could_be_chosen = "could_be_chosen",
  unready = "is_unready", used_here = "is_used_here",
} do
  keys[key] = function(value, of) return kernel.yes_or_no(key, value, op(name, nil, of)) end
end
function keys.draw(value, of) return kernel.yes_or_no("draw", value, not_(op("is_stud", nil, of))) end

--- In a posse: "leader", a player, opposing, or true for any.
function keys.in_posse(value, of)
  if value == "leader" then
    return op("in_leader_posse", nil, of)
  elseif type(value) == "boolean" then
    return kernel.yes_or_no("in_posse", value, op("in_shootout", nil, of))
  elseif is_opposing(value) then
    return kernel.all_of { op("in_shootout", nil, of), op("opposing", nil, of) }
  end
  return op("in_posse_of", nil, value, of)
end

function keys.keyword(value, of)
  return one_of("keyword", value, function(keyword) return op("has_keyword", keyword, of) end)
end
function keys.without_keyword(value, of) return not_(keys.keyword(value, of)) end
--- Something attached: has = goods { keyword = "Horse" }.
function keys.has(value, of) return op("has_attached", nil, condition_of("has", value), of) end
function keys.lacks(value, of) return not_(op("has_attached", nil, condition_of("lacks", value), of)) end
function keys.attached_to(value, of)
  local d = data(value)
  if d and d.tag == "filter" then
    return d.build(op("host_of", nil, candidate(of)))
  end
  return op("attached_to", nil, value, of)
end
function keys.can_attach_to(value, of) return op("can_attach_to", nil, value, of) end
keys["is"] = function(value, of) return op("is_same", nil, value, of) end
--- Not this card, or none that fits this selector.
function keys.except(value, of)
  local d = data(value)
  if d and d.tag == "filter" then
    return not_(d.build(of))
  end
  return not_(op("is_same", nil, value, of))
end
function keys.faction(value, of)
  return one_of("faction", value, function(faction) return op("of_faction", faction, of) end)
end
--- Of the faction of a player's outfit.
function keys.of_outfit_of(value, of) return op("of_outfit_of", nil, value, of) end
function keys.title(value, of) return op("of_title", value, of) end
--- With such a word in the title: titled = "Judge", or one of a list.
function keys.titled(value, of)
  return one_of("titled", value, function(word)
    local titles = {}
    for _, title in ipairs(kernel.titles_with(word)) do
      table.insert(titles, op("of_title", title, of))
    end
    return #titles > 0 and op("or_", nil, table.unpack(titles)) or op("always", false)
  end)
end
--- Which came into play before that card.
function keys.entered_before(value, of) return op("entered_before", nil, value, of) end
function keys.suit(value, of) return kernel.compare(value, "suit_of", nil, of) end
function keys.grit(value, of) return kernel.compare(value, "grit", nil, of) end
function keys.bounty(value, of) return kernel.compare(value, "bounty", nil, of) end
function keys.ghost_rock_on(value, of) return kernel.compare(value, "pool", nil, of) end
function keys.experience(value, of) return kernel.compare(value, "experience", nil, of) end
--- Any other condition, or a function(read, card) ... end.
function keys.where(value) return value end
for _, row in ipairs(kernel.stats) do
  if not row.of_player and row.name ~= "bullet_type" then
    local stat = row.name
    keys[stat] = function(value, of) return kernel.compare(value, "stat", stat, of) end
  end
end

-- Out of play: in_hand = you. `zone` names any zones: zone = { "discard_pile", "boot_hill" }.
local zone_keys = { in_hand = "hand", in_discard_pile = "discard_pile", in_boot_hill = "boot_hill", in_deck = "deck" }
for key in pairs(zone_keys) do
  keys[key] = function(value, of)
    if value == true then
      return op("always", true)
    end
    return keys.owner(value, of)
  end
end
zone_keys.in_draw_hand = "draw_hand"
function keys.in_draw_hand(value, of)
  if value == true then
    return op("is_faceup_draw", nil, of)
  end
  return op("is_same", nil, op("cards_in_draw_hand", nil, value), of)
end

-- What a choice says besides: how many, who chooses, and so on.
local choice_keys = { as = true, count = true, least = true, most = true, up_to = true, any_number = true, optional = true,
                      random = true, chooser = true, affects = true, zone = true }
local known = {}
for key in pairs(keys) do
  known[key] = true
end
for key in pairs(choice_keys) do
  known[key] = true
end

kernel.accepted.CardKeys, kernel.accepted.SelectorKeys = keys, known

-- Events take what tells of cards, and keys of their own (events.lua).
local event_keys = {}
for _, list in ipairs { keys, kernel.event_keys } do
  for key in pairs(list) do
    event_keys[key] = true
  end
end
kernel.accepted.EventKeys = event_keys

local most_cards = 11  -- as many as a choice can hold

local function filter(word, types, t)
  if not kernel.keys(word, t, known) then
    return kernel.fail(word .. " takes a table")
  end
  local lines = kernel.lines_of(t)
  local zones = t.zone
  for key, zone in pairs(zone_keys) do
    if t[key] ~= nil then
      zones = zone
    end
  end
  local function build(of)
    local list = {}
    if types then
      table.insert(list, op("is_type", types, of))
    end
    kernel.each_key(t, function(key, value)
      if keys[key] and not choice_keys[key] then
        table.insert(list, keys[key](value, of))
      end
    end, lines)
    return kernel.all_of(list)
  end
  local least, most = t.least, t.most
  if t.count ~= nil then
    least, most = t.count, t.count
  elseif t.up_to ~= nil then
    least, most = 1, t.up_to
  elseif t.any_number then
    least, most = 1, most_cards
  end
  return make { tag = "filter", name = word, cond = build(nil), build = build, zones = zones, zones_line = lines.zone, as = t.as,
                least = least, most = most, chooser = t.chooser, random = t.random, optional = t.optional, affects = t.affects }
end

local function selector(word, types)
  kernel.words[word] = kernel.word(word, function(t) return filter(word, types, t) end)
end
--- Dudes.
---@param t SelectorKeys
---@return Selector
selector("dude", "dude")
--- Deeds.
---@param t SelectorKeys
---@return Selector
selector("deed", "deed")
--- Goods.
---@param t SelectorKeys
---@return Selector
selector("goods", "goods")
--- Spells.
---@param t SelectorKeys
---@return Selector
selector("spell", "spell")
--- Improvements.
---@param t SelectorKeys
---@return Selector
selector("improvement", "improvement")
--- Actions.
---@param t SelectorKeys
---@return Selector
selector("action", "action")
--- Outfits.
---@param t SelectorKeys
---@return Selector
selector("outfit", "outfit")
--- Legends.
---@param t SelectorKeys
---@return Selector
selector("legend", "legend")
--- Goods and spells.
---@param t SelectorKeys
---@return Selector
selector("attachment", { "goods", "spell" })

--- A card's script: card "id" { ... }; or cards of every type: card { ... }.
---@param t SelectorKeys
---@return Selector
---@overload fun(id: string): fun(abilities: AbilityWord[])
kernel.words.card = kernel.word("card", function(id)
  if type(id) ~= "string" then
    return filter("card", nil, id)
  end
  kernel.begin_card(id)
  return function(abilities) kernel.end_card(abilities) end
end)

-- Choices of other things ------------------------------------------------------------------------------------------

local function choice(word, extra, complete, values)
  local own = { as = true, chooser = true, random = true, optional = true, affects = true }
  for _, key in ipairs(extra) do
    own[key] = true
  end
  kernel.accepted[word] = own
  kernel.words[word] = kernel.word(word, function(t)
    if not kernel.keys(word, t, own, values) then
      return kernel.fail(word .. " takes a table")
    end
    local d = { tag = "choice", kind = word, name = word, as = t.as, chooser = t.chooser, random = t.random, optional = t.optional,
                affects = t.affects }
    complete(d, t)
    return make(d)
  end)
end

local location_keys = {}
for key in pairs(place_keys) do
  table.insert(location_keys, key)
end
--- A choice of a location: location { as = "stop", adjacent_to = bearer, keyword = "Saloon", owner = you }
---@param t PlaceKeys
---@return Choice
choice("location", location_keys, function(d, t)
  d.as = t.as or "location"
  d.keys = t
  d.cond = kernel.place("location", t, op("slot_location", d.as))
end)
--- A choice of a player: player { as = "rival", among = other_players }
---@param t PlayerChoice
---@return Choice
choice("player", { "among" }, function(d, t) d.among = t.among or op("all_players") end)
--- A choice of a number: number { as = "much", least = 0, most = 3 }
---@param t NumberChoice
---@return Choice
choice("number", { "least", "most" }, function(d, t) d.least, d.most = t.least, t.most end)
--- A choice of a suit: suit { as = "which" }.
---@param t ChoiceKeys
---@return Choice
choice("suit", {}, function() end)
--- A choice of an ability: ability { as = "which", of = "target", used = true }: an ability of a card, used today if `used`.
---@param t AbilityChoice
---@return Choice
choice("ability", { "of", "used" }, function(d, t)
  if t.of == nil then
    kernel.fail("ability needs `of`: whose ability")
  end
  d.of, d.least = t.of, t.used and 1 or nil
end)
--- A choice among things: option { as = "which", "the first thing", "the second": 1 or 2 is chosen }
---@param t OptionChoice
---@return Choice
choice("option", {}, function(d, t)
  for i, text in ipairs(t) do
    if type(text) ~= "string" then
      kernel.fail("option takes texts: what can be chosen, and thing " .. i .. " is none")
    end
  end
  if #t < 2 then
    kernel.fail("option takes at least two texts: what can be chosen")
  end
  d.least, d.most = 1, #t
end, kernel.any_number)
