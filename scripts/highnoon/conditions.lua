-- Conditions: for `condition`, `combo`, `posse`, `where`, and for the effect `when`.

local op = kernel.op

--- All conditions of the list hold.
---@param list Condition[]
---@return ConditionWord
function all_of(list) return op("and_", nil, table.unpack(list)) end
--- One condition of the list holds, or several.
---@param list Condition[]
---@return ConditionWord
function any_of(list) return op("or_", nil, table.unpack(list)) end
--- No condition of the list holds.
---@param list Condition[]
---@return ConditionWord
function none_of(list) return op("not_", nil, any_of(list)) end
--- The opposite of a condition.
---@param condition Condition
---@return ConditionWord
function isnt(condition) return op("not_", nil, condition) end

--- There is such a card.
---@param selector Cards
---@return ConditionWord
function there_is(selector) return op("exists", nil, selector) end

--- A card fits a selector: is("gun", dude { wanted = true }).
---@param card Cards
---@param selector Selector
---@return ConditionWord
function is(card, selector)
  local d = kernel.data(selector)
  if not d or d.tag ~= "filter" then
    return kernel.fail('"is" takes a card and a selector: is("gun", dude { wanted = true })')
  end
  local fits = d.build(card)
  return d.zones and kernel.all_of { op("in_zone", d.zones, card), fits } or fits
end

--- A number compares: compare(ghost_rock_of(you), at_least(3)).
---@param number Number
---@param comparison Compared
---@return ConditionWord
function compare(number, comparison)
  local d = kernel.data(comparison)
  if not d or d.tag ~= "comparison" then
    return op("compare", "equal", number, comparison)
  end
  return op("compare", d.comparison, number, d.amount)
end

--- Self (or what it is attached to) is at such a place: at { keyword = "Saloon", owner = you }.
---@param t PlaceKeys|Place
---@return ConditionWord
function at(t) return kernel.place("at", t, op("here")) end

--- The place of a card is such: is_at("gun", { keyword = "Saloon" }).
---@param card Cards
---@param t PlaceKeys|Place
---@return ConditionWord
function is_at(card, t) return kernel.place("is_at", t, op("location_of", nil, card)) end

--- The place chosen, or any other location, is such: place_is("stop", { owner = you }).
---@param place Place
---@param t PlaceKeys|Place
---@return ConditionWord
function place_is(place, t)
  if type(place) == "string" then
    return kernel.place("place_is", t, op("slot_location", place))
  end
  return kernel.place("place_is", t, place)
end

--- Something was chosen under that name.
---@param name Name
---@return ConditionWord
function chosen(name) return op("slot_filled", name) end

--- Of a dude who is about to join a posse (joining_posse): he would boot for it.
would_boot = any_of { op("compare", "equal", op("event_amount"), 1), op("compare", "equal", op("event_amount"), 3) }
--- Of a dude who is about to join a posse (joining_posse): he would move for it.
would_move = op("compare", "at_least", op("event_amount"), 2)

--- A shootout is going on.
during_shootout = op("in_a_shootout")
--- The skill check or pull of this ability succeeded; the job did.
succeeded = op("skill_succeeded")

--- The dude of the skill check under way has booted for it: to use the ability, or to invent.
booted_for_check = op("booted_for_check")

--- It is this phase: in_phase "noon".
---@param phase PhaseName|PhaseName[]
---@return ConditionWord
function in_phase(phase) return op("phase_is", phase) end
--- The play being made is of this kind: "noon", "shootout" ...
---@param timing TimingName|TimingName[]
---@return ConditionWord
function play_is(timing) return op("timing_is", timing) end
