-- Player 2 loses a dude in a shootout at high noon, and another without bounty stands by.
local function hunt(t, bounty, aced, owner)
  local jail = t:deed { player = owner or 1, card = "gomorra_jail" }
  local hero = t:dude { bullets = 1, at = "square" }
  local outlaw = t:dude { player = 2, bounty = bounty, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  t:draws(1, "KC KD KH 3H 7D")
  t:draws(2, aced and "9C 9D 2H 4S 5D" or "9C 9D 2H 2S 5D")
  t:call_out(hero, outlaw)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("assign_casualty", 2)
  if aced then
    t:ace(outlaw)
  else
    t:discard(outlaw)
  end
  t:done()
  return jail, outlaw
end

scenario "Gomorra Jail: another's wanted dude was discarded, 1 control point more for good" {
  function(t)
    local jail = hunt(t, 1)
    t:use(jail)
    t:expect(t:stat(jail, "control"), 2, "control points, from 1")
    t:expect_true(t:is_booted(jail), "booted")
    t:dude { player = 2, influence = 5 }
    t:until_day(2)
    t:expect(t:stat(jail, "control"), 2, "control points on the next day")
  end,
}

scenario "Gomorra Jail: nothing for a dude who is not wanted" {
  function(t)
    local jail, outlaw = hunt(t, 0)
    t:refuses(jail)
    t:expect(t:zone(outlaw), "discard_pile", "the dude is in")
  end,
}

scenario "Gomorra Jail: nothing for a dude who is aced" {
  function(t)
    local jail, outlaw = hunt(t, 1, true)
    t:refuses(jail)
    t:expect(t:zone(outlaw), "boot_hill", "the dude is in")
  end,
}

scenario "Gomorra Jail: nothing for a dude of its own player" {
  function(t)
    local jail, outlaw = hunt(t, 1, false, 2)
    t:refuses(jail)
    t:expect((t:asked()), "flee", "what is asked")
    t:expect(t:zone(outlaw), "discard_pile", "the dude is in")
    t:expect(t:stat(jail, "control"), 1, "control points")
  end,
}

scenario "Gomorra Jail: nothing for a dude who is discarded before noon" {
  function(t)
    t:phase "upkeep"
    local jail = t:deed { card = "gomorra_jail" }
    local poor = t:dude { player = 2, upkeep = 9, bounty = 1 }
    t:ghost_rock(2, 0)
    t:expect((t:asked()), "noon_play", "what is asked first")
    t:expect(t:zone(poor), "discard_pile", "the dude is in")
    t:expect_true(not t:is_booted(jail), "unbooted")
    t:expect(t:stat(jail, "control"), 1, "control points")
  end,
}
