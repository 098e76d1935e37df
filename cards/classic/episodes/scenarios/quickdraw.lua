local function fight(t, mine, theirs, player)
  local card = t:in_hand { player = player or 1, card = "quickdraw" }
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, title = "Foe", at = "square" }
  local friend = t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(friend)
  t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to "shootout_play"
  return card, foe
end

scenario "Quickdraw wins a tie by one rank" {
  proves = { "CT-REACT-013" },
  function(t)
    local card, foe = fight(t, "2C 2D 4H 9S TC", "2S 2H 5C 9D TD")
    t:go_on_to("react", 1)
    t:use(card)
    t:go_on_to("assign_casualty", 2)
    t:expect(t:rank(1), 3, "rank")
    t:expect(t:casualties(2), 1, "casualties of the loser")
    t:expect(t:casualties(1), 0, "casualties of the winner")
    t:ace(foe)
    t:done()
    t:go_on_to "shootout_play"
    t:expect(t:zone(foe), "boot_hill", "the foe is in")
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2S 3H 5C 9D TD")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:rank(1), 2, "rank in the next round")
  end,
}

scenario "Quickdraw is for a tie only" {
  function(t)
    local card = fight(t, "2C 2D 4H 9S TC", "2S 3H 5C 9D TD")
    t:go_on_to("pick_shooter", 2)
    t:choose(t:find "Foe")
    t:done()
    t:expect((t:asked()), "assign_casualty", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}
