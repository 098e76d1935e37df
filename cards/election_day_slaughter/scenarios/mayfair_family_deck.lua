scenario "Mayfair Family Deck makes a Huckster" {
  function(t)
    local dude = t:dude {}
    local hex = t:in_hand { card = "soul_blast" }
    t:refuses(hex)
    t:goods { card = "mayfair_family_deck", on = dude }
    t:until_turn_of(1)
    t:shop(hex, dude)
    t:expect(t:host(hex), dude, "the Hex is on")
    t:expect(t:stat(dude, "huckster"), 0, "the rating")
  end,
}

scenario "Mayfair Family Deck does not make a better Huckster worse" {
  function(t)
    local dude = t:dude { keywords = { "Huckster 2" } }
    t:goods { card = "mayfair_family_deck", on = dude }
    t:expect(t:stat(dude, "huckster"), 2, "the rating")
  end,
}

local function holder(t, keywords)
  local dude = t:dude { at = "square", keywords = keywords }
  local deck = t:goods { card = "mayfair_family_deck", on = dude }
  local hex = t:spell { card = "soul_blast", on = dude }
  local gun = t:goods { card = "shotgun", on = dude }
  return dude, deck, hex, gun
end

scenario "Mayfair Family Deck takes the dude's Hexes along when it is discarded" {
  function(t)
    local dude, deck, hex, gun = holder(t, { "Huckster 1", "Blessed 0" })
    local miracle = t:spell { card = "holy_roller", on = dude }
    local other = t:dude { keywords = { "Huckster 1" } }
    local theirs = t:spell { card = "soul_blast", on = other }
    local hunter = t:dude { player = 2, at = "square" }
    local hound = t:goods { player = 2, card = "faithful_hound", on = hunter }
    t:until_turn_of(2)
    t:call_out(hunter, dude)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "2C")
    t:use(hound)
    t:choose(deck)
    t:expect(t:zone(deck), "discard_pile", "the deck is in")
    t:expect(t:zone(hex), "discard_pile", "the Hex is in")
    t:expect(t:zone(gun), "in_play", "other things are")
    t:expect(t:zone(miracle), "in_play", "the Miracle is")
    t:expect(t:zone(theirs), "in_play", "the Hex of another is")
    t:expect(t:zone(dude), "in_play", "the dude is")
  end,
}

scenario "Mayfair Family Deck leaves Hexes alone when other things go" {
  function(t)
    local dude, deck, hex, gun = holder(t)
    local hunter = t:dude { player = 2, at = "square" }
    local hound = t:goods { player = 2, card = "faithful_hound", on = hunter }
    t:until_turn_of(2)
    t:call_out(hunter, dude)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "2C")
    t:use(hound)
    t:choose(gun)
    t:expect(t:zone(gun), "discard_pile", "the goods are in")
    t:expect(t:zone(hex), "in_play", "the Hex is")
    t:expect(t:zone(deck), "in_play", "the deck is")
  end,
}

scenario "Mayfair Family Deck takes the dude's Hexes away when it is traded" {
  function(t)
    local deed = t:deed {}
    local dude = t:dude { at = deed, keywords = { "Huckster 1" } }
    local deck = t:goods { card = "mayfair_family_deck", on = dude }
    local hex = t:spell { card = "soul_blast", on = dude }
    local friend = t:dude { at = deed, keywords = { "Huckster 1" } }
    local theirs = t:spell { card = "soul_blast", on = friend }
    t:take "Trade"
    t:done()
    t:expect(t:host(deck), friend, "the deck is on")
    t:expect(t:zone(hex), "discard_pile", "the Hex is in")
    t:expect(t:zone(theirs), "in_play", "the new bearer's Hex is")
    t:expect(t:stat(friend, "huckster"), 1, "the new bearer's rating")
  end,
}

scenario "Mayfair Family Deck leaves Hexes alone when other goods are traded" {
  function(t)
    local deed = t:deed {}
    local dude = t:dude { at = deed }
    t:goods { card = "mayfair_family_deck", on = dude }
    local hex = t:spell { card = "soul_blast", on = dude }
    local gun = t:goods { card = "shotgun", on = dude }
    local friend = t:dude { at = deed }
    t:take "Trade"
    t:take "Give Shotgun"
    t:done()
    t:expect(t:host(gun), friend, "the goods are on")
    t:expect(t:host(hex), dude, "the Hex is on")
  end,
}
