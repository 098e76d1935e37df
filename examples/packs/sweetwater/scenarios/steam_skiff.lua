scenario "Steam Skiff carries its owner and two more" {
  function(t)
    local pilot = t:dude {}
    local skiff = t:goods { card = "steam_skiff", on = pilot }
    local a, b, c = t:dude {}, t:dude {}, t:dude { title = "Third" }
    t:use(skiff)
    t:expect_true(not t:offers(pilot), "the pilot goes anyway")
    t:choose(a)
    t:choose(b)
    t:expect_true(not t:offers "Third", "no third")
    t:done()
    t:expect(t:where(pilot), t:place "square", "where the pilot is")
    t:expect(t:where(a), t:place "square", "where the first is")
    t:expect(t:where(b), t:place "square", "where the second is")
    t:expect(t:where(c), t:place "home 1", "where the third is")
    t:expect_true(not t:is_booted(a), "unbooted")
    t:expect_true(t:is_booted(skiff), "the skiff is booted")
  end,
}

scenario "Steam Skiff: alone, and to an adjacent location" {
  function(t)
    local pilot = t:dude { at = "square" }
    local skiff = t:goods { card = "steam_skiff", on = pilot }
    local friend = t:dude { at = "square" }
    local near = t:deed { side = "left" }
    local far = t:deed { keywords = { "Out of Town" } }
    t:dude { at = near }
    t:dude { player = 2, at = "square" }
    t:use(skiff)
    t:expect_true(t:offers(friend), "a friend here")
    t:done()
    t:expect_true(not t:offers(far), "not two away")
    t:choose(near)
    t:expect(t:where(pilot), near, "where the pilot is")
    t:expect(t:where(friend), t:place "square", "where the friend is")
  end,
}

scenario "Steam Skiff takes nobody from elsewhere, and none of another's" {
  function(t)
    local pilot = t:dude { at = "square" }
    local skiff = t:goods { card = "steam_skiff", on = pilot }
    local near = t:deed {}
    local away = t:dude {}
    local rival = t:dude { player = 2, at = "square" }
    t:dude { at = "square" }
    t:use(skiff)
    t:expect_true(not t:offers(away), "nobody from elsewhere")
    t:expect_true(not t:offers(rival), "none of another's")
    t:done()
    t:choose(near)
    t:expect(t:where(pilot), near, "where the pilot is")
  end,
}

scenario "Steam Skiff is invented" {
  function(t)
    local tess = t:dude { card = "tess_corrigan" }
    local skiff = t:in_hand { card = "steam_skiff" }
    t:pulls(1, "6C")
    t:shop(skiff, tess)
    t:expect(t:zone(skiff), "in_play", "the skiff is")
    t:expect(t:host(skiff), tess, "who has it")
    t:expect_true(t:is_booted(tess), "the inventor is booted")
  end,
}
