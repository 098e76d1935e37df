local function showdown(t, mine, theirs)
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local card = t:in_hand { card = "its_not_what_you_know" }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("resolution_play", 1)
  return card
end

scenario "It's Not What You Know... takes 1 rank from a hand" {
  function(t)
    local card = showdown(t, "KC QD 5H 2S 3D", "9C 9S 9D 9H 4S")
    t:expect_true(not t:can_use(card, 2), "no Cheatin' Resolution against a legal hand")
    t:use(card)
    t:choose_player(2)
    t:expect(t:rank(2), 7, "the rank, 8 before")
    t:expect(t:ghost_rock(1), 8, "the stash, 2 less")
  end,
}

scenario "It's Not What You Know... takes 1 rank from its player's own hand" {
  function(t)
    local card = showdown(t, "KC KD 5H 2S 3D", "9C 9S 9D 9H 4S")
    t:use(card)
    t:choose_player(1)
    t:expect(t:rank(1), 1, "the rank, 2 before")
    t:expect(t:rank(2), 8, "the other rank")
  end,
}

scenario "It's Not What You Know... takes 4 ranks when somebody cheats" {
  function(t)
    local card = showdown(t, "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S")
    t:use(card, 2)
    t:choose_player(2)
    t:expect(t:rank(2), 4, "the rank, 8 before")
    t:expect(t:ghost_rock(1), 8, "the stash, 2 less")
  end,
}

scenario "It's Not What You Know... takes 4 ranks from another hand than the cheatin' one too" {
  function(t)
    local card = showdown(t, "KC KD KH KS 3D", "9C 9C 9D 9H 4S")
    t:use(card, 2)
    t:choose_player(1)
    t:expect(t:rank(1), 4, "the rank, 8 before")
    t:expect(t:rank(2), 8, "the cheatin' rank")
  end,
}

scenario "It's Not What You Know... lowers the hands of those who have one" {
  function(t)
    t:players(3)
    local card = t:in_hand { card = "its_not_what_you_know" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 3, at = "square" }
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(3, "9C 9C 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card, 1)
    t:expect_true(t:offers "P3", "the opponent")
    t:expect_true(not t:offers "P2", "nobody without a draw hand")
    t:choose_player(3)
    t:expect(t:rank(3), 7, "the rank, 8 before")
  end,
}

scenario "It's Not What You Know... punishes those who have a hand" {
  function(t)
    t:players(3)
    local card = t:in_hand { card = "its_not_what_you_know" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 3, at = "square" }
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(3, "9C 9C 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card, 2)
    t:expect_true(not t:offers "P2", "nobody without a draw hand")
    t:choose_player(3)
    t:expect(t:rank(3), 4, "the rank, 8 before")
  end,
}
