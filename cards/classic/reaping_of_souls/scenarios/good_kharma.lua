local function shootout(t, mine, theirs)
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  t:draws(1, mine)
  t:draws(2, theirs)
end

scenario "Good Kharma pays who is honest" {
  function(t)
    local card, another = t:in_hand { card = "good_kharma" }, t:in_hand { card = "good_kharma" }
    shootout(t, "2D 3C 5C 9D TD", "2C 2C 4H 9S TC")
    t:go_on_to "cheatin_play"
    t:use(card)
    t:expect(t:ghost_rock(1), 14, "the stash")
    t:refuses(another)
  end,
}

scenario "Good Kharma is for cheatin' hands" {
  function(t)
    local card = t:in_hand { card = "good_kharma" }
    shootout(t, "2D 3C 5C 9D TD", "2C 2H 4H 9S TC")
    t:go_on_to "assign_casualty"
    t:expect(t:happened "draw_hand.revealed_cheatin", 0, "cheatin' hands")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}
