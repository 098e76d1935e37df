scenario "Eustace True goes anywhere for a Gadget" {
  function(t)
    local eustace = t:dude { card = "prof_eustace_true" }
    local hat = t:goods { title = "Ray Hat", keywords = { "Gadget" }, on = eustace }
    local boots = t:goods { title = "Ray Boots", keywords = { "Gadget" }, on = eustace }
    local friend = t:dude {}
    t:use(eustace)
    t:choose(boots)
    t:expect_true(not t:offers "home 1", "he must go somewhere else")
    t:choose "home 2"
    t:expect(t:where(eustace), t:place "home 2", "where he is")
    t:expect_true(not t:is_booted(eustace), "unbooted")
    t:expect(t:zone(boots), "discard_pile", "the chosen Gadget is in")
    t:expect(t:zone(hat), "in_play", "the other Gadget is")
    t:expect(t:where(friend), t:place "home 1", "where the other dude is")
    t:until_turn_of(1)
    t:refuses(eustace)
  end,
}

scenario "Eustace True wants a Gadget of his own" {
  function(t)
    local eustace = t:dude { card = "prof_eustace_true" }
    local friend = t:dude { keywords = { "Mad Scientist 1" } }
    t:goods { keywords = { "Gadget" }, on = friend }
    t:goods { keywords = { "Horse" }, on = eustace }
    t:deed { keywords = { "Gadget" } }
    t:refuses(eustace)
  end,
}

scenario "Eustace True goes while booted, too, and stays booted" {
  function(t)
    local eustace = t:dude { card = "prof_eustace_true", booted = true }
    t:goods { keywords = { "Gadget" }, on = eustace }
    t:use(eustace)
    t:choose "square"
    t:expect(t:where(eustace), t:place "square", "where he is")
    t:expect_true(t:is_booted(eustace), "booted")
  end,
}
