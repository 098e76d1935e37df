scenario "Alfred clears a wanted dude for 1 ghost rock" {
  function(t)
    local alfred = t:dude { card = "alfred_barkum_jr", booted = true }
    local client = t:dude { bounty = 1 }
    local foe = t:dude { player = 2, bounty = 1 }
    local honest = t:dude {}
    t:use(alfred)
    t:expect_true(t:offers(foe) and not t:offers(honest), "whom")
    t:choose(client)
    t:expect(t:stat(client, "bounty"), 0, "bounty")
    t:expect(t:stat(foe, "bounty"), 1, "bounty of the other")
    t:expect(t:ghost_rock(1), 9, "the stash")
  end,
}

scenario "Alfred wants his money" {
  function(t)
    local alfred = t:dude { card = "alfred_barkum_jr" }
    t:dude { bounty = 1 }
    t:ghost_rock(1, 0)
    t:refuses(alfred)
  end,
}

--- Player 2's card with an ability, and Alfred.
local function court(t, how)
  how.player = 2
  local alfred = t:dude { card = "alfred_barkum_jr" }
  local judge = t:dude(how)
  local mark = t:dude { bounty = 1, at = "square" }
  return alfred, judge, mark
end

scenario "Alfred stops a Judge for 1 ghost rock" {
  function(t)
    local alfred, judge, mark = court(t, { card = "judge_henry_warwick" })
    t:pass()
    t:use(judge)
    t:use(alfred, 2)
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(mark), "in_play", "the mark is")
    t:expect_true(t:is_booted(judge), "the Judge is booted")
    t:expect(t:happened "job.succeeded", 0, "jobs that succeed")
  end,
}

scenario "Alfred does not stop a Judge without money" {
  function(t)
    local alfred, judge, mark = court(t, { card = "judge_henry_warwick" })
    t:ghost_rock(1, 0)
    t:pass()
    t:use(judge)
    t:refuses(alfred)
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
  end,
}

scenario "Alfred does not stop others" {
  function(t)
    local alfred, thief = court(t, { card = "rhett_caufield", at = "home 1" })
    t:pass()
    t:use(thief)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect(t:happened "ability.resolved", 1, "abilities used")
    t:expect_true(alfred ~= nil, "Alfred")
  end,
}
