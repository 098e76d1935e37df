--- A shootout in the square; a dude at a deed, booted or not, with the Balcony or without.
local function shootout(t, booted, without)
  local deed = t:deed {}
  if not without then t:improvement { card = "balcony", on = deed } end
  local watcher = t:dude { title = "Ann", booted = booted, at = deed }
  local friend, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(friend, foe)
  t:accept()
  return watcher, deed
end

scenario "Balcony: a dude shoots from there" {
  function(t)
    local watcher, deed = shootout(t, false)
    t:join(watcher)
    t:go_on_to "shootout_play"
    t:expect(t:side(watcher), 1, "the dude's side")
    t:expect(t:where(watcher), deed, "the dude is at")
    t:expect_true(not t:is_booted(watcher), "the dude is not booted")
  end,
}

scenario "Balcony: a booted dude too" {
  function(t)
    local watcher = shootout(t, true)
    t:join(watcher)
    t:go_on_to "shootout_play"
    t:expect(t:side(watcher), 1, "the dude's side")
  end,
}

scenario "Balcony: without it booted dudes do not join" {
  function(t)
    shootout(t, true, true)
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}

scenario "Balcony: for dudes there" {
  function(t)
    t:improvement { card = "balcony", on = t:deed {} }
    local walker = t:dude {}
    local friend, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(friend, foe)
    t:accept()
    t:join(walker)
    t:go_on_to "shootout_play"
    t:expect_true(t:is_booted(walker), "a dude from elsewhere is booted")
    t:expect(t:where(walker), t:place "square", "and is in")
  end,
}

scenario "Balcony: not for what happens farther away" {
  function(t)
    local deed = t:deed {}
    t:improvement { card = "balcony", on = deed }
    local watcher, tired = t:dude { at = deed }, t:dude { booted = true, at = deed }
    local leader = t:dude { title = "Ann", at = "square" }
    local mine = t:deed { player = 2, keywords = { "Out of Town" } }
    local mark = t:dude { player = 2, at = mine }
    t:use(t:in_hand { card = "ambush" })
    t:take "Ann"
    t:expect_true(not t:offers(tired), "who is booted")
    t:join(watcher)
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:go_on_to "shootout_play"
    t:expect(t:where(watcher), t:where(leader), "where who has joined the leader is")
    t:expect_true(t:is_booted(watcher), "who has joined is booted")
  end,
}
