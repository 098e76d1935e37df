scenario "Judge Henry Warwick hunts the wanted" {
  function(t)
    local judge = t:dude { card = "judge_henry_warwick" }
    local mark, honest = t:dude { player = 2, bounty = 1, at = "square" }, t:dude { player = 2 }
    t:dude {}
    t:use(judge)
    t:expect_true(t:is_booted(judge), "the Judge is booted")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
    t:expect(t:zone(honest), "in_play", "the other is")
    t:expect(t:where(judge), t:place "home 1", "where the Judge is")
  end,
}

scenario "Judge Henry Warwick needs somebody wanted" {
  function(t)
    local judge = t:dude { card = "judge_henry_warwick" }
    t:dude { player = 2 }
    t:refuses(judge)
  end,
}

scenario "Judge Henry Warwick spares the mark if the job fails" {
  function(t)
    local judge = t:dude { card = "judge_henry_warwick" }
    local mark = t:dude { player = 2, bounty = 1, at = "square" }
    t:use(judge)
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(judge), "boot_hill", "the Judge is in")
    t:expect(t:zone(mark), "in_play", "the mark is")
  end,
}
