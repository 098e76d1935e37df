local function two_revolvers(t)
  local gun, friend = t:dude { at = "square" }, t:dude { at = "square" }
  t:goods { card = "auto_revolver", on = gun }
  t:goods { card = "auto_revolver", on = friend }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:join(friend)
  t:go_on_to "pick_shooter"
  t:choose(gun)
end

scenario "Auto-Revolver: each draws one more card when cards are replaced" {
  proves = { "RC-CARD-091", "RC-ERRATA-003" },
  function(t)
    local drawn = t:draws(1, "KC KD KH 2S 3D")
    two_revolvers(t)
    t:go_on_to("draw_discards", 1)
    t:expect(t:count(1, "draw_hand"), 5, "cards drawn")
    t:choose(drawn[4])
    t:done()
    t:go_on_to("final_hand", 1)
    t:expect(t:count(1, "draw_hand"), 7, "cards, with 2 more than replaced")
  end,
}

scenario "Auto-Revolver draws nothing when no card is replaced" {
  proves = { "RC-ERRATA-004" },
  function(t)
    two_revolvers(t)
    t:go_on_to("draw_discards", 1)
    t:done()
    t:go_on_to "assign_casualty"
    t:expect(t:count(1, "draw_hand"), 5, "cards in the draw hand")
  end,
}
