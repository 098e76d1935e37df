scenario "Johnny Brocklehurst: 1 influence more for as long as a play takes" {
  function(t)
    local johnny = t:dude { card = "johnny_brocklehurst" }
    local gun = t:dude { influence = 1, at = "square" }
    local foe = t:dude { player = 2, influence = 1, at = "square" }
    local eyes = t:in_hand { card = "sun_in_yer_eyes" }
    t:call_out(gun, foe)
    t:use(johnny)
    t:choose(gun)
    t:choose(1)
    t:expect(t:stat(gun, "influence"), 2, "influence")
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(eyes)
    t:choose(foe)
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(gun, "influence"), 2, "influence after a play in the shootout")
    t:draws(1, "KC KD KH 2S 8C")
    t:draws(2, "QS QH 5C 2D 8D")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:stat(gun, "influence"), 2, "influence as casualties are taken")
    t:ace(foe)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:stat(gun, "influence"), 1, "influence when it is over")
    t:refuses(johnny)
  end,
}

scenario "Johnny Brocklehurst: 1 less, for anybody, as long as a Shootout play takes" {
  function(t)
    local johnny = t:dude { card = "johnny_brocklehurst" }
    local gun = t:dude { at = "square" }
    local foe = t:dude { player = 2, influence = 2, at = "square" }
    local eyes = t:in_hand { card = "sun_in_yer_eyes" }
    t:call_out(gun, foe)
    t:pass()
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(eyes)
    t:use(johnny)
    t:choose(foe)
    t:choose(2)
    t:expect(t:stat(foe, "influence"), 1, "influence while the play is made")
    t:choose(foe)
    t:go_on_to("shootout_play", 2)
    t:expect(t:stat(foe, "influence"), 2, "influence when it is over")
  end,
}

scenario "Johnny Brocklehurst is for your own plays" {
  function(t)
    local johnny = t:dude { card = "johnny_brocklehurst" }
    local foe = t:dude { player = 2 }
    t:until_turn_of(2)
    t:move(foe, "square")
    t:refuses(johnny)
    t:expect(t:where(foe), t:place "square", "the play was made")
  end,
}
