local function shootout(t, given)
  local fighter = t:dude {
    keywords = { "Kung Fu 3" }, value = given.value or 9, bullets = 2, at = "square",
  }
  local friend = t:dude { bullets = 1, at = "square" }
  local rival = t:dude { player = 2, bullets = given.foe or 2, at = "square" }
  local other = t:dude { player = 2, bullets = 1, at = "square" }
  t:call_out(fighter, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return fighter, rival, other, friend
end

scenario "Zhu's Ferocity: a bullet more for one, a bullet less for another" {
  function(t)
    local card = t:in_hand { card = "zhus_ferocity" }
    local fighter, rival, other, friend = shootout(t, {})
    local absent = t:dude { player = 2, at = "square" }
    t:pulls(1, "2C")
    t:use(card)
    t:expect_true(t:offers(other), "any dude of the other posse")
    t:expect_true(not t:offers(friend), "none of the own")
    t:expect_true(not t:offers(absent), "nobody outside")
    t:choose(rival)
    t:expect(t:stat(fighter, "bullets"), 3, "bullets of the first")
    t:expect(t:stat(rival, "bullets"), 1, "bullets of the second")
    t:expect(t:stat(friend, "bullets"), 1, "bullets of a friend")
    t:expect(t:stat(other, "bullets"), 1, "bullets of another")
  end,
}

scenario "Zhu's Ferocity is over with the shootout" {
  function(t)
    local card = t:in_hand { card = "zhus_ferocity" }
    local fighter = t:dude { keywords = { "Kung Fu 3" }, value = 9, bullets = 0, at = "square" }
    local rival = t:dude { player = 2, bullets = 1, at = "square" }
    t:call_out(fighter, rival)
    t:accept()
    t:pulls(1, "2C")
    t:use(card)
    t:expect(t:stat(rival, "bullets"), 0, "bullets of the second")
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "9C 9D 9H 4S 6D")
    t:go_on_to "noon_play"
    t:expect(t:stat(rival, "bullets"), 1, "bullets afterwards")
  end,
}

scenario "Zhu's Ferocity that fails does nothing" {
  function(t)
    local card = t:in_hand { card = "zhus_ferocity" }
    local fighter, rival = shootout(t, { value = 2 })
    t:pulls(1, "KC")
    t:use(card)
    t:choose(rival)
    t:expect(t:stat(fighter, "bullets"), 2, "bullets of the first")
    t:expect(t:stat(rival, "bullets"), 2, "bullets of the second")
  end,
}

scenario "Zhu's Ferocity: a combo if the first has more bullets then" {
  function(t)
    local card = t:in_hand { card = "zhus_ferocity" }
    local next_card = t:in_hand { card = "raking_dragons" }
    local _, rival = shootout(t, { foe = 3 })
    t:pulls(1, "2C")
    t:use(card)
    t:choose(rival)
    t:expect((t:asked()), "combo", "what is asked")
    t:expect_true(t:offers(next_card), "another Technique of the school")
  end,
}

scenario "Zhu's Ferocity: no combo if the first has as many bullets" {
  function(t)
    local card = t:in_hand { card = "zhus_ferocity" }
    t:in_hand { card = "raking_dragons" }
    local _, rival = shootout(t, { foe = 4 })
    t:pulls(1, "2C")
    t:use(card)
    t:choose(rival)
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}
