--- My dude is aced, who has a hat and, if a card is named, these goods.
local function shot(t, goods)
  local fallen = t:dude { at = "square" }
  local relic = goods and t:goods { card = goods, on = fallen }
  local hat = t:goods { on = fallen }
  local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
  t:call_out(fallen, foe)
  t:accept()
  t:draws(1, "2D 3C 5C 9D TD")
  t:draws(2, "2C 2D 2S 9S TC 3C 4C 5S")
  t:go_on_to("assign_casualty", 1)
  t:ace(fallen)
  t:done()
  return fallen, relic, hat
end

scenario "Last Request gives the relic to another dude" {
  function(t)
    local card = t:in_hand { card = "last_request" }
    local heir = t:dude { booted = true, at = "home 2" }
    local theirs = t:dude { player = 2 }
    t:goods { card = "dim_eyes", on = t:dude {} }
    local fallen, relic, hat = shot(t, "dim_eyes")
    t:use(card)
    t:expect_true(not t:offers(fallen), "not the dude himself")
    t:expect_true(not t:offers(theirs), "no dude of another")
    t:choose(heir)
    t:go_on_to "noon_play"
    t:expect(t:host(relic), heir, "who has it")
    t:expect(t:zone(fallen), "boot_hill", "the dude is in")
    t:expect(t:zone(hat), "boot_hill", "the hat is in")
  end,
}

scenario "Last Request may discard the relic" {
  function(t)
    local card = t:in_hand { card = "last_request" }
    t:dude {}
    local _, relic = shot(t, "dim_eyes")
    t:use(card)
    t:pass()
    t:go_on_to "noon_play"
    t:expect(t:zone(relic), "discard_pile", "the relic is in")
  end,
}

scenario "Last Request gives the relic to who can carry it" {
  function(t)
    local card = t:in_hand { card = "last_request" }
    local billy = t:dude { card = "billy_no_neck_exp1" }
    local heir = t:dude {}
    local _, staff = shot(t, "anahuac_staff")
    t:use(card)
    t:expect_true(not t:offers(billy), "not who carries no Weapons")
    t:choose(heir)
    t:go_on_to "noon_play"
    t:expect(t:host(staff), heir, "who has it")
  end,
}

scenario "Last Request is about Mystical goods" {
  function(t)
    local card = t:in_hand { card = "last_request" }
    t:dude {}
    shot(t)
    t:refuses(card)
  end,
}

scenario "Last Request is about your own dudes" {
  function(t)
    local card = t:in_hand { player = 2, card = "last_request" }
    t:dude { player = 2 }
    shot(t, "dim_eyes")
    t:refuses(card)
  end,
}

scenario "Last Request waits until nobody has saved the dude" {
  function(t)
    local card = t:in_hand { card = "last_request" }
    t:dude {}
    local _, clovis = shot(t, "clovis_the_devilbunny")
    t:expect_true(t:can_use(clovis), "Clovis is first")
    t:refuses(card)
    t:use(clovis)
    t:refuses(card)
  end,
}
