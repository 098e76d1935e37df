-- What the words are made with. Everything here is kept in `kernel`, which card scripts cannot see.
-- A word yields a node: kernel.make wraps its data, and the compiler reads it (bindings/lua/convert).

local make, data = kernel.make, kernel.data

-- The keys that tables may have, by the name of their class in scripts/meta or of their word: a test compares the two.
kernel.accepted = {}

--- An operation of ops.inl. Arguments left out at the end are left out.
function kernel.op(name, value, ...)
  return make { tag = "op", op = name, value = value, args = { n = select("#", ...), ... } }
end

--- A word that is called with its arguments.
function kernel.word(name, call, extra)
  local d = extra or { tag = "word" }
  d.name = name
  d.call = call
  return make(d)
end

--- The tag of a node, or nil.
function kernel.tag(value)
  local d = data(value)
  return d and d.tag
end

kernel.any_number = 1000  -- of values without a key

--- Checks that `t` is a table with known keys only, and with no more values without a key than this.
function kernel.keys(word, t, known, values)
  if type(t) ~= "table" then
    kernel.fail('"' .. word .. '" takes a table: ' .. word .. " { ... }")
    return false
  end
  local list = {}
  for key in pairs(known) do
    table.insert(list, key)
  end
  for key in pairs(t) do
    if type(key) == "string" and not known[key] then
      kernel.fail('unknown key "' .. key .. '" of "' .. word .. '"' .. kernel.did_you_mean(key, list), key, "unknown-key")
    end
  end
  local spare = t[(values or 0) + 1]
  if spare ~= nil and kernel.tag(spare) ~= "poison" then
    kernel.fail('"' .. word .. '" takes ' .. (values and "only one value" or "no value") .. " without a key, such as " ..
                list[1] .. " = ...")
  end
  return true
end

--- Calls make(key, value) for each key of a table; what it makes bears the line of the key.
function kernel.each_key(t, make_one, lines)
  for key, value in pairs(t) do
    if type(key) == "string" then
      kernel.at_line(lines[key])
      make_one(key, value)
      kernel.at_line(nil)
    end
  end
end

--- The lines of the keys of a table that a word was given.
function kernel.lines_of(t)
  local lines = {}
  for key in pairs(t) do
    if type(key) == "string" then
      lines[key] = kernel.line_of(key)
    end
  end
  return lines
end

--- true and false as given, for a key that asks a question.
function kernel.yes_or_no(key, value, condition)
  if value == true then
    return condition
  elseif value == false then
    return kernel.op("not_", nil, condition)
  end
  return kernel.fail('"' .. key .. '" must be true or false', key)
end

--- All conditions of a list.
function kernel.all_of(list)
  if #list == 0 then
    return kernel.op("always", true)
  elseif #list == 1 then
    return list[1]
  end
  return kernel.op("and_", nil, table.unpack(list))
end

--- Compares a number with what a key says: a number, or below "gun", at_least(3) ... A name stands for the same number of that card.
function kernel.compare(value, op_name, op_value, of)
  local left = kernel.op(op_name, op_value, of or kernel.op("candidate"))
  local d = data(value)
  local how, amount = "equal", value
  if d and d.tag == "comparison" then
    how, amount = d.comparison, d.amount
  end
  local right = make { tag = "hinted", op = op_name, value = op_value, amount = amount }
  return kernel.op("compare", how, left, right)
end
