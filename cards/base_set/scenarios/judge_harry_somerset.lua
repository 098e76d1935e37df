scenario "Harry Somerset's job aces a wanted dude" {
  function(t)
    local harry = t:dude { card = "judge_harry_somerset", at = "square" }
    local friend = t:dude { at = "square" }
    local mark = t:dude { player = 2, bounty = 2, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:use(harry)
    t:expect_true(t:is_booted(harry), "he has booted for it")
    t:join(friend)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
    t:expect(t:zone(rival), "in_play", "the rival is")
    t:expect(t:ghost_rock(1), 12, "the stash, with the bounty")
    t:expect(t:where(harry), t:place "home 1", "where he is")
  end,
}

scenario "Harry Somerset's job marks nobody who is honest" {
  function(t)
    local harry = t:dude { card = "judge_harry_somerset", at = "square" }
    t:dude { player = 2, at = "square" }
    t:dude { at = "square" }
    t:refuses(harry)
  end,
}

scenario "Harry Somerset leads his job himself, unbooted" {
  function(t)
    local harry = t:dude { card = "judge_harry_somerset", booted = true }
    t:dude {}
    t:dude { player = 2, bounty = 1, at = "square" }
    t:refuses(harry)
    local second = t:dude { card = "judge_harry_somerset" }
    t:use(second)
    t:go_on_to("oppose_job", 2)
    t:expect(t:side(second), 1, "the posse of who leads it")
  end,
}

scenario "Harry Somerset's job that fails spares the mark" {
  function(t)
    local harry = t:dude { card = "judge_harry_somerset", at = "square" }
    local mark = t:dude { player = 2, bullets = 1, bounty = 1, at = "square" }
    t:draws(1, "KC QD 2S 3H 7D")
    t:draws(2, "9C 9D 9H 4S 5D")
    t:use(harry)
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:go_on_to "assign_casualty"
    t:ace(harry)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(harry), "boot_hill", "he is in")
    t:expect(t:where(mark), t:place "square", "where the mark is")
  end,
}
