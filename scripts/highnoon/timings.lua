-- What a card consists of: abilities by their timing, and traits.

local function form(name)
  kernel.words[name] = kernel.word(name, function(t)
    if type(t) ~= "table" then
      return kernel.fail('"' .. name .. '" takes a table')
    end
    return kernel.make { tag = "ability", form = name, name = name, body = t }
  end)
end

--- An ability used as a Noon play.
---@param t Ability
---@return AbilityWord
form("noon")
--- An ability used as a Shootout play.
---@param t Ability
---@return AbilityWord
form("shootout")
--- An ability used as either.
---@param t Ability
---@return AbilityWord
form("noon_or_shootout")
--- An ability used in the resolution of a shootout.
---@param t Ability
---@return AbilityWord
form("resolution")
--- An ability used as a Cheatin' Resolution, against an illegal draw hand.
---@param t Ability
---@return AbilityWord
form("cheatin")
--- An ability used as either.
---@param t Ability
---@return AbilityWord
form("resolution_or_cheatin")
--- An ability that answers what its `when` says.
---@param t React
---@return AbilityWord
form("react")
--- The text of an Event card: what happens when it turns up in a lowball hand.
---@param t EventText
---@return AbilityWord
form("event")
--- A Noon job.
---@param t Job
---@return AbilityWord
form("job")
--- A trait: always on, or with `when` triggered.
---@param t Trait
---@return AbilityWord
form("trait")

-- What a restriction forbids and a permission allows, where it is not the name of an effect too.
for _, list in ipairs { kernel.acts, kernel.permits } do
  for _, row in ipairs(list) do
    if kernel.words[row.name] == nil then
      kernel.words[row.name] = kernel.make { tag = "enum", name = row.name }
    end
  end
end

--- A ruleset: ruleset "name" { parameters = { ... }, procedures = { ... } }
---@param name string
---@return fun(t: Ruleset)
function ruleset(name)
  return function(t) kernel.ruleset(name, t) end
end
--- A house rule: house_rule "name" { parameters = ..., insert = ..., replace = ..., remove = ... }
---@param name string
---@return fun(t: HouseRule)
function house_rule(name)
  return function(t) kernel.house_rule(name, t) end
end
--- An erratum: erratum "id" { card = "01001", date = "2017-03-01", reason = ..., facts = ..., replaces = ..., removes = ..., adds =
--- ..., before = ... }
---@param id string
---@return fun(t: Erratum)
function erratum(id)
  if type(id) ~= "string" then
    return kernel.fail 'an erratum has a name: erratum "id" { ... }'
  end
  kernel.begin_erratum(id)
  return function(t) kernel.erratum(id, t) end
end
