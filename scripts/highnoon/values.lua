-- Every operation of the kernel that has no better word yet, under its own name: values such as self and you, and functions.
-- Of the latter the first argument is what the operation is about (a number, a keyword ...) where it has one.

for _, row in ipairs(kernel.ops) do
  local name, has_value = row.name, row.value ~= ""
  if kernel.words[name] == nil and name ~= "slot" and name ~= "number" then
    if row.arguments == "" and not has_value then
      kernel.words[name] = kernel.op(name)
    elseif has_value then
      kernel.words[name] = function(value, ...) return kernel.op(name, value, ...) end
    else
      kernel.words[name] = function(...) return kernel.op(name, nil, ...) end
    end
  end
end
