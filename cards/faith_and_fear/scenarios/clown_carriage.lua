--- A call-out in the town square; a driver with the Carriage at home, and others.
local function ride(t, carriage_booted)
  local gun = t:dude { at = "square" }
  local driver = t:dude {}
  local carriage = t:goods { card = "clown_carriage", on = driver, booted = carriage_booted }
  local clown = t:dude { keywords = { "Abomination" } }
  local second = t:dude { keywords = { "Abomination" } }
  local plain = t:dude {}
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  return driver, carriage, clown, second, plain
end

scenario "Clown Carriage takes its dude and Abominations along, unbooted" {
  function(t)
    local driver, carriage, clown, second, plain = ride(t)
    t:join(clown)
    t:use(carriage)
    t:expect_true(not t:is_booted(clown), "the first is unbooted")
    t:expect(t:side(clown), 1, "the first's posse")
    t:expect_true(t:is_booted(carriage), "the Carriage is booted")
    t:join(second)
    t:expect_true(not t:is_booted(second), "the second is unbooted")
    t:join(driver)
    t:expect_true(not t:is_booted(driver), "the driver is unbooted")
    t:expect(t:where(driver), t:place "square", "where the driver is")
    t:join(plain)
    t:expect_true(t:is_booted(plain), "who is no Abomination boots")
  end,
}

scenario "Clown Carriage: the driver may be the first" {
  function(t)
    local driver, carriage, clown = ride(t)
    t:join(driver)
    t:use(carriage)
    t:expect_true(not t:is_booted(driver), "the driver is unbooted")
    t:join(clown)
    t:expect_true(not t:is_booted(clown), "the Abomination is unbooted")
  end,
}

scenario "Clown Carriage need not be used, and not for others" {
  function(t)
    local driver, carriage, _, _, plain = ride(t)
    t:join(plain)
    t:expect_true(t:is_booted(plain), "who is no Abomination boots")
    t:join(driver)
    t:pass()
    t:expect_true(t:is_booted(driver), "the driver is booted")
    t:expect_true(not t:is_booted(carriage), "the Carriage is not")
  end,
}

scenario "Clown Carriage is of no use once booted" {
  function(t)
    local driver = ride(t, true)
    t:join(driver)
    t:expect_true(t:is_booted(driver), "the driver is booted")
  end,
}

scenario "Clown Carriage takes nobody from elsewhere, no booted dude, and nobody of the others" {
  function(t)
    local gun = t:dude { at = "square" }
    local driver = t:dude {}
    local carriage = t:goods { card = "clown_carriage", on = driver }
    local booted = t:dude { keywords = { "Abomination" }, booted = true }
    local away = t:dude { keywords = { "Abomination" }, at = t:deed {} }
    local rival = t:dude { player = 2, at = "square" }
    local guest = t:dude { player = 2, keywords = { "Abomination" }, at = "home 1" }
    t:call_out(gun, rival)
    t:accept()
    t:expect_true(not t:offers(booted), "who is booted cannot join")
    t:join(away)
    t:expect_true(t:is_booted(away), "who is elsewhere boots")
    t:join(driver)
    t:use(carriage)
    t:go_on_to("join_posse", 2)
    t:join(guest)
    t:expect_true(t:is_booted(guest), "the other player's boots")
  end,
}

scenario "Clown Carriage is used for that posse alone" {
  function(t)
    local driver, carriage, clown = ride(t)
    t:join(driver)
    t:use(carriage)
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9D 9H 4S 8D")
    t:go_on_to("assign_casualty", 1)
    t:ace(driver)
    t:done()
    t:go_on_to "noon_play"
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:until_turn_of(1)
    t:call_out(gun, rival)
    t:accept()
    t:join(clown)
    t:expect_true(t:is_booted(clown), "the Abomination boots")
  end,
}

local function fight(t)
  local driver = t:dude { at = "square" }
  local carriage = t:goods { card = "clown_carriage", on = driver }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(driver, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  return carriage
end

scenario "Clown Carriage brings an Abomination of the play hand" {
  function(t)
    local clown = t:in_hand { card = "pagliaccio" }
    local other = t:in_hand { card = "jia_mein" }
    t:in_hand { player = 2, card = "pagliaccio" }
    local carriage = fight(t)
    t:use(carriage, 2)
    t:expect(t:side(clown), 1, "the clown's posse")
    t:expect(t:where(clown), t:place "square", "where the clown is")
    t:expect_true(not t:is_booted(clown), "unbooted")
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:expect(t:zone(other), "hand", "another dude is in")
    t:expect_true(t:is_booted(carriage), "the Carriage is booted")
  end,
}

scenario "Clown Carriage: the Abomination must be in hand, and be paid" {
  function(t)
    t:in_discard_pile { card = "pagliaccio" }
    t:in_hand { card = "jia_mein" }
    local carriage = fight(t)
    t:refuses(carriage, 2)
    t:in_hand { card = "pagliaccio" }
    t:ghost_rock(1, 1)
    t:until_turn_of(1)
    t:refuses(carriage, 2)
    t:ghost_rock(1, 2)
    t:until_turn_of(1)
    t:expect_true(t:can_use(carriage, 2), "with 2 ghost rock")
  end,
}

scenario "Clown Carriage does not keep its dude from booting for anything else" {
  function(t)
    local driver = t:dude {}
    local carriage = t:goods { card = "clown_carriage", on = driver }
    local flask = t:goods { card = "whiskey_flask", on = driver }
    t:hand(1, 1)
    t:use(flask)
    t:expect_true(t:is_booted(driver), "the driver is booted")
    t:expect_true(not t:is_booted(carriage), "the Carriage is not")
  end,
}
