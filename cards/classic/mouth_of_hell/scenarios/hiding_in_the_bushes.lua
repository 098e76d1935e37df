scenario "Hiding in the Bushes: a dude at home boots and joins" {
  function(t)
    local card = t:in_hand { card = "hiding_in_the_bushes" }
    local deed = t:deed { player = 2 }
    local gun, rival = t:dude { at = deed }, t:dude { player = 2, at = deed, influence = 2 }
    local lurker, other = t:dude {}, t:dude {}
    local tired, away = t:dude { booted = true }, t:dude { at = "square" }
    local guest = t:dude { at = "home 2" }
    local theirs = t:dude { player = 2 }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(card)
    for _, dude in ipairs { tired, away, guest, gun, theirs } do
      t:expect_true(not t:offers(dude), "who cannot hide")
    end
    t:choose(lurker)
    t:expect(t:side(lurker), 1, "the posse")
    t:expect(t:where(lurker), deed, "the place")
    t:expect_true(t:is_booted(lurker), "booted")
    t:expect(t:side(other), 0, "the other stays")
  end,
}

scenario "Hiding in the Bushes is for dudes who are not in the shootout yet" {
  function(t)
    local card = t:in_hand { card = "hiding_in_the_bushes" }
    local gun, rival = t:dude {}, t:dude { player = 2, at = "home 1" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(card)
  end,
}
