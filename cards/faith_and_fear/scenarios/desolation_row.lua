local function row(t) return t:outfit { player = 1, card = "desolation_row" } end

scenario "Desolation Row: dudes with 4 bounty or more are worth a control point more" {
  function(t)
    row(t)
    local five, four, three = t:dude { bounty = 5 }, t:dude { bounty = 4 }, t:dude { bounty = 3 }
    local theirs = t:dude { player = 2, bounty = 4 }
    t:expect(t:stat(five, "control"), 1, "with 5 bounty")
    t:expect(t:stat(four, "control"), 1, "with 4")
    t:expect(t:stat(three, "control"), 0, "with 3")
    t:expect(t:stat(theirs, "control"), 0, "the other player's")
  end,
}

scenario "Desolation Row: the leader gets 2 bounty, and you the leader's bullets" {
  proves = { "RC-CARD-002", "RC-CARD-003" },
  function(t)
    local outfit = row(t)
    local leader = t:dude { bullets = 3 }
    local friend, other = t:dude { bullets = 2 }, t:dude { bullets = 1 }
    t:use(outfit)
    t:choose(leader)
    t:expect_true(not t:is_booted(leader), "the leader does not boot for it")
    t:expect_true(t:is_booted(outfit), "the outfit does")
    t:join(friend)
    t:join(other)
    t:go_on_to "noon_play"
    t:expect(t:stat(leader, "bounty"), 2, "bounty of the leader")
    t:expect(t:stat(friend, "bounty"), 0, "bounty of a friend")
    t:expect(t:stat(other, "bounty"), 0, "bounty of another")
    t:expect(t:ghost_rock(1), 13, "the stash")
    t:expect(t:where(leader), t:place "home", "the leader is at")
    t:expect_true(t:is_booted(leader), "the leader has come home booted")
  end,
}

scenario "Desolation Row pays 4 at most" {
  function(t)
    local outfit = row(t)
    t:dude { bullets = 5 }
    t:use(outfit)
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), 14, "the stash")
  end,
}

scenario "Desolation Row pays 4 for 4 bullets, and can be opposed in the town square" {
  function(t)
    local outfit = row(t)
    local leader = t:dude { bullets = 4 }
    local guard = t:dude { player = 2, at = "square" }
    t:draws(1, "9C 9D 9H 4S 5D")
    t:draws(2, "KC QD 2S 3H 7D")
    t:use(outfit)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to("assign_casualty", 2)
    t:ace(guard)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), 14, "the stash")
    t:expect(t:stat(leader, "bounty"), 2, "bounty of the leader")
  end,
}

--- The leader meets a guard, who has the Curse; the guard falls.
local function fight(t, curse)
  local outfit = row(t)
  local leader = t:dude { bullets = 2, at = "square" }
  local guard = t:dude { player = 2, keywords = { "Huckster 9" }, at = "square" }
  local hex = curse and t:spell { player = 2, card = "blood_curse", on = guard }
  t:use(outfit)
  t:go_on_to("oppose_job", 2)
  t:join(guard)
  return leader, guard, hex
end

scenario "Desolation Row: what the shootout took from the leader's bullets is back" {
  proves = { "RC-CARD-001" },
  function(t)
    local leader, guard, hex = fight(t, true)
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "KC")
    t:use(hex, 2)
    t:expect(t:stat(leader, "bullets"), 0, "bullets in the shootout")
    t:draws(1, "9C 9D 9H 4S 5D")
    t:draws(2, "KC QD 2S 3H 7D")
    t:go_on_to("assign_casualty", 2)
    t:ace(guard)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:stat(leader, "bounty"), 2, "bounty of the leader")
    t:expect(t:ghost_rock(1), 12, "the stash")
  end,
}

scenario "Desolation Row pays nothing when the leader is gone" {
  function(t)
    local outfit = row(t)
    local leader = t:dude { bullets = 2, at = "square" }
    local friend = t:dude { at = "square" }
    local guard = t:dude { player = 2, at = "square" }
    local revenge = t:in_hand { player = 2, card = "takin_ya_with_me" }
    t:use(outfit)
    t:choose(leader)
    t:go_on_to("join_posse", 1)
    t:join(friend)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to("pick_shooter", 1)
    t:draws(1, "9C 9D 9H 4S 5D")
    t:draws(2, "KC QD 2S 3H 7D")
    t:choose(friend)
    t:go_on_to("assign_casualty", 2)
    t:ace(guard)
    t:done()
    t:use(revenge)
    t:go_on_to("assign_casualty", 1)
    t:discard(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:happened "job.succeeded", 1, "the job has succeeded")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}
