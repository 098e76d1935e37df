-- Player 1's Blessed in a shootout, and what each player holds.
local function shootout(t, pulled)
  local priest = t:dude { keywords = { "Blessed 1" }, at = "square" }
  local shield = t:spell { card = "shield_of_faith", on = priest }
  local friend = t:dude { at = "square" }
  local foe = t:dude { player = 2, at = "square" }
  t:call_out(priest, foe)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(shield)
  return shield, priest, friend, foe
end

scenario "Shield of Faith: no dude falls to another's card" {
  function(t)
    local whip = t:in_hand { player = 2, card = "coachwhip" }
    local shield, priest, friend = shootout(t, "6C")
    t:draws(1, "KC KC KD 2S 3D")
    t:draws(2, "9C 9D 9H 4S 6D")
    t:expect_true(t:is_booted(shield), "the spell boots")
    t:go_on_to("resolution_play", 2)
    t:use(whip)
    t:choose(friend)
    t:expect(t:zone(friend), "in_play", "the friend is")
    t:expect(t:zone(priest), "in_play", "the Blessed is")
  end,
}

scenario "Shield of Faith: nor the opponent's dude to yours" {
  function(t)
    local whip = t:in_hand { card = "coachwhip" }
    local _, _, _, foe = shootout(t, "6C")
    t:draws(1, "9C 9D 9H 4S 6D")
    t:draws(2, "KC KC KD 2S 3D")
    t:go_on_to("resolution_play", 1)
    t:use(whip)
    t:expect(t:zone(foe), "in_play", "the foe is")
  end,
}

scenario "Shield of Faith that fails protects nobody" {
  function(t)
    local whip = t:in_hand { player = 2, card = "coachwhip" }
    local _, _, friend = shootout(t, "5C")
    t:draws(1, "KC KC KD 2S 3D")
    t:draws(2, "9C 9D 9H 4S 6D")
    t:go_on_to("resolution_play", 2)
    t:use(whip)
    t:choose(friend)
    t:expect(t:zone(friend), "boot_hill", "the friend is in")
  end,
}

scenario "Shield of Faith: casualties of the round are taken, 1 less than were due" {
  function(t)
    local _, priest, friend = shootout(t, "6C")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 2S 3H TD")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 2, "casualties, of 3")
    t:ace(friend)
    t:done()
    t:expect(t:zone(friend), "boot_hill", "the friend is in")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 2S 3H TD")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 3, "casualties in the next round")
    t:ace(priest)
  end,
}

scenario "Shield of Faith: a dude's own player may still ace the dude" {
  function(t)
    local way_out = t:in_hand { card = "no_turning_back" }
    local _, priest, friend = shootout(t, "6C")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 3C 3H TD")
    t:go_on_to("resolution_play", 1)
    t:use(way_out)
    t:choose(friend)
    t:choose(priest)
    t:expect(t:zone(friend), "boot_hill", "the friend is in")
  end,
}

scenario "Shield of Faith: dude cards in hands are aced as ever" {
  proves = { "RC-CARD-134" },
  function(t)
    local hurt = t:in_hand { card = "thisll_hurt_in_the_morning", player = 2 }
    shootout(t, "6C")
    local lost = t:dude { at = "home" }
    t:ghost_rock(1, 0)
    local hand = t:draws(1, "KC KC KD 2S 3D 4D")
    t:draws(2, "9C 9D 9H 4S 6D")
    t:go_on_to("resolution_play", 2)
    t:use(hurt)
    t:choose(hand[1])
    t:done()
    t:expect(t:zone(hand[1]), "boot_hill", "the card of the draw hand is in")
    t:expect(t:zone(lost), "in_play", "the dude is")
  end,
}

scenario "Shield of Faith: after the shootout all is as before" {
  function(t)
    local whip = t:in_hand { player = 2, card = "coachwhip" }
    local _, priest, friend, foe = shootout(t, "6C")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to "noon_play"
    local last = t:dude { player = 2, at = "square" }
    t:until_turn_of(2)
    t:draws(1, "KC KC KD 2S 3D")
    t:draws(2, "9C 9D 9H 4S 6D")
    t:call_out(last, friend)
    t:accept()
    t:go_on_to("resolution_play", 2)
    t:use(whip)
    t:expect(t:zone(friend), "boot_hill", "the friend is in")
  end,
}

scenario "Shield of Faith: another player's own cards may ace that player's dude" {
  function(t)
    local way_out = t:in_hand { player = 2, card = "no_turning_back" }
    local _, _, friend, foe = shootout(t, "6C")
    local hero = t:dude { player = 2, at = "home 2" }
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 3C 3H TD")
    t:go_on_to("resolution_play", 2)
    t:use(way_out)
    t:choose(friend)
    t:expect(t:zone(foe), "boot_hill", "the foe is in")
    t:expect(t:zone(hero), "in_play", "the other is")
  end,
}

scenario "Shield of Faith: no dude is discarded by another's card" {
  function(t)
    local _, priest, friend, foe = shootout(t, "6C")
    local dog = t:goods { player = 2, card = "rich_mans_guard_dog", on = foe }
    t:draws(1, "KC KC KD 2S 3D")
    t:draws(2, "9C 9D 9H 4S 6D")
    t:go_on_to("resolution_play", 2)
    t:pulls(2, "KH")
    t:use(dog)
    t:expect(t:side(priest), 1, "the Blessed is there")
    t:expect(t:side(friend), 1, "the friend is there")
  end,
}

scenario "Shield of Faith: in later rounds of the shootout as well" {
  function(t)
    local whip = t:in_hand { player = 2, card = "coachwhip" }
    local _, _, friend = shootout(t, "6C")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 4C 9D TD")
    t:go_on_to("resolution_play", 2)
    t:go_on_to("shootout_play", 1)
    t:draws(1, "KC KC KD 2S 3D")
    t:draws(2, "9C 9D 9H 4S 6D")
    t:go_on_to("resolution_play", 2)
    t:use(whip)
    t:choose(friend)
    t:expect(t:zone(friend), "in_play", "the friend is")
  end,
}
