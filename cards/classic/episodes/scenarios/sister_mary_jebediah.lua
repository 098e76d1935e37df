scenario "Sister Mary Jebediah is safe from Terrors" {
  function(t)
    local mary = t:dude { player = 2, card = "sister_mary_jebediah", at = "square" }
    local other = t:dude { player = 2, at = "square" }
    local pox = t:dude { card = "pox_walker", at = "square" }
    t:use(pox)
    t:expect_true(t:offers(other), "another dude")
    t:expect_true(not t:offers(mary), "Sister Mary")
  end,
}

scenario "Sister Mary Jebediah can be chosen by others" {
  function(t)
    local mary = t:dude { player = 2, card = "sister_mary_jebediah", at = "square" }
    local tequila = t:in_hand { card = "bad_tequila" }
    t:use(tequila)
    t:expect_true(t:is_booted(mary), "she is booted")
  end,
}

scenario "Sister Mary Jebediah can be chosen by other dudes" {
  function(t)
    local mary = t:dude { player = 2, card = "sister_mary_jebediah", at = "square" }
    local timmy = t:dude { card = "timmy_derrick_exp1", at = "square" }
    local friend = t:dude { at = "square" }
    t:call_out(friend, mary)
    t:accept()
    t:join(timmy)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "KC")
    t:use(timmy)
    t:expect_true(not t:is_stud(mary), "she is a draw")
  end,
}
