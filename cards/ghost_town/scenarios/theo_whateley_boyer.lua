-- Lowball: player 1, with Theo, shows a hand with such cards.
local function lowball(t, mine, theirs, given)
  given = given or {}
  t:phase "gambling"
  if given.stash then t:ghost_rock(1, given.stash) end
  local theo = t:dude { card = "theo_whateley_boyer", at = "square" }
  local hex = t:spell { keywords = { "Hex" }, on = theo, booted = given.booted }
  local friend = t:dude { at = "square" }
  t:spell { title = "Prayer", keywords = { "Miracle" }, on = theo }
  t:spell { title = "Other Hex", keywords = { "Hex" }, on = friend }
  local drawn = t:draws(1, mine)
  local other = t:draws(2, theirs or "KD QH 9S 7C 5D")
  local devil = given.devil and t:on_top_of_deck { card = "heretic_joker_red" }
  t:go_on_to(given.to or "react", 1)
  return { devil = devil, friend = friend, theo = theo, hex = hex, drawn = drawn, theirs = other }
end

scenario "Theo keeps a joker of the lowball hand for 1 ghost rock" {
  function(t)
    local s = lowball(t, "* KC 5H 2S 3D")
    local before = t:ghost_rock(1)
    t:use(s.theo)
    t:expect(t:host(s.drawn[1]), s.theo, "who has the joker")
    t:expect(t:ghost_rock(1), before - 1 + 3, "the stash, with 3 of production")
    t:go_on_to "noon_play"
    t:expect(t:zone(s.drawn[1]), "in_play", "the joker is")
    t:expect(t:zone(s.drawn[2]), "discard_pile", "the rest is in")
  end,
}

scenario "Theo need not" {
  function(t)
    local s = lowball(t, "* KC 5H 2S 3D")
    t:pass()
    local asked = t:asked()
    t:expect_true(asked ~= "react", "he keeps nothing but jokers")
    t:go_on_to "noon_play"
    t:expect(t:zone(s.drawn[1]), "boot_hill", "the joker is in")
  end,
}

scenario "Theo keeps nothing else, and nobody else's" {
  function(t)
    local s = lowball(t, "AC KC 5H 2S 3D", "* QH 9S 7C 5D", { to = "noon_play" })
    t:expect(t:zone(s.theirs[1]), "boot_hill", "their joker is in")
    t:expect(t:zone(s.drawn[1]), "discard_pile", "the own cards are in")
  end,
}

scenario "Theo keeps a joker that is not aced" {
  function(t)
    local s = lowball(t, "KC 5H 2S 3D", nil, { devil = true })
    t:use(s.theo)
    t:expect(t:host(s.devil), s.theo, "who has the joker")
  end,
}

-- Theo with the joker shoots; the hand is drawn.
local function shootout(t, given)
  local s = lowball(t, "* KC 5H 2S 3D", nil, given)
  t:use(s.theo)
  t:go_on_to("noon_play", 1)
  s.foe = t:dude { player = 2, at = "square" }
  t:call_out(s.theo, s.foe)
  t:accept()
  t:join(s.friend)
  s.hand = t:draws(1, "KC KD 8H 8S 2D")
  t:draws(2, "9C 9D 5H 5S 8C")
  t:go_on_to("resolution_play", 1)
  return s
end

scenario "Theo puts the joker in the place of a card of the draw hand" {
  function(t)
    local s = shootout(t)
    t:expect(t:rank(1), 3, "the rank before")
    t:use(s.theo, 3)
    t:choose(s.hand[5])
    t:expect_true(t:is_booted(s.hex), "the Hex is booted")
    t:expect(t:zone(s.hand[5]), "discard_pile", "the card is in")
    t:expect(t:zone(s.drawn[1]), "draw_hand", "the joker is in")
    t:take "13 of hearts"
    t:expect(t:rank(1), 7, "the rank")
    t:pass()
    t:refuses(s.theo, 3)
  end,
}

scenario "Theo needs an unbooted Hex for that" {
  function(t)
    local s = shootout(t)
    t:booted(s.hex, true)
    t:refuses(s.theo, 3)
  end,
}

scenario "Theo needs a joker for that" {
  function(t)
    local theo = t:dude { card = "theo_whateley_boyer", at = "square" }
    t:spell { keywords = { "Hex" }, on = theo }
    t:goods { on = theo }
    t:call_out(theo, t:dude { player = 2, at = "square" })
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(theo, 3)
  end,
}
