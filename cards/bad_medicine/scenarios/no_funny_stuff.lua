-- Player 1 plays it; player 2 holds an action, a React and three other cards.
local function shootout(t, given)
  given = given or {}
  local card = t:in_hand { card = "no_funny_stuff" }
  local gun = t:dude { value = 3, bullets = 1, at = "square", keywords = { "Huckster 1" } }
  local foe = t:dude { player = 2, value = 4, bullets = 2, at = "square" }
  local shotgun = t:goods { player = 2, card = "shotgun", on = foe }
  local sun = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
  local own = t:in_hand { card = "sun_in_yer_eyes" }
  t:hand(2, given.hand or 3)
  local other = given.other and t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  if other then t:join(other) end
  t:go_on_to("shootout_play", 1)
  if not given.unplayed then t:use(card) end
  return { card = card, gun = gun, foe = foe, shotgun = shotgun, sun = sun, own = own }
end

scenario "No Funny Stuff: nobody uses Shootout abilities" {
  function(t)
    local s = shootout(t)
    t:refuses(s.shotgun)
    t:refuses(s.sun)
    t:pass()
    t:refuses(s.own)
  end,
}

scenario "No Funny Stuff: nor Resolution abilities, nor Reacts, but Cheatin' Resolutions" {
  function(t)
    local varmint = t:in_hand { player = 2, card = "cheatin_varmint" }
    local arnold = t:dude { player = 2, card = "arnold_mccadish" }
    local s = shootout(t)
    t:ghost_rock(2, 10)
    t:draws(1, "9C 9C 9D 9H 4S")
    t:draws(2, "KC KD KH KS 3D")
    t:go_on_to("resolution_play", 2)
    t:refuses(varmint, 1)
    t:expect_true(t:can_use(varmint, 2), "a Cheatin' Resolution")
    t:go_on_to("assign_casualty")
    t:expect_true(not t:is_booted(arnold), "Arnold has not reacted")
    t:expect(t:zone(s.gun), "in_play", "the gun is")
  end,
}

scenario "No Funny Stuff: no Reacts" {
  function(t)
    local arnold = t:dude { player = 2, card = "arnold_mccadish" }
    local s = shootout(t)
    t:draws(1, "9C 9S 4D 4H 7S")
    t:draws(2, "2C 2D KH TS 5D")
    t:go_on_to("assign_casualty", 2)
    t:discard(s.foe)
    t:done()
    t:refuses(arnold)
    t:expect(t:zone(s.foe), "discard_pile", "the foe is in")
  end,
}

scenario "No Funny Stuff ends when somebody discards two cards" {
  function(t)
    local s = shootout(t)
    t:expect(t:hand_count(2), 4, "their cards")
    t:use(s.card, 3)
    t:expect(t:hand_count(2), 2, "their cards now")
    t:expect_true(t:can_use(s.own), "Shootout abilities are used again")
    t:refuses(s.card, 3)
    t:expect(t:zone(s.card), "discard_pile", "the card is in")
    t:expect(t:happened "action.played", 1, "cards played")
  end,
}

scenario "No Funny Stuff: its player may end it too" {
  function(t)
    local s = shootout(t)
    t:hand(1, 2)
    t:pass()
    t:use(s.card, 3)
    t:expect(t:hand_count(1), 1, "cards left")
    t:expect_true(t:can_use(s.shotgun), "Shootout abilities are used again")
  end,
}

scenario "No Funny Stuff: one card is not enough to end it" {
  function(t)
    local s = shootout(t, { hand = 0 })
    t:expect(t:hand_count(2), 1, "their cards")
    t:refuses(s.card, 3)
  end,
}

scenario "No Funny Stuff: what was not played cannot be ended" {
  function(t)
    local s = shootout(t, { unplayed = true })
    t:hand(1, 2)
    t:refuses(s.card, 3)
    t:use(s.own)
    t:choose(s.foe)
    t:refuses(s.card, 3)
  end,
}

scenario "No Funny Stuff lasts through the next rounds, and ends with the shootout" {
  function(t)
    local s = shootout(t, { other = true })
    t:draws(1, "9C 9S 4D 4H 7S")
    t:draws(2, "2C 2D KH TS 5D")
    t:go_on_to("assign_casualty", 2)
    t:discard(s.foe)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:refuses(s.own)
    t:draws(1, "9C 9S 4D 4H 7S")
    t:draws(2, "2C 2D KH TS 5D")
    t:go_on_to("assign_casualty", 2)
    t:take "Discard"
    t:go_on_to("noon_play", 1)
    local third = t:dude { player = 2, value = 2, at = "square" }
    t:call_out(t:dude { at = "square" }, third)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect_true(t:can_use(s.own), "Shootout abilities are used again")
    t:hand(1, 2)
    t:refuses(s.card, 3)
  end,
}
