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
