local cheatin, legal = "9C 9C 9D 9H 4S", "9C 9S 9D 9H 4S"

-- Player 1's Huckster has two Hexes; the pair of kings is rank 2.
local function showdown(t, theirs, mine)
  local card = t:in_hand { card = "magical_distraction" }
  local huckster = t:dude { keywords = { "Huckster 1" }, at = "square" }
  local rival = t:dude { player = 2, keywords = { "Huckster 1" }, at = "square" }
  local hexes = {
    t:spell { card = "shadow_walk", on = huckster }, t:spell { card = "soul_blast", on = huckster },
  }
  t:spell { player = 2, card = "shadow_walk", on = rival }
  t:draws(1, mine or "KC KD 5H 2S 3D")
  t:draws(2, theirs)
  t:call_out(huckster, rival)
  t:accept()
  t:go_on_to("resolution_play", 1)
  return card, hexes, rival
end

scenario "Magical Distraction: the pull is the hand rank" {
  function(t)
    local card, hexes = showdown(t, cheatin)
    t:pulls(1, "8C")
    t:use(card)
    t:choose(hexes[2])
    t:expect(t:zone(hexes[2]), "discard_pile", "the spell is in")
    t:expect(t:zone(hexes[1]), "in_play", "the other is")
    t:expect(t:rank(1), 8, "the rank")
    t:expect(t:rank(2), 8, "the other's rank")
  end,
}

scenario "Magical Distraction: the pull may be worse than the hand" {
  function(t)
    local card, hexes = showdown(t, cheatin, "KC KD KH 2S 3D")
    t:pulls(1, "AC")
    t:use(card)
    t:choose(hexes[1])
    t:expect(t:rank(1), 1, "the rank")
  end,
}

scenario "Magical Distraction: 11 at most" {
  function(t)
    local card, hexes = showdown(t, cheatin)
    t:pulls(1, "QC")
    t:use(card)
    t:choose(hexes[1])
    t:expect(t:rank(1), 11, "the rank")
  end,
}

scenario "Magical Distraction: an 11 counts in full" {
  function(t)
    local card, hexes = showdown(t, cheatin)
    t:pulls(1, "JC")
    t:use(card)
    t:choose(hexes[1])
    t:expect(t:rank(1), 11, "the rank")
  end,
}

scenario "Magical Distraction: other modifiers are added to the pull" {
  proves = { "RC-CARD-164" },
  function(t)
    local more = t:in_hand { card = "hex_slingin" }
    local card, hexes = showdown(t, cheatin)
    t:use(more)
    t:choose(hexes[1])
    t:expect(t:rank(1), 4, "the rank of the hand, 2 more")
    t:go_on_to("resolution_play", 1)
    t:pulls(1, "8C")
    t:use(card)
    t:expect(t:rank(1), 10, "the rank, 8 and 2")
  end,
}

scenario "Magical Distraction is for a cheatin' hand of the other" {
  function(t)
    local card = showdown(t, legal, cheatin)
    t:refuses(card)
  end,
}

scenario "Magical Distraction wants a spell in the own posse" {
  proves = { "RC-CARD-166" },
  function(t)
    local card = t:in_hand { card = "magical_distraction" }
    local gun = t:dude { keywords = { "Huckster 1" }, at = "square" }
    local absent = t:dude { keywords = { "Huckster 1" }, at = "square" }
    local rival = t:dude { player = 2, keywords = { "Huckster 1" }, at = "square" }
    t:spell { card = "shadow_walk", on = absent }
    t:spell { player = 2, card = "shadow_walk", on = rival }
    t:goods { on = gun }
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, cheatin)
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(card)
    t:spell { on = gun, keywords = { "Miracle" } }
    t:expect_true(t:can_use(card), "with any spell it is played")
  end,
}

scenario "Magical Distraction: a hand that was cheatin' still is" {
  proves = { "RC-CARD-163" },
  function(t)
    local varmint = t:in_hand { player = 2, card = "cheatin_varmint" }
    local card, hexes = showdown(t, cheatin, "KC KC 5H 2S 3D")
    t:pulls(1, "8C")
    t:use(card)
    t:choose(hexes[1])
    t:go_on_to("resolution_play", 2)
    t:use(varmint, 2)
    t:choose_player(1)
    t:expect(t:rank(1), 6, "the rank, 2 less")
    t:expect(t:ghost_rock(2), 10, "the other's stash: it was a Cheatin' Resolution")
  end,
}

scenario "Magical Distraction: the king of a pull counts 11, from which others take" {
  function(t)
    local varmint = t:in_hand { player = 2, card = "cheatin_varmint" }
    local card, hexes = showdown(t, cheatin)
    t:pulls(1, "KC")
    t:use(card)
    t:choose(hexes[1])
    t:expect(t:rank(1), 11, "the rank")
    t:go_on_to("resolution_play", 2)
    t:use(varmint, 1)
    t:choose_player(1)
    t:expect(t:rank(1), 9, "the rank, 2 less")
  end,
}
