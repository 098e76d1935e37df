local function caught(t, stash)
  local card = t:in_hand { card = "wet_ink" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, "KC QD 5H 2S 3D")
  t:draws(2, "9C 9C 9D 9H 4S")
  t:ghost_rock(2, stash)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("resolution_play", 1)
  t:use(card)
end

scenario "Wet Ink: the cheat pays 3, and keeps the hand" {
  function(t)
    caught(t, 3)
    local _, player = t:asked()
    t:expect(player, 2, "who is asked")
    t:yes()
    t:expect(t:rank(2), 8, "the rank")
    t:expect(t:ghost_rock(2), 0, "the cheat's stash")
    t:expect(t:ghost_rock(1), 13, "the other's stash")
  end,
}

scenario "Wet Ink: the cheat pays 3 of more" {
  function(t)
    caught(t, 5)
    t:yes()
    t:expect(t:ghost_rock(2), 2, "the cheat's stash")
    t:expect(t:ghost_rock(1), 13, "the other's stash")
  end,
}

scenario "Wet Ink: the cheat keeps the money, and loses 3 ranks" {
  function(t)
    caught(t, 3)
    t:no()
    t:expect(t:rank(2), 5, "the rank")
    t:expect(t:rank(1), 1, "the other's rank")
    t:expect(t:ghost_rock(2), 3, "the cheat's stash")
    t:expect(t:ghost_rock(1), 10, "the other's stash")
  end,
}

scenario "Wet Ink: who cannot pay is not asked" {
  function(t)
    caught(t, 2)
    t:expect(t:rank(2), 5, "the rank")
    t:expect(t:ghost_rock(2), 2, "the cheat's stash")
  end,
}

scenario "Wet Ink is for cheats" {
  function(t)
    local card = t:in_hand { card = "wet_ink" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "9C 9S 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(card)
  end,
}
