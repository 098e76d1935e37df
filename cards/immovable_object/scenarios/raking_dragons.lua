-- A fighter with Kung Fu 3, which counts to the value, in a shootout.
local function shootout(t, given)
  local fighter = t:dude {
    keywords = { "Kung Fu 3" }, value = given.value or 9, bullets = 2, at = "square",
  }
  local rival = t:dude {
    player = 2, value = given.foe or 9, bullets = given.bullets, at = "square",
  }
  local other = t:dude { player = 2, value = 9, at = "square" }
  t:call_out(fighter, rival)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return fighter, rival, other
end

scenario "Raking Dragons boots a dude, who has 2 less value in this shootout" {
  function(t)
    local card = t:in_hand { card = "raking_dragons" }
    local fighter, rival, other = shootout(t, {})
    local absent = t:dude { player = 2, at = "square" }
    t:pulls(1, "2C")
    t:use(card)
    t:expect_true(t:offers(other), "any dude in the shootout")
    t:expect_true(t:offers(fighter), "of either posse")
    t:expect_true(not t:offers(absent), "nobody outside")
    t:choose(rival)
    t:expect_true(t:is_booted(rival), "booted")
    t:expect(t:stat(rival, "value"), 7, "the value")
    t:expect(t:stat(other, "value"), 9, "the value of another")
    t:expect(t:zone(card), "in_play", "the card is")
  end,
}

scenario "Raking Dragons: the value comes back after the shootout" {
  function(t)
    local card = t:in_hand { card = "raking_dragons" }
    local fighter = t:dude { keywords = { "Kung Fu 3" }, value = 9, at = "square" }
    local rival = t:dude { player = 2, value = 9, at = "square" }
    t:call_out(fighter, rival)
    t:accept()
    t:pulls(1, "2C")
    t:use(card)
    t:choose(rival)
    t:expect(t:stat(rival, "value"), 7, "the value")
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "9C 9D 9H 4S 6D")
    t:go_on_to "noon_play"
    t:expect(t:stat(rival, "value"), 9, "the value afterwards")
  end,
}

scenario "Raking Dragons that fails does nothing" {
  function(t)
    local card = t:in_hand { card = "raking_dragons" }
    local _, rival = shootout(t, { value = 2 })
    t:pulls(1, "KC")
    t:use(card)
    t:expect_true(not t:is_booted(rival), "unbooted")
    t:expect(t:stat(rival, "value"), 9, "the value")
  end,
}

scenario "Raking Dragons: a combo if the dude has less value then" {
  function(t)
    local card = t:in_hand { card = "raking_dragons" }
    local next_card = t:in_hand { card = "zhus_ferocity" }
    local _, rival = shootout(t, { value = 7, foe = 11, bullets = 3 })
    t:pulls(1, "2C")
    t:use(card)
    t:choose(rival)
    t:expect((t:asked()), "combo", "what is asked")
    t:expect_true(t:offers(next_card), "another Technique of the school")
  end,
}

scenario "Raking Dragons: no combo if the dude has as much value" {
  function(t)
    local card = t:in_hand { card = "raking_dragons" }
    t:in_hand { card = "zhus_ferocity" }
    local _, rival = shootout(t, { value = 7, foe = 12 })
    t:pulls(1, "2C")
    t:use(card)
    t:choose(rival)
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}
