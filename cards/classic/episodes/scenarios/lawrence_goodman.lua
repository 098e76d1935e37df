--- Lawrence stands at a deed of player 2's, the leader with 3 bullets in the square.
local function plan(t, how)
  how = how or {}
  how.player = 2
  local deed = t:deed(how)
  local lawrence = t:dude { card = "lawrence_goodman", at = deed, booted = true }
  local leader = t:dude { at = "square", bullets = 3 }
  return deed, lawrence, leader
end

scenario "Lawrence's job takes ghost rock for each of the leader's bullets" {
  function(t)
    local _, lawrence, leader = plan(t)
    local near = t:dude { at = t:where(lawrence), bullets = 5 }
    local other = t:dude { at = "home", bullets = 1 }
    t:use(lawrence)
    t:expect_true(t:offers(other) and not t:offers(near) and not t:offers(lawrence), "who leads")
    t:choose(leader)
    t:go_on_to("noon_play", 2)
    t:expect(t:ghost_rock(1), 13, "the stash")
    t:expect(t:ghost_rock(2), 7, "the owner's")
    t:expect(t:where(leader), t:place "home 1", "where the leader is")
  end,
}

scenario "Lawrence's job out of town brings nothing" {
  function(t)
    local _, lawrence = plan(t, { keywords = { "Out of Town" } })
    t:use(lawrence)
    t:go_on_to("noon_play", 2)
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:happened "job.succeeded", 1, "jobs that succeed")
  end,
}

scenario "Lawrence's job that fails brings nothing" {
  function(t)
    local deed, lawrence, leader = plan(t)
    local guard = t:dude { player = 2, at = deed }
    t:use(lawrence)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to "assign_casualty"
    t:ace(leader)
    t:done()
    t:go_on_to("noon_play", 2)
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Lawrence must be at a deed, and somebody else elsewhere" {
  function(t)
    local deed = t:deed { player = 2 }
    local lawrence = t:dude { card = "lawrence_goodman", at = "square" }
    t:dude {}
    t:refuses(lawrence)
    t:move(lawrence, deed)
    t:until_turn_of(1)
    t:use(lawrence)
  end,
}
