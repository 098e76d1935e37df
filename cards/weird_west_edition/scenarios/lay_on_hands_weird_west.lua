-- A Blessed with the Miracle near the town square, where player 1 loses a dude in a shootout.
local function lose(t, given)
  local blessed = t:dude {
    player = given.player, keywords = { "Blessed 2" },
    at = given.at or "home", booted = given.booted,
  }
  local prayer = t:spell { player = given.player, card = "lay_on_hands_weird_west", on = blessed }
  local gun = t:dude { value = 9, at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, "KC KD 5H 2S 3D")
  t:draws(2, given.theirs or "9C 9D 4H 4S 8D")
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("assign_casualty", 1)
  return prayer, blessed, gun
end

scenario "Lay On Hands (24193): who would be discarded goes home booted, and is booted on the next day" {
  function(t)
    local prayer, blessed, gun = lose(t, {})
    t:pulls(1, "4C")
    t:discard(gun)
    t:done()
    t:use(prayer)
    t:expect(t:where(gun), t:place "home 1", "where the dude is")
    t:expect_true(t:is_booted(gun), "booted")
    t:expect_true(t:is_booted(blessed), "the Blessed is booted")
    t:expect_true(t:is_booted(prayer), "the spell is booted")
    t:dude { player = 2, influence = 5 }
    t:until_day(2)
    t:expect_true(t:is_booted(gun), "booted on the next day")
    t:expect_true(not t:is_booted(blessed), "the Blessed is not")
    t:until_day(3)
    t:expect_true(not t:is_booted(gun), "unbooted on the day after")
  end,
}

scenario "Lay On Hands (24193): who would be aced goes home booted" {
  function(t)
    local prayer, blessed, gun = lose(t, { theirs = "9C 9D 9H 4S 8D" })
    t:pulls(1, "4C")
    t:ace(gun)
    t:done()
    t:use(prayer)
    t:expect(t:where(gun), t:place "home 1", "where the dude is")
    t:expect_true(t:is_booted(gun), "booted")
    t:expect_true(t:is_booted(blessed), "the Blessed is booted")
    t:expect_true(t:is_booted(prayer), "the spell is booted")
    t:dude { player = 2, influence = 5 }
    t:until_day(2)
    t:expect_true(t:is_booted(gun), "booted on the next day")
    t:until_day(3)
    t:expect_true(not t:is_booted(gun), "unbooted on the day after")
  end,
}

scenario "Lay On Hands (24193) that fails saves nobody, and is not tried again" {
  function(t)
    local prayer, blessed, gun = lose(t, {})
    t:pulls(1, "3C")
    t:discard(gun)
    t:done()
    t:use(prayer)
    t:expect(t:zone(gun), "discard_pile", "the dude is in")
    t:expect_true(t:is_booted(prayer), "the spell is booted")
    t:expect_true(not t:is_booted(blessed), "the Blessed is not")
  end,
}

scenario "Lay On Hands (24193) that fails saves nobody from being aced" {
  function(t)
    local prayer, _, gun = lose(t, { theirs = "9C 9D 9H 4S 8D" })
    t:pulls(1, "3C")
    t:ace(gun)
    t:done()
    t:use(prayer)
    t:expect(t:zone(gun), "boot_hill", "the dude is in")
  end,
}

scenario "Lay On Hands (24193) reaches no further than the next place" {
  proves = { "RC-CARD-126" },
  function(t)
    t:deed { side = "left" }
    local far = t:deed { side = "left" }
    local blessed = t:dude { keywords = { "Blessed 2" } }
    local prayer = t:spell { card = "lay_on_hands_weird_west", on = blessed }
    local gun = t:dude { value = 9, at = far }
    local rival = t:dude { player = 2, at = far }
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9D 4H 4S 8D")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("assign_casualty", 1)
    t:discard(gun)
    t:done()
    t:refuses(prayer)
    t:expect(t:zone(gun), "discard_pile", "the dude is in")
  end,
}

scenario "Lay On Hands (24193) reaches no further when a dude is aced either" {
  proves = { "RC-CARD-126" },
  function(t)
    t:deed { side = "left" }
    local far = t:deed { side = "left" }
    local blessed = t:dude { keywords = { "Blessed 2" } }
    local prayer = t:spell { card = "lay_on_hands_weird_west", on = blessed }
    local gun = t:dude { value = 9, at = far }
    local rival = t:dude { player = 2, at = far }
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9D 9H 4S 8D")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("assign_casualty", 1)
    t:ace(gun)
    t:done()
    t:refuses(prayer)
    t:expect(t:zone(gun), "boot_hill", "the dude is in")
  end,
}

local function lose_the_blessed(t, theirs)
  local blessed = t:dude { value = 9, keywords = { "Blessed 2" }, at = "square" }
  local prayer = t:spell { card = "lay_on_hands_weird_west", on = blessed }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, "KC KD 5H 2S 3D")
  t:draws(2, theirs)
  t:call_out(blessed, rival)
  t:accept()
  t:go_on_to("assign_casualty", 1)
  return blessed, prayer
end

scenario "Lay On Hands (24193) does not save the Blessed from being discarded" {
  function(t)
    local blessed, prayer = lose_the_blessed(t, "9C 9D 4H 4S 8D")
    t:discard(blessed)
    t:done()
    t:refuses(prayer)
    t:expect(t:zone(blessed), "discard_pile", "the Blessed is in")
  end,
}

scenario "Lay On Hands (24193) does not save the Blessed from being aced" {
  function(t)
    local blessed, prayer = lose_the_blessed(t, "9C 9D 9H 4S 8D")
    t:ace(blessed)
    t:done()
    t:refuses(prayer)
    t:expect(t:zone(blessed), "boot_hill", "the Blessed is in")
  end,
}

scenario "Lay On Hands (24193) wants an unbooted Blessed" {
  function(t)
    local prayer, _, gun = lose(t, { booted = true })
    t:discard(gun)
    t:done()
    t:refuses(prayer)
    t:expect(t:zone(gun), "discard_pile", "the dude is in")
  end,
}

scenario "Lay On Hands (24193) saves dudes of anybody" {
  function(t)
    local prayer, blessed, gun = lose(t, { player = 2, at = "square" })
    t:pulls(2, "4C")
    t:discard(gun)
    t:done()
    t:use(prayer)
    t:expect(t:where(gun), t:place "home 1", "where the dude is")
    t:expect_true(t:is_booted(blessed), "the Blessed is booted")
  end,
}

scenario "Lay On Hands (24193) is one ability, whether dudes are discarded or aced" {
  function(t)
    local blessed = t:dude { keywords = { "Blessed 2" } }
    local prayer = t:spell { card = "lay_on_hands_weird_west", on = blessed }
    local gun, second = t:dude { value = 9, at = "square" }, t:dude { value = 9, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9D 4H 4S 8D")
    t:call_out(gun, rival)
    t:accept()
    t:join(second)
    t:go_on_to("assign_casualty", 1)
    t:pulls(1, "4C")
    t:discard(gun)
    t:done()
    t:use(prayer)
    t:booted(prayer, false)
    t:booted(blessed, false)
    t:go_on_to("shootout_play", 1)
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9D 9H 4S 8D")
    t:go_on_to("assign_casualty", 1)
    t:ace(second)
    t:done()
    t:refuses(prayer)
    t:expect(t:zone(second), "boot_hill", "the second dude is in")
  end,
}
