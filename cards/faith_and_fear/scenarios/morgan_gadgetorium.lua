local function home(t) return t:outfit { player = 1, card = "morgan_gadgetorium" } end

scenario "Morgan Gadgetorium: an invention is 2 harder, pays 1 and unboots the inventor" {
  function(t)
    local outfit = home(t)
    local scientist = t:dude { keywords = { "Mad Scientist 1" } }
    local gadget = t:in_hand { card = "flame_thrower" }
    t:pulls(1, "9C")
    t:shop(gadget, scientist)
    t:use(outfit)
    t:expect(t:host(gadget), scientist, "who has the Gadget")
    t:expect(t:ghost_rock(1), 9, "the stash: the Gadget costs 2, and 1 is gained")
    t:expect_true(not t:is_booted(scientist), "the scientist is unbooted")
    t:expect_true(t:is_booted(outfit), "the home is booted")
  end,
}

scenario "Morgan Gadgetorium: what would have been enough is not" {
  function(t)
    local outfit = home(t)
    local scientist = t:dude { keywords = { "Mad Scientist 1" } }
    local gadget = t:in_hand { card = "flame_thrower" }
    t:pulls(1, "8C")
    t:shop(gadget, scientist)
    t:use(outfit)
    t:expect(t:zone(gadget), "discard_pile", "the Gadget is in")
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:expect_true(t:is_booted(scientist), "the scientist is booted")
  end,
}

scenario "Morgan Gadgetorium need not be used" {
  function(t)
    local outfit = home(t)
    local scientist = t:dude { keywords = { "Mad Scientist 1" } }
    local gadget = t:in_hand { card = "flame_thrower" }
    t:pulls(1, "7C")
    t:shop(gadget, scientist)
    t:pass()
    t:expect(t:host(gadget), scientist, "who has the Gadget")
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:expect_true(t:is_booted(scientist), "the scientist is booted")
    t:expect_true(not t:is_booted(outfit), "the home is not")
  end,
}

scenario "Morgan Gadgetorium unboots who has booted for the ability" {
  function(t)
    local outfit = home(t)
    local perry = t:dude { card = "rev_perry_inbody", at = "square" }
    t:pulls(1, "9C")
    t:use(perry)
    t:use(outfit)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect_true(not t:is_booted(perry), "Perry is unbooted")
  end,
}

scenario "Morgan Gadgetorium does not unboot who was booted before" {
  function(t)
    local outfit = home(t)
    local huckster = t:dude { keywords = { "Huckster 1" }, at = "square", booted = true }
    local hex = t:spell { card = "blood_curse", on = huckster }
    local rival = t:dude { player = 2, at = "square", influence = 2 }
    t:pulls(1, "TC")
    t:use(hex)
    t:choose(rival)
    t:use(outfit)
    t:expect(t:stat(rival, "influence"), 1, "the hex works: 11 of 11")
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect_true(t:is_booted(huckster), "the Huckster is booted")
  end,
}

scenario "Morgan Gadgetorium: the check of anybody can be made harder" {
  function(t)
    local outfit = home(t)
    local huckster = t:dude { player = 2, keywords = { "Huckster 1" }, at = "square" }
    local hex = t:spell { player = 2, card = "blood_curse", on = huckster }
    local victim = t:dude { at = "square", influence = 2 }
    t:until_turn_of(2)
    t:pulls(2, "9C")
    t:use(hex)
    t:choose(victim)
    t:use(outfit)
    t:expect(t:stat(victim, "influence"), 2, "the hex fails: 10 of 11")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Morgan Gadgetorium hears of skill checks only, and pays for that one" {
  function(t)
    local outfit = home(t)
    local card = t:in_hand { card = "under_the_weather" }
    local dude = t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:spell { card = "blood_curse", on = dude }
    t:pulls(1, "2C")
    t:use(card)
    t:expect_true(not t:is_booted(outfit), "nobody is asked for a mere pull")
    t:until_turn_of(2)
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Morgan Gadgetorium does not pay for a later check" {
  function(t)
    local outfit = home(t)
    local huckster = t:dude { keywords = { "Huckster 1" }, at = "square" }
    local first = t:spell { card = "blood_curse", on = huckster }
    local second = t:spell { card = "blood_curse", on = huckster }
    t:dude { player = 2, at = "home 2", influence = 2 }
    t:pulls(1, "2C KC")
    t:use(first)
    t:choose(huckster)
    t:use(outfit)
    t:until_turn_of(1)
    t:use(second)
    t:choose(huckster)
    t:expect(t:happened "skill_check.succeeded", 1, "checks that succeeded")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Morgan Gadgetorium: Kung Fu is no skill" {
  function(t)
    local outfit = home(t)
    local card = t:in_hand { card = "raking_dragons" }
    local master = t:dude { keywords = { "Kung Fu 3" }, value = 9, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(master, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "2C")
    t:use(card)
    t:expect((t:asked()), "choose_cards", "asked, of the Technique")
    t:expect_true(not t:is_booted(outfit), "the home is not booted")
  end,
}
