--- Player 2 plays a Cheatin' card on my cheatin' hand.
local function shootout(t, theirs)
  local card = t:in_hand { card = "yer_cheatin_too" }
  local kharma = t:in_hand { player = 2, card = "good_kharma" }
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  t:draws(1, "2D 2D 5C 9D TD")
  t:draws(2, theirs)
  t:go_on_to("cheatin_play", 2)
  t:use(kharma)
  return card, kharma
end

scenario "Yer Cheatin' Too! answers the cheat" {
  function(t)
    local card, kharma = shootout(t, "2C 2C 4H 9S TC")
    t:use(card)
    t:expect(t:ghost_rock(2), 10, "the other's stash")
    t:expect(t:zone(kharma), "discard_pile", "the Cheatin' card is in")
  end,
}

scenario "Yer Cheatin' Too! has nothing to say to the honest" {
  function(t)
    local card = shootout(t, "2C 2H 4H 9S TC")
    t:refuses(card)
    t:expect(t:ghost_rock(2), 14, "the other's stash")
  end,
}

scenario "Yer Cheatin' Too! answers others' cards" {
  function(t)
    local card = t:in_hand { card = "yer_cheatin_too" }
    local kharma = t:in_hand { card = "good_kharma" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2D 2D 5C 9D TD")
    t:draws(2, "2C 2C 4H 9S TC")
    t:go_on_to("cheatin_play", 1)
    t:use(kharma)
    t:refuses(card)
  end,
}

scenario "Yer Cheatin' Too! answers Cheatin' cards alone" {
  function(t)
    local card = t:in_hand { card = "yer_cheatin_too" }
    local fanning = t:in_hand { player = 2, card = "fanning_the_hammer" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2D 2D 5C 9D TD")
    t:draws(2, "2C 2C 4H 4S TC")
    t:go_on_to("react", 2)
    t:use(fanning)
    t:refuses(card)
  end,
}

scenario "Yer Cheatin' Too! is for whom the card is played on" {
  function(t)
    t:players(3)
    local card = t:in_hand { player = 3, card = "yer_cheatin_too" }
    local kharma = t:in_hand { player = 2, card = "good_kharma" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2D 2D 5C 9D TD")
    t:draws(2, "2C 2C 4H 9S TC")
    t:go_on_to("cheatin_play", 2)
    t:use(kharma)
    t:refuses(card)
  end,
}
