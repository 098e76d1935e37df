-- A master of Kung Fu away from a shootout in the town square.
local function shootout(t, given)
  local leap = t:in_hand { card = "rabbits_lunar_leap" }
  local master = t:dude {
    keywords = { "Kung Fu 3" }, value = given.value or 9, booted = given.booted, at = "home 2",
  }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  local third = given.three and t:dude { player = 2, at = "square" }
  t:call_out(friend, rival)
  t:accept()
  if select(2, t:asked()) == 1 then t:done() end
  if given.two then t:join(other) end
  if third then t:join(third) end
  t:go_on_to("shootout_play", 1)
  t:pulls(1, given.pull or "2C")
  t:use(leap)
  return master, friend, leap
end

scenario "Rabbit's Lunar Leap: the dude joins from anywhere and may unboot" {
  function(t)
    local master, friend, leap = shootout(t, { booted = true, two = true })
    t:yes()
    t:expect(t:where(master), t:place "square", "where the dude is")
    t:expect(t:side(master), 1, "the posse")
    t:expect_true(not t:is_booted(master), "unbooted")
    t:expect_true(not t:is_booted(friend), "the friend as before")
    t:expect(t:zone(leap), "in_play", "the card is")
  end,
}

scenario "Rabbit's Lunar Leap: the dude may stay booted" {
  function(t)
    local master = shootout(t, { booted = true, two = true })
    t:no()
    t:expect(t:side(master), 1, "the posse")
    t:expect_true(t:is_booted(master), "booted")
  end,
}

scenario "Rabbit's Lunar Leap: nobody asks who is unbooted, and nobody boots" {
  function(t)
    local master = shootout(t, { two = true })
    t:expect(t:side(master), 1, "the posse")
    t:expect_true(not t:is_booted(master), "unbooted")
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}

scenario "Rabbit's Lunar Leap fails if the pull is as high as the value" {
  function(t)
    local master = shootout(t, { value = 6, booted = true, two = true, pull = "9C" })
    t:expect(t:where(master), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(master), "booted")
  end,
}

scenario "Rabbit's Lunar Leap unboots a dude of the posse" {
  function(t)
    local leap = t:in_hand { card = "rabbits_lunar_leap" }
    local master = t:dude { keywords = { "Kung Fu 3" }, value = 9, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(master, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:booted(master, true)
    t:pulls(1, "2C")
    t:use(leap)
    t:yes()
    t:expect_true(not t:is_booted(master), "unbooted")
    t:expect(t:side(master), 1, "the posse")
  end,
}

scenario "Rabbit's Lunar Leap: a combo if your posse has no more dudes than the other" {
  function(t)
    t:in_hand { card = "rabbits_deception" }
    shootout(t, { two = true })
    t:expect((t:asked()), "combo", "what is asked: two dudes against two")
  end,
}

scenario "Rabbit's Lunar Leap: a combo if your posse has fewer" {
  function(t)
    t:in_hand { card = "rabbits_deception" }
    shootout(t, { two = true, three = true })
    t:expect((t:asked()), "combo", "what is asked: two dudes against three")
  end,
}

scenario "Rabbit's Lunar Leap: no combo if your posse has more dudes" {
  function(t)
    t:in_hand { card = "rabbits_deception" }
    shootout(t, {})
    t:expect((t:asked()), "shootout_play", "what is asked: two dudes against one")
  end,
}
