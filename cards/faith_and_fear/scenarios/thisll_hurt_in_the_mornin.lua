-- Player 2 cheats with a pair of the nine of clubs; player 1 has a pair of kings, or another hand.
local function caught(t, given)
  local card = t:in_hand { card = "thisll_hurt_in_the_mornin" }
  local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:draws(1, given.mine or "KC KD 5H 2S 3D")
  local dealt = t:draws(2, "9C 9C 9D 9H 4S " .. given.top)
  if given.stash then t:ghost_rock(2, given.stash) end
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("resolution_play", 1)
  return card, dealt
end

scenario "This'll Hurt in the Mornin': two cards are replaced, and paid for or aced" {
  function(t)
    local card, dealt = caught(t, { top = "AS 3H" })
    t:expect(t:rank(2), 8, "the rank before")
    t:use(card)
    t:choose(dealt[2])
    t:choose(dealt[3])
    t:done()
    t:expect(t:zone(dealt[6]), "draw_hand", "the first new card is in")
    t:expect(t:zone(dealt[7]), "draw_hand", "the second new card is in")
    t:expect(select(2, t:asked()), 2, "who is asked")
    t:yes()
    t:no()
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect(t:ghost_rock(2), 9, "the other stash")
    t:expect(t:zone(dealt[2]), "discard_pile", "the card paid for is in")
    t:expect(t:zone(dealt[3]), "boot_hill", "the other is in")
    t:expect(t:rank(2), 2, "the rank")
  end,
}

scenario "This'll Hurt in the Mornin': one card will do" {
  function(t)
    local card, dealt = caught(t, { top = "AS" })
    t:use(card)
    t:expect_true(not t:offers "Done", "at least one")
    t:choose(dealt[2])
    t:done()
    t:yes()
    t:expect(t:zone(dealt[6]), "draw_hand", "the new card is in")
    t:expect(t:zone(dealt[2]), "discard_pile", "the old one is in")
    t:expect(t:zone(dealt[3]), "draw_hand", "the others stay in")
    t:expect(t:rank(2), 4, "the rank")
  end,
}

scenario "This'll Hurt in the Mornin': three cards are too many" {
  function(t)
    local card, dealt = caught(t, { top = "AS 3H" })
    t:use(card)
    t:choose(dealt[1])
    t:choose(dealt[2])
    t:expect_true(not t:offers(dealt[4]), "no third card")
    t:done()
    t:no()
    t:no()
    t:expect(t:zone(dealt[1]), "boot_hill", "the first is in")
    t:expect(t:zone(dealt[2]), "boot_hill", "the second is in")
  end,
}

scenario "This'll Hurt in the Mornin': who cheats as well gets nothing" {
  function(t)
    local card, dealt = caught(t, { mine = "KC KC 5H 2S 3D", top = "AS" })
    t:use(card)
    t:choose(dealt[2])
    t:done()
    t:expect(t:zone(dealt[2]), "discard_pile", "the old card is in")
    t:expect(t:zone(dealt[6]), "draw_hand", "the new card is in")
    t:expect((t:asked()) ~= "may", true, "nobody is asked to pay:")
    t:go_on_to "noon_play"
    t:expect(t:zone(dealt[2]), "discard_pile", "the old card is still in")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "This'll Hurt in the Mornin': a hand that is still cheatin' is paid for as well" {
  function(t)
    local card, dealt = caught(t, { top = "AS" })
    t:use(card)
    t:choose(dealt[4])
    t:done()
    t:expect((t:asked()), "may", "what is asked")
    t:yes()
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect(t:zone(dealt[4]), "discard_pile", "the old card is in")
  end,
}

scenario "This'll Hurt in the Mornin': who takes no part gets nothing" {
  function(t)
    t:players(3)
    local card = t:in_hand { player = 3, card = "thisll_hurt_in_the_mornin" }
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:draws(1, "KC KD 5H 2S 3D")
    local dealt = t:draws(2, "9C 9C 9D 9H 4S AS")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 3)
    t:use(card)
    t:choose(dealt[2])
    t:done()
    t:expect(t:zone(dealt[6]), "draw_hand", "the new card is in")
    t:expect((t:asked()) ~= "may", true, "nobody is asked to pay:")
    t:expect(t:ghost_rock(3), 10, "the stash")
  end,
}

scenario "This'll Hurt in the Mornin': who cannot pay aces" {
  function(t)
    local card, dealt = caught(t, { top = "AS", stash = 0 })
    t:use(card)
    t:choose(dealt[2])
    t:done()
    t:expect(t:zone(dealt[2]), "boot_hill", "the card is in")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "This'll Hurt in the Mornin': what takes a card's place comes out of its owner's deck" {
  function(t)
    t:winner(2)
    local card = t:in_hand { card = "thisll_hurt_in_the_mornin" }
    local rival = t:dude { player = 2, keywords = { "Huckster 9" }, at = "square" }
    local lent = t:dude { at = "square", value = 2 }
    local gun = t:dude { at = "square" }
    local book = t:goods { card = "doyles_hoyle", on = lent }
    t:pulls(2, "KC")
    t:use(t:spell { player = 2, card = "puppet", on = rival })
    t:choose(lent)
    t:until_turn_of(2)
    local mine = t:draws(1, "KC KD 5H 2S 3D QH")
    local dealt = t:draws(2, "9C 9C 9D 9H 4S")
    t:call_out(rival, gun)
    t:accept()
    t:join(lent)
    t:go_on_to("resolution_play", 2)
    t:use(book, 2)
    t:choose(dealt[5])
    t:use(card)
    t:choose(book)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(mine[6]), "discard_pile", "the card drawn is in")
  end,
}
