--- The shop; player 1's dude with this card, which is aced by the Elixir's use when Pox Walker aces the dude.
scenario "Bob's Fix-It Shop: an aced Gadget comes to hand" {
  function(t)
    local shop = t:deed { card = "bobs_fix_it_shop" }
    local dude = t:dude { value = 1, at = "square" }
    local elixir = t:goods { card = "prof_parnhamss_miracle_elixir", on = dude }
    local pox = t:dude { card = "pox_walker", at = "square" }
    t:use(pox)
    t:choose(dude)
    t:use(elixir)
    t:use(shop, 1)
    t:expect(t:zone(elixir), "hand", "the Gadget is in")
    t:expect_true(t:is_booted(shop), "the deed is booted")
  end,
}

scenario "Bob's Fix-It Shop: aced goods are discarded" {
  function(t)
    local shop = t:deed { card = "bobs_fix_it_shop" }
    local witch = t:dude { player = 2, keywords = { "Huckster 1" }, at = "square" }
    t:spell { player = 2, keywords = { "Hex" }, on = witch }
    local gift = t:goods { card = "gift_of_the_thunderbird", on = t:dude { at = "square" } }
    t:use(gift)
    t:use(shop, 2)
    t:expect(t:zone(gift), "discard_pile", "the goods are in")
    t:expect_true(t:is_booted(shop), "the deed is booted")
  end,
}

scenario "Bob's Fix-It Shop: only Gadgets come to hand" {
  function(t)
    t:deed { card = "bobs_fix_it_shop" }
    local witch = t:dude { player = 2, keywords = { "Huckster 1" }, at = "square" }
    t:spell { player = 2, keywords = { "Hex" }, on = witch }
    t:use(t:goods { card = "gift_of_the_thunderbird", on = t:dude { at = "square" } })
    t:expect_true(not t:offers "play hand", "they cannot come to hand")
  end,
}

scenario "Bob's Fix-It Shop is for your goods" {
  function(t)
    t:deed { card = "bobs_fix_it_shop" }
    local dude = t:dude { player = 2, value = 1, at = "square" }
    local elixir = t:goods { player = 2, card = "prof_parnhamss_miracle_elixir", on = dude }
    local pox = t:dude { card = "pox_walker", at = "square" }
    t:use(pox)
    t:choose(dude)
    t:use(elixir)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:zone(elixir), "boot_hill", "their Gadget is in")
  end,
}

scenario "Bob's Fix-It Shop does not care for what is discarded" {
  function(t)
    t:deed { card = "bobs_fix_it_shop" }
    local dude = t:dude { at = "square" }
    local hatchet = t:goods { card = "hatchet", keywords = { "Gadget" }, on = dude }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(dude, foe)
    t:accept()
    t:use(hatchet)
    t:expect((t:asked()), "shootout_play", "what is asked")
    t:expect(t:zone(hatchet), "discard_pile", "the goods are in")
  end,
}

scenario "Bob's Fix-It Shop does not care for a Gadget that is discarded" {
  function(t)
    t:deed { card = "bobs_fix_it_shop" }
    local horse = t:goods { card = "mechanical_horse", on = t:dude {} }
    t:dude { player = 2 }
    t:pass()
    t:use(t:in_hand { player = 2, card = "horse_thief" })
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:zone(horse), "discard_pile", "the Gadget is in")
  end,
}
