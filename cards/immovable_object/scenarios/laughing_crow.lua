scenario "Laughing Crow: two Spirits from the deck, one for a Shaman, one for the place" {
  function(t)
    local crow = t:dude { card = "laughing_crow", at = "square" }
    local other = t:dude { keywords = { "Shaman 0" }, booted = true }
    local plain = t:dude {}
    local rival = t:dude { player = 2, keywords = { "Shaman 3" } }
    local deed = t:deed {}
    local theirs = t:deed { player = 2 }
    local third = t:on_top_of_deck {}
    local trail = t:on_top_of_deck { card = "the_pack_awakens" }
    local dance = t:on_top_of_deck { card = "spirit_dance" }
    t:use(crow)
    t:expect_true(t:knows(2, dance) and t:knows(2, trail), "both are revealed")
    t:expect_true(not t:knows(1, third), "no other card")
    for _, card in ipairs { plain, rival, deed } do
      t:expect_true(not t:offers(card), "no Shaman of yours")
    end
    t:expect_true(t:offers(crow), "Laughing Crow")
    t:choose(other)
    t:expect(t:host(dance), other, "who has the first")
    t:expect(t:ghost_rock(1), 8, "the stash: 2 paid")
    t:expect_true(t:offers(t:place "home 1"), "a place that you control")
    t:expect_true(not t:offers(theirs), "none that you do not")
    t:expect_true(not t:offers(crow), "no dude for a Totem")
    t:choose(deed)
    t:expect(t:host(trail), deed, "where the Totem is")
    t:expect(t:ghost_rock(1), 7, "the stash: 1 paid")
    t:expect(t:zone(third), "deck", "the third card is in")
    t:expect_true(not t:is_booted(crow), "unbooted")
  end,
}

scenario "Laughing Crow: what is no Spirit, or is not attached, is discarded" {
  function(t)
    local crow = t:dude { card = "laughing_crow" }
    local huckster = t:dude { keywords = { "Huckster 1" } }
    local third = t:on_top_of_deck { card = "spirit_dance" }
    local dance = t:on_top_of_deck { card = "spirit_dance" }
    local hex = t:on_top_of_deck { card = "soul_blast" }
    t:use(crow)
    t:expect_true(t:offers(crow), "the Spirit may be attached")
    t:expect_true(not t:offers(huckster), "the Hex may not")
    t:pass()
    t:expect(t:zone(hex), "discard_pile", "the Hex is in")
    t:expect(t:zone(dance), "discard_pile", "the Spirit is in")
    t:expect(t:zone(third), "deck", "the third card is in")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Laughing Crow: a Spirit that nobody can pay for is discarded" {
  function(t)
    local crow = t:dude { card = "laughing_crow" }
    t:ghost_rock(1, 1)
    local pack = t:on_top_of_deck { card = "the_pack_awakens" }
    local dance = t:on_top_of_deck { card = "spirit_dance" }
    t:use(crow)
    t:expect(t:zone(dance), "discard_pile", "what costs 2 is in")
    t:choose "home 1"
    t:expect(t:zone(pack), "in_play", "what costs 1 is")
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}

scenario "Laughing Crow: goods of a Shaman are no Spirits" {
  function(t)
    local crow = t:dude { card = "laughing_crow" }
    local idol = t:on_top_of_deck { card = "idol_of_tlazolteotl" }
    local gun = t:on_top_of_deck { card = "peacemaker" }
    t:use(crow)
    t:expect(t:zone(idol), "discard_pile", "the first is in")
    t:expect(t:zone(gun), "discard_pile", "the second is in")
  end,
}
