local foes = dude { in_posse = opposing }
local wanted = function(read)
  local bounty = 0
  for _, foe in ipairs(read:find(foes)) do bounty = bounty + foe.bounty end
  return bounty >= 2
end

card "lucy_clover_exp1" {
  react {
    text      = "Repeat React: Both posses are formed, and there is 2 or more bounty in the"
             .. " opposing one: Lucy becomes a stud until the shootout is over.",
    repeats   = true,
    when      = posses_formed {},
    condition = { in_shootout(self), wanted },
    effect    = { make_stud(self) },
  },
}
