--- My hand is cheatin', player 2 has this hand, and that player (2 if none is named) uses a card (Good
--- Kharma) as soon as he is asked that.
local function shootout(t, theirs, how)
  how = how or {}
  local player = how.player or 2
  local card = t:in_hand { player = how.owner, card = "yer_cheatin_too" }
  local used = t:in_hand { player = player, card = how.used or "good_kharma" }
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  t:draws(1, "2D 2D 5C 9D TD")
  t:draws(2, theirs)
  t:go_on_to(how.asked or "cheatin_play", player)
  t:use(used)
  return card, used
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
    t:refuses((shootout(t, "2C 2H 4H 9S TC")))
    t:expect(t:ghost_rock(2), 14, "the other's stash")
  end,
}

scenario "Yer Cheatin' Too! answers others' cards" {
  function(t) t:refuses((shootout(t, "2C 2C 4H 9S TC", { player = 1 }))) end,
}

scenario "Yer Cheatin' Too! answers Cheatin' cards alone" {
  function(t) t:refuses((shootout(t, "2C 2C 4H 4S TC", { used = "fanning_the_hammer", asked = "react" }))) end,
}

scenario "Yer Cheatin' Too! is for whom the card is played on" {
  function(t)
    t:players(3)
    t:refuses((shootout(t, "2C 2C 4H 9S TC", { owner = 3 })))
  end,
}
