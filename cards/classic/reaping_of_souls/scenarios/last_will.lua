--- My dude with or without goods is aced.
local function shot(t, rich)
  local fallen = t:dude { at = "square" }
  local hat = rich and t:goods { on = fallen }
  local hex = rich and t:goods { on = fallen, keywords = { "Horse" } }
  local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
  t:call_out(fallen, foe)
  t:accept()
  t:draws(1, "2D 3C 5C 9D TD")
  t:draws(2, "2C 2D 2S 9S TC 3C 4C 5S")
  t:go_on_to("assign_casualty", 1)
  t:ace(fallen)
  t:done()
  return fallen, hat, hex
end

scenario "Last Will divides what a dude leaves behind" {
  function(t)
    local card = t:in_hand { card = "last_will" }
    local heir, other = t:dude { booted = true, at = "home 2" }, t:dude {}
    t:goods { on = heir, keywords = { "Horse" } }
    local rival = t:dude { player = 2 }
    local theirs = t:goods { player = 2, on = rival }
    local fallen, hat, horse = shot(t, true)
    t:use(card)
    t:expect_true(not t:offers(fallen), "not the dude himself")
    t:expect_true(not t:offers(rival), "no dude of another")
    t:choose(heir)
    t:expect_true(not t:offers(heir), "who has a horse gets no other")
    t:choose(other)
    t:go_on_to "noon_play"
    t:expect(t:host(hat), heir, "who has the hat")
    t:expect(t:host(horse), other, "who has the horse")
    t:expect(t:zone(fallen), "boot_hill", "the dude is in")
    t:expect(t:zone(theirs), "in_play", "others' goods are")
  end,
}

scenario "Last Will may leave goods to nobody" {
  function(t)
    local card = t:in_hand { card = "last_will" }
    t:dude {}
    local fallen, hat, horse = shot(t, true)
    t:use(card)
    t:pass()
    t:pass()
    t:go_on_to "noon_play"
    t:expect(t:zone(hat), "boot_hill", "the hat is in")
    t:expect(t:zone(horse), "boot_hill", "the horse is in")
  end,
}

scenario "Last Will needs goods" {
  function(t)
    local card = t:in_hand { card = "last_will" }
    t:goods { on = t:dude {} }
    shot(t, false)
    t:refuses(card)
  end,
}

scenario "Last Will is about your own dudes" {
  function(t)
    local card = t:in_hand { player = 2, card = "last_will" }
    t:dude { player = 2 }
    shot(t, true)
    t:refuses(card)
  end,
}
