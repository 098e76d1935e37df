scenario "Bad Company gives a wanted dude 3 bullets and makes a stud, until the day is over" {
  proves = { "RC-ERRATA-005" },
  function(t)
    local card = t:in_hand { card = "bad_company" }
    local outlaw = t:dude { player = 2, bullets = 1, influence = 1, at = "square", bounty = 1 }
    t:dude { bounty = 1 }
    t:hand(1, 1)
    t:use(card)
    t:choose(outlaw)
    t:expect(t:stat(outlaw, "bullets"), 4, "bullets")
    t:expect(t:stat(outlaw, "influence"), 1, "influence")
    t:expect_true(t:is_stud(outlaw), "a stud")
    t:until_phase "sundown"
    t:expect(t:stat(outlaw, "bullets"), 4, "bullets at Sundown")
    t:expect_true(t:is_stud(outlaw), "a stud at Sundown")
    t:until_day(2)
    t:expect(t:stat(outlaw, "bullets"), 1, "bullets on the next day")
    t:expect_true(not t:is_stud(outlaw), "a draw on the next day")
  end,
}

scenario "Bad Company is for the wanted" {
  proves = { "RC-ERRATA-005" },
  function(t)
    local card = t:in_hand { card = "bad_company" }
    t:dude { bullets = 1 }
    t:dude { player = 2, bullets = 1 }
    t:deed {}
    t:refuses(card)
    t:dude { bullets = 1, bounty = 1 }
    t:expect_true(t:can_use(card), "with a wanted dude it is played")
  end,
}

local function hunt(t)
  local card = t:in_hand { card = "bad_company" }
  local hero = t:dude { bullets = 1, at = "square" }
  local outlaw = t:dude { player = 2, bullets = 1, at = "square", bounty = 2 }
  local other = t:dude { player = 2, bullets = 1, at = "square", bounty = 1 }
  t:draws(1, "KC KD 5H 5S 7D")
  t:draws(2, "2C 3D 5H 7S 9C JD KH 2S 4H")
  t:use(card)
  t:choose(outlaw)
  t:pass()
  t:call_out(hero, outlaw)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("assign_casualty", 2)
  return outlaw, other
end

scenario "Bad Company: 4 more for who collects the bounty" {
  proves = { "RC-ERRATA-006", "RC-CARD-137" },
  function(t)
    local outlaw = hunt(t)
    t:discard(outlaw)
    t:done()
    t:expect(t:zone(outlaw), "discard_pile", "the dude is in")
    t:expect(t:ghost_rock(1), 16, "the stash: 2 and 4")
    t:expect(t:ghost_rock(2), 10, "the other's")
  end,
}

scenario "Bad Company: nothing more for the bounty of another dude" {
  function(t)
    local _, other = hunt(t)
    t:discard(other)
    t:done()
    t:expect(t:ghost_rock(1), 11, "the stash: 1 of bounty")
  end,
}

scenario "Bad Company: nothing for a dude whom the own side loses" {
  proves = { "RC-CARD-137" },
  function(t)
    local card = t:in_hand { card = "bad_company" }
    local boldman = t:dude { card = "elander_boldman", at = "square" }
    local outlaw = t:dude { at = "square", bounty = 2 }
    t:goods { card = "flame_thrower", on = outlaw }
    local rival = t:dude { player = 2, at = "square" }
    t:use(card)
    t:until_turn_of(2)
    t:call_out(rival, boldman)
    t:accept()
    t:go_on_to("join_posse", 1)
    t:join(outlaw)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "5C")
    t:use(boldman)
    t:expect(t:zone(outlaw), "discard_pile", "the dude is in")
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:ghost_rock(2), 10, "the other's")
  end,
}

scenario "Bad Company: the 4 more are of that day only" {
  function(t)
    local card = t:in_hand { card = "bad_company" }
    local hero = t:dude { bullets = 1, at = "square" }
    local outlaw = t:dude { player = 2, bullets = 1, at = "square", bounty = 2 }
    t:use(card)
    t:until_day(2)
    t:until_phase "noon"
    if select(2, t:asked()) == 2 then t:pass() end
    t:draws(1, "KC KD 2H 3H 7D")
    t:draws(2, "9C 8D 2H 4S 5D")
    t:ghost_rock(1, 10)
    t:call_out(hero, outlaw)
    t:accept()
    t:go_on_to("assign_casualty", 2)
    t:discard(outlaw)
    t:done()
    t:expect(t:ghost_rock(1), 12, "the stash: 2 of bounty")
  end,
}

scenario "Bad Company: 4 more for the other player, if that one collects" {
  function(t)
    local card = t:in_hand { card = "bad_company" }
    local outlaw = t:dude { bullets = 1, at = "square", bounty = 2 }
    local hero = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "2C 3D 5H 7S 9C JD KH 2S 4H")
    t:draws(2, "KC KD 5H 5S 7D")
    t:use(card)
    t:until_turn_of(2)
    t:call_out(hero, outlaw)
    t:accept()
    t:go_on_to("assign_casualty", 1)
    t:discard(outlaw)
    t:done()
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:ghost_rock(2), 16, "the other's: 2 and 4")
  end,
}
