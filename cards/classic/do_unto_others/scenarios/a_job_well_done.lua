--- A job of player 1's with A Job Well Done in hand, against what `mark` is.
local function job(t, mark, joins)
  local card = t:in_hand { card = "jailbreak" }
  local well_done = t:in_hand { card = "a_job_well_done" }
  local leader, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local deed = mark(t)
  t:use(card)
  t:choose(leader)
  return well_done, leader, function()
    if joins then t:join(friend) end
    t:go_on_to("noon_play", 2)
  end, deed
end

local function theirs(t) return t:deed { player = 2, control = 2 } end

scenario "A Job Well Done: a job that succeeds is worth a victory point" {
  function(t)
    local well_done, _, go_on = job(t, theirs, true)
    t:use(well_done)
    t:expect(t:ghost_rock(1), 8, "the stash")
    go_on()
    t:expect(t:control_points(1), 1, "control points")
    t:expect(t:zone(well_done), "boot_hill", "the card is in")
  end,
}

scenario "A Job Well Done: a job that fails is worth nothing" {
  function(t)
    local well_done, _, go_on = job(t, theirs, false)
    t:use(well_done)
    go_on()
    t:expect(t:control_points(1), 0, "control points")
    t:expect(t:zone(well_done), "boot_hill", "the card is in")
  end,
}

scenario "A Job Well Done is for what another player controls" {
  function(t)
    local well_done, _, go_on = job(t, function(s) return s:deed { control = 2 } end, true)
    t:refuses(well_done)
    go_on()
    t:expect(t:zone(well_done), "hand", "the card is in")
  end,
}

scenario "A Job Well Done is for your own job, and one job only" {
  function(t)
    local first, second = t:in_hand { player = 2, card = "ambush" }, t:in_hand { card = "ambush" }
    local well_done = t:in_hand { card = "a_job_well_done" }
    local mine = t:dude { at = "square" }
    t:dude { at = "home" }
    local foe = t:dude { player = 2, at = "square" }
    t:dude { player = 2 }
    t:pass()
    t:use(first)
    t:choose(mine)
    t:choose(foe)
    t:refuses(well_done)
    t:expect_true(second ~= nil, "another job")
  end,
}

scenario "A Job Well Done is about no later job" {
  function(t)
    local well_done, _, go_on = job(t, theirs, false)
    local second = t:in_hand { card = "ambush" }
    local mark = t:dude { player = 2 }
    t:dude {}
    t:use(well_done)
    go_on()
    t:pass()
    t:use(second)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
    t:expect(t:control_points(1), 0, "control points")
  end,
}

scenario "A Job Well Done: a job that had to be fought for counts as well" {
  function(t)
    local well_done = t:in_hand { card = "a_job_well_done" }
    t:dude { at = "square" }
    local guard = t:dude { player = 2, at = "square" }
    t:use(t:in_hand { card = "raid" })
    t:use(well_done)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("noon_play", 2)
    t:expect(t:happened "job.succeeded", 1, "jobs that succeed")
    t:expect(t:control_points(1), 1, "control points")
  end,
}
