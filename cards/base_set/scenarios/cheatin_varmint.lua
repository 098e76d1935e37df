local function showdown(t, mine, theirs)
  local gun = t:dude { at = "square", keywords = { "Huckster 1" } }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  t:draws(2, theirs)
  return gun, rival
end

scenario "Cheatin' Varmint costs nothing against a cheatin' hand" {
  function(t)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(2), 8, "the rank before")
    t:use(card, 2)
    t:choose_player(2)
    t:expect(t:rank(2), 6, "the rank after")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Cheatin' Varmint costs 5 against a legal hand" {
  function(t)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC QD 5H 2S 3D", "9C 9S 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:expect_true(not t:can_use(card, 2), "no Cheatin' Resolution against a legal hand")
    t:use(card, 1)
    t:choose_player(2)
    t:expect(t:rank(2), 6, "the rank after")
    t:expect(t:ghost_rock(1), 5, "the stash")
  end,
}

scenario "Cheatin' Varmint is one ability for each copy played" {
  proves = { "RC-CARD-145" },
  function(t)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card, 2)
    t:choose_player(2)
    t:expect(t:rank(2), 6, "the rank, 2 less")
    t:expect(t:ghost_rock(1), 10, "nothing is paid")
    t:expect_true(not t:can_use(card), "the copy is used up")
  end,
}

scenario "Cheatin' Varmint may lower another hand than the cheatin' one" {
  proves = { "RC-CARD-144" },
  function(t)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC KD KH 2S 3D", "9C 9C 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card, 2)
    t:choose_player(1)
    t:expect(t:rank(1), 2, "the rank of the own hand, 2 less")
    t:expect(t:rank(2), 8, "the rank of the cheatin' hand")
  end,
}

scenario "Cheatin' Varmint wants all 5" {
  function(t)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC QD 5H 2S 3D", "9C 9S 9D 9H 4S")
    t:ghost_rock(1, 4)
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(card)
  end,
}

scenario "Cheatin' Varmint: of three hands in lowball any can be lowered" {
  proves = { "RC-CARD-144" },
  function(t)
    t:players(3)
    t:phase "gambling"
    local card = t:in_hand { card = "cheatin_varmint" }
    t:draws(1, "KC KD 5H 5S 3D")
    t:draws(2, "9C 9C 9D 9H 4S")
    t:draws(3, "8C 8D 8H 2D 4C")
    t:go_on_to("cheatin_play", 1)
    t:use(card, 2)
    t:choose_player(3)
    t:expect(t:winner(), 3, "the Winner: three of a kind less 2 is lower than two pairs")
  end,
}

scenario "Cheatin' Varmint: who has no draw hand cannot be chosen" {
  function(t)
    t:players(3)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card, 2)
    t:expect_true(not t:offers "P3", "the third player is not offered")
    t:choose_player(2)
    t:expect(t:rank(2), 6, "the rank after")
  end,
}

scenario "Cheatin' Varmint for 5: who has no draw hand cannot be chosen" {
  function(t)
    t:players(3)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC QD 5H 2S 3D", "9C 9S 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card, 1)
    t:expect_true(not t:offers "P3", "the third player is not offered")
    t:choose_player(2)
    t:expect(t:rank(2), 6, "the rank after")
  end,
}
