scenario "Hired Guns takes a dude back from the discard pile" {
  function(t)
    local card = t:in_hand { card = "hired_guns" }
    local gun = t:in_discard_pile { card = "jia_mein" }
    local other = t:in_discard_pile { card = "lane_healey" }
    t:use(card)
    t:choose(gun)
    t:expect(t:zone(gun), "hand", "the dude is in")
    t:expect(t:hand_count(1), 1, "cards in hand")
    t:expect(t:zone(other), "discard_pile", "the other is in")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 paid for the card")
  end,
}

scenario "Hired Guns takes no other card, and none of another pile" {
  function(t)
    local card = t:in_hand { card = "hired_guns" }
    t:in_discard_pile { card = "peacemaker" }
    t:in_discard_pile { card = "undertaker" }
    t:in_discard_pile { player = 2, card = "jia_mein" }
    t:in_boot_hill { card = "lane_healey" }
    t:dude {}
    t:refuses(card)
    t:in_discard_pile { card = "ivor_hawley" }
    t:expect_true(t:can_use(card), "with a dude there it can be played")
  end,
}
