scenario "Hired Help brings a Gunslinger into the posse" {
  function(t)
    local card = t:in_hand { card = "hired_help" }
    local gun = t:dude { bullets = 0, at = "square" }
    local rival = t:dude { player = 2, bullets = 0, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:use(card)
    t:expect(t:ghost_rock(1), 7, "the stash, 3 less")
    local token = t:find "Gunslinger"
    t:expect(t:side(token), 1, "the Gunslinger's posse")
    t:expect(t:where(token), t:place("square"), "where the Gunslinger is")
    t:expect_true(t:is_stud(token), "a stud")
    t:expect(t:stat(token, "bullets"), 2, "the Gunslinger's bullets")
    t:draws(1, "2S 3S 4S 5S 7S 8S 9S")
    t:draws(2, "KS KH KD KC 2H")
    t:go_on_to("pick_shooter", 1)
    t:take "Gunslinger"
    t:go_on_to("resolution_play", 1)
    t:expect(t:hand_count(1), 0, "the hand")
  end,
}

scenario "Hired Help needs a shootout with a posse of yours, and 3 ghost rock" {
  function(t)
    local card = t:in_hand { card = "hired_help" }
    t:refuses(card)
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:ghost_rock(1, 2)
    t:call_out(gun, rival)
    t:accept()
    t:refuses(card)
    t:ghost_rock(1, 3)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}
