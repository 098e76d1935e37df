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

scenario "Sister Mary: a Terror's spells and goods do not choose her either" {
  function(t)
    local mary, other = t:dude { card = "sister_mary_jebediah", at = "square" }, t:dude { bullets = 3, at = "square" }
    local terror = t:dude { player = 2, keywords = { "Terror", "Shaman 3" }, at = "square" }
    local spell = t:spell { player = 2, card = "clumsiness", on = terror }
    local claw = t:goods { player = 2, card = "the_claw", on = terror }
    t:pass()
    t:pulls(2, "KC")
    t:use(spell)
    t:expect_true(not t:offers(mary), "not by a spell")
    t:choose(other)
    t:expect(t:stat(other, "bullets"), 1, "bullets of another")
    t:call_out(other, terror)
    t:accept()
    t:join(mary)
    t:go_on_to("shootout_play", 2)
    t:use(claw)
    t:expect(t:where(other), t:place "home 1", "where the Claw sends another")
    t:expect(t:side(mary), 1, "her posse")
  end,
}

scenario "Sister Mary is called out by others than Terrors" {
  function(t)
    local mary = t:dude { card = "sister_mary_jebediah", at = "square" }
    t:dude { player = 2, title = "Fiend", keywords = { "Terror" }, at = "square" }
    t:dude { player = 2, title = "Gunman", at = "square" }
    t:pass()
    t:expect_true(not t:offers "Fiend calls out Sister Mary Jebediah", "not by a Terror")
    t:expect_true(t:offers "Gunman calls out Sister Mary Jebediah", "by another")
    t:expect_true(mary ~= nil, "Sister Mary")
  end,
}
