scenario "A Coach Comes to Town pays 4 when nobody opposes" {
  function(t)
    local card = t:in_hand { card = "a_coach_comes_to_town" }
    local leader = t:dude {}
    t:use(card)
    t:expect(t:ghost_rock(1), 14, "the stash")
    t:expect(t:where(leader), t:place("home 1"), "where the leader is")
    t:expect_true(t:is_booted(leader), "booted")
  end,
}

scenario "A Coach Comes to Town pays those who keep it from coming" {
  function(t)
    local card = t:in_hand { card = "a_coach_comes_to_town" }
    local leader = t:dude { bullets = 1, at = "square" }
    local guard = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC KD 2S 3H 7D")
    t:draws(2, "9C 9D 9H 4S 5D")
    t:use(card)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to "assign_casualty"
    t:ace(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(leader), "boot_hill", "the leader is in")
    t:expect(t:ghost_rock(1), 10, "the leader's stash")
    t:expect(t:ghost_rock(2), 14, "the opposing player's stash")
  end,
}

scenario "A Coach Comes to Town pays nobody when nobody is left" {
  proves = { "RC-CARD-146" },
  function(t)
    local card = t:in_hand { card = "a_coach_comes_to_town" }
    local leader = t:dude { bullets = 1, at = "square" }
    local guard = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC KD 2S 3H 7D")
    t:draws(2, "KH KS 2C 3C 7C")
    t:dude { player = 2 }
    t:use(card)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to("assign_casualty", 1)
    t:discard(leader)
    t:go_on_to("assign_casualty", 2)
    t:discard(guard)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(leader), "discard_pile", "the leader is in")
    t:expect(t:zone(guard), "discard_pile", "the guard is in")
    t:expect(t:ghost_rock(1), 10, "the leader's stash")
    t:expect(t:ghost_rock(2), 10, "the opposing player's stash")
  end,
}

scenario "A Coach Comes to Town pays only those who have a dude in the opposing posse" {
  function(t)
    t:players(3)
    local card = t:in_hand { card = "a_coach_comes_to_town" }
    local leader = t:dude { bullets = 1, at = "square" }
    local guard = t:dude { player = 3, bullets = 1, at = "square" }
    t:dude { player = 2 }
    t:draws(1, "KC KD 2S 3H 7D")
    t:draws(3, "9C 9D 9H 4S 5D")
    t:use(card)
    t:go_on_to("oppose_job", 3)
    t:join(guard)
    t:go_on_to "assign_casualty"
    t:ace(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), 10, "the leader's stash")
    t:expect(t:ghost_rock(2), 10, "the stash of who did not oppose")
    t:expect(t:ghost_rock(3), 14, "the stash of who did")
  end,
}
