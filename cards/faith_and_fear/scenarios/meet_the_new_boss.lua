scenario "Meet The New Boss: the leader has more influence and a control point for good" {
  function(t)
    local card = t:in_hand { card = "meet_the_new_boss" }
    local leader = t:dude { influence = 1 }
    local friend = t:dude {}
    t:dude { player = 2, influence = 9, at = t:deed { player = 2, keywords = { "Out of Town" } } }
    t:use(card)
    t:choose(leader)
    t:join(friend)
    t:go_on_to "noon_play"
    t:expect(t:stat(leader, "influence"), 2, "influence")
    t:expect(t:stat(leader, "control"), 1, "control points")
    t:expect(t:stat(friend, "influence"), 0, "influence of a friend")
    t:expect(t:stat(friend, "control"), 0, "control points of a friend")
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect(t:zone(card), "boot_hill", "the card is in")
    t:until_day(2)
    t:expect(t:stat(leader, "influence"), 2, "influence on the next day")
    t:expect(t:stat(leader, "control"), 1, "control points on the next day")
  end,
}

scenario "Meet The New Boss: the card is aced when the job fails, too" {
  function(t)
    local card = t:in_hand { card = "meet_the_new_boss" }
    local leader = t:dude { bullets = 1, at = "square" }
    local guard = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC QD 2S 3H 7D")
    t:draws(2, "9C 9D 9H 4S 5D")
    t:use(card)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to "assign_casualty"
    t:ace(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:happened "job.failed", 1, "failed jobs")
    t:expect(t:zone(card), "boot_hill", "the card is in")
  end,
}
