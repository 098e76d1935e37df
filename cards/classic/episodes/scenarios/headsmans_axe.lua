scenario "The Headsman's Axe ends a story" {
  function(t)
    local card = t:in_hand { card = "headsmans_axe" }
    local gun = t:dude { bullets = 3, stud = true, at = "square" }
    local fallen = t:dude { player = 2, card = "buster_madison", at = "square" }
    local blessed = t:dude { keywords = { "Blessed 9" } }
    local miracle = t:spell { card = "brush_with_death", on = blessed }
    local copy = t:in_hand { player = 2, card = "buster_madison" }
    t:call_out(gun, fallen)
    t:accept()
    t:draws(1, "2C 2D 2S 9S TC 3C 4C 5S")
    t:draws(2, "2H 3C 5C 9D TD")
    t:go_on_to("assign_casualty", 2)
    t:ace(fallen)
    t:done()
    t:use(card)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(fallen), "boot_hill", "the dude is in")
    t:pass()
    t:pulls(1, "9C")
    t:use(miracle)
    t:expect(t:zone(fallen), "discard_pile", "the dude is in")
    t:expect_true(not t:offers(copy), "the copy cannot enter play")
  end,
}

scenario "The Headsman's Axe waits until it is sure that a dude is aced" {
  function(t)
    local card = t:in_hand { card = "headsmans_axe" }
    t:dude { at = "square" }
    local victim = t:dude { player = 2 }
    local elixir = t:goods { player = 2, card = "prof_parnhamss_miracle_elixir", on = victim }
    t:use(t:in_hand { card = "ambush" })
    t:go_on_to "react"
    t:use(elixir)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}
