-- What a card consists of: abilities by their timing, and traits.

local function form(name)
  kernel.words[name] = kernel.word(name, function(t)
    if type(t) ~= "table" then
      return kernel.fail('"' .. name .. '" takes a table')
    end
    return kernel.make { tag = "ability", form = name, name = name, body = t }
  end)
end

form("noon")
form("shootout")
form("noon_or_shootout")
form("resolution")
--- Cheatin' Resolution.
form("cheatin")
form("resolution_or_cheatin")
form("react")
--- A Noon job.
form("job")
form("trait")

-- What a restriction forbids and a permission allows, where it is not the name of an effect too.
for _, list in ipairs { kernel.acts, kernel.permits } do
  for _, row in ipairs(list) do
    if kernel.words[row.name] == nil then
      kernel.words[row.name] = kernel.make { tag = "enum", name = row.name }
    end
  end
end

--- ruleset "name" { parameters = { ... }, procedures = { ... } }
function ruleset(name)
  return function(t) kernel.ruleset(name, t) end
end
--- house_rule "name" { parameters = ..., insert = ..., replace = ..., remove = ... }
function house_rule(name)
  return function(t) kernel.house_rule(name, t) end
end
--- erratum "id" { card = "01001", date = "2017-03-01", reason = ..., facts = ..., replaces = ..., removes = ..., adds = ..., before = ... }
function erratum(id)
  if type(id) ~= "string" then
    return kernel.fail 'an erratum has a name: erratum "id" { ... }'
  end
  kernel.begin_erratum(id)
  return function(t) kernel.erratum(id, t) end
end
