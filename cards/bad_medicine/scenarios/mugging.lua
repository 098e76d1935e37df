-- Player 1's leader is in the town square with the mark, who has a few things.
local function job(t, given)
  local card = t:in_hand { card = "mugging" }
  local leader = t:dude { at = "square" }
  local mark = t:dude { player = 2, at = "square" }
  local things = {}
  local own = t:goods { title = "Own", on = leader }
  local elsewhere = t:goods { player = 2, title = "Elsewhere", on = t:dude { player = 2 }, booted = true }
  for i = 1, given.things do
    things[i] = t:goods { player = 2, title = "Thing " .. i, on = mark, booted = given.booted == i }
  end
  t:use(card)
  t:choose(mark)
  return card, leader, mark, things
end

scenario "Mugging boots two things of the mark, whatever comes of the job" {
  proves = { "RC-ERRATA-023" },
  function(t)
    local _, leader, mark, things = job(t, { things = 3 })
    t:go_on_to("choose_cards", 1)
    t:expect_true(not t:offers(t:find "Own"), "nothing of the leader's")
    t:choose(things[1])
    t:choose(things[3])
    t:expect_true(not t:offers(things[2]), "no third thing")
    t:done()
    t:expect_true(t:is_booted(things[1]) and t:is_booted(things[3]), "two boot")
    t:expect_true(not t:is_booted(things[2]), "the other does not")
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 4C 9D TD")
    t:go_on_to("assign_casualty", 1)
    t:discard(leader)
    t:go_on_to "noon_play"
    t:expect(t:where(mark), t:place "square", "the mark is in")
    for _, thing in ipairs(things) do t:expect(t:zone(thing), "in_play", "the thing is") end
  end,
}

scenario "Mugging that succeeds sends the mark home, and aces two booted things" {
  proves = { "RC-ERRATA-024", "RC-ERRATA-025" },
  function(t)
    local _, leader, mark, things = job(t, { things = 4, booted = 4 })
    t:go_on_to("choose_cards", 1)
    t:choose(things[1])
    t:choose(things[3])
    t:done()
    t:go_on_to("choose_cards", 1)
    t:expect_true(not t:offers(t:find "Elsewhere"), "nothing of another dude")
    t:expect(t:where(mark), t:place "home 2", "the mark is in")
    t:expect_true(t:is_booted(mark), "booted")
    t:expect_true(not t:offers(things[2]), "nothing unbooted is aced")
    t:choose(things[1])
    t:choose(things[3])
    t:expect_true(not t:offers(things[4]), "no third thing")
    t:done()
    t:expect(t:zone(things[1]), "boot_hill", "the first is in")
    t:expect(t:zone(things[3]), "boot_hill", "the other is in")
    t:expect(t:zone(things[2]), "in_play", "the unbooted one is")
  end,
}

scenario "Mugging: nothing need be booted or aced, and what is booted already may be aced" {
  function(t)
    local _, _, mark, things = job(t, { things = 2, booted = 1 })
    t:go_on_to("choose_cards", 1)
    t:expect_true(not t:offers(things[1]), "nothing booted is booted")
    t:done()
    t:go_on_to("choose_cards", 1)
    t:expect_true(not t:offers(things[2]), "nothing unbooted is aced")
    t:choose(things[1])
    t:done()
    t:expect(t:zone(things[1]), "boot_hill", "the booted thing is in")
    t:expect(t:zone(things[2]), "in_play", "the other is")
  end,
}

scenario "Mugging is for another's dude" {
  function(t)
    local card = t:in_hand { card = "mugging" }
    t:dude { at = "square" }
    t:dude { at = "square" }
    t:refuses(card)
  end,
}
