scenario "The Pale Horse goes anywhere" {
  function(t)
    local mine = t:deed { player = 2, keywords = { "Out of Town" } }
    local rider = t:dude { booted = true }
    local other = t:dude {}
    local horse = t:goods { card = "pale_horse", on = rider }
    t:use(horse)
    t:expect_true(not t:offers "home 1", "not where it is")
    t:choose(mine)
    t:expect(t:where(rider), mine, "the rider is at")
    t:expect(t:where(other), t:place "home 1", "the other is at")
  end,
}

scenario "The Pale Horse rides into a shootout" {
  function(t)
    local mine = t:deed { player = 2, keywords = { "Out of Town" } }
    local rider = t:dude { booted = true }
    local horse = t:goods { card = "pale_horse", on = rider }
    local friend = t:dude { at = mine }
    local foe = t:dude { player = 2, at = mine }
    t:call_out(friend, foe)
    t:accept()
    t:go_on_to "shootout_play"
    t:use(horse)
    t:expect(t:where(rider), mine, "the rider is at")
    t:expect(t:side(rider), 1, "posse")
    t:expect_true(not t:is_booted(horse), "the horse is not booted")
  end,
}

--- Charlie Landers, who goes only to what his player controls, has the Horse; another is called out in the square.
local function forbidden(t)
  local charlie = t:dude { card = "charlie_landers" }
  local horse = t:goods { card = "pale_horse", on = charlie }
  local friend, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  local near = t:dude {}
  t:call_out(friend, foe)
  t:accept()
  return charlie, horse, near
end

scenario "The Pale Horse rides into a shootout where its dude may not go" {
  function(t)
    local charlie, horse = forbidden(t)
    t:go_on_to("shootout_play", 1)
    t:use(horse)
    t:expect(t:side(charlie), 1, "posse")
    t:expect(t:where(charlie), t:place "square", "where the dude is")
  end,
}

scenario "The Pale Horse does not help its dude to join as others do" {
  function(t)
    local charlie, _, near = forbidden(t)
    t:expect_true(t:offers(near) and not t:offers(charlie), "who can join")
  end,
}

scenario "The Pale Horse goes nowhere at noon where its dude may not go" {
  function(t)
    local charlie = t:dude { card = "charlie_landers" }
    local horse = t:goods { card = "pale_horse", on = charlie }
    local mine = t:deed {}
    t:deed { player = 2 }
    t:use(horse)
    t:expect(t:where(charlie), mine, "where the only way leads")
  end,
}
