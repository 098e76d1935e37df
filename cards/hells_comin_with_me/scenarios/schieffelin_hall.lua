--- Player 1 has a stud with 1 bullet and 3 influence, and another stud; player 2 a draw with 3 and 1.
local function shootout(t, place, mine)
  local stud = t:dude { bullets = 1, stud = true, influence = 3, at = place }
  local other = t:dude { bullets = 4, stud = true, influence = 4, at = place }
  local draw = t:dude { player = 2, bullets = 3, influence = 1, at = place }
  t:call_out(stud, draw)
  t:accept()
  t:join(other)
  t:go_on_to("pick_shooter", 1)
  t:draws(1, mine)
  local theirs = t:draws(2, "2D 3H 4S 6C 8D")
  t:choose(stud)
  return stud, draw, theirs
end

scenario "Schieffelin Hall: influence sizes draw hands" {
  function(t)
    local hall = t:deed { card = "schieffelin_hall" }
    local stud, draw, theirs = shootout(t, hall, "2C 3D 4H 6S 8C 9D TH JS QC")
    t:draws(2, "KD")
    t:go_on_to("draw_discards", 2)
    t:expect(t:count(1, "draw_hand"), 9, "5 cards, 3 for the shooter, 1 for the other stud")
    t:choose(theirs[1])
    t:expect_true(not t:offers(theirs[2]), "1 card at most: the influence of the draw")
    t:done()
    t:expect(t:stat(stud, "bullets"), 1, "the bullets of the stud")
    t:expect(t:stat(draw, "bullets"), 3, "the bullets of the draw")
  end,
}

scenario "Schieffelin Hall: elsewhere bullets do" {
  function(t)
    t:deed { card = "schieffelin_hall" }
    shootout(t, "square", "2C 3D 4H 6S 8C 9D TH")
    t:go_on_to("draw_discards", 2)
    t:expect(t:count(1, "draw_hand"), 7, "5 cards, 1 for the shooter, 1 for the other stud")
  end,
}
