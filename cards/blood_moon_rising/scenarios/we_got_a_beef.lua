-- A call-out in the town square; at a deed next to it each player has a dude, and out of town player 2 has one more.
local function call(t, given)
  local deed, far = t:deed {}, t:deed { player = 2, keywords = { "Out of Town" } }
  local caller, called = t:dude { at = "square" }, t:dude { player = 2, at = "square", booted = given.booted }
  local mine, theirs = t:dude { at = deed, influence = 3 }, t:dude { player = 2, at = deed }
  local away = t:dude { player = 2, at = far }
  local beef = t:in_hand { player = given.player or 2, card = "we_got_a_beef" }
  t:call_out(caller, called)
  if not given.booted then t:accept() end
  return { beef = beef, caller = caller, called = called, mine = mine, theirs = theirs, away = away, deed = deed }
end

scenario "We Got A Beef! sends another to be shot at" {
  function(t)
    local c = call(t, {})
    t:use(c.beef)
    t:expect_true(t:offers(c.caller) and not t:offers(c.mine), "caller or called")
    t:choose(c.called)
    t:expect(t:where(c.theirs), t:place "square", "where the one goes")
    t:expect(t:where(c.called), c.deed, "where the other goes")
    t:expect(t:ghost_rock(2), 9, "the stash, for 1")
    t:go_on_to "shootout_play"
    t:expect(t:side(c.theirs), 2, "posse of the new mark")
    t:expect(t:side(c.caller), 1, "posse of the caller")
    t:expect(t:side(c.called), 0, "posse of the old mark")
    t:expect_true(not t:is_booted(c.called) and not t:is_booted(c.theirs), "nobody boots")
  end,
}

scenario "We Got A Beef! may change the leader" {
  function(t)
    local c = call(t, { player = 1 })
    t:use(c.beef)
    t:choose(c.caller)
    t:go_on_to "shootout_play"
    t:expect(t:where(c.caller), c.deed, "where the old leader is")
    t:expect(t:side(c.mine), 1, "posse of the new leader")
    t:expect(t:side(c.called), 2, "posse of the mark")
  end,
}

scenario "We Got A Beef! takes a dude of the same player next to it" {
  function(t)
    local c = call(t, {})
    local near = t:dude { player = 2, at = c.deed }
    t:use(c.beef)
    t:choose(c.called)
    t:expect_true(t:offers(near) and t:offers(c.theirs), "dudes at the deed")
    t:expect_true(not t:offers(c.mine) and not t:offers(c.away), "neither another's nor one elsewhere")
    t:choose(near)
  end,
}

scenario "We Got A Beef! does not help a booted dude" {
  function(t)
    local c = call(t, { booted = true })
    t:refuses(c.beef)
    t:go_on_to "shootout_play"
    t:expect(t:side(c.called), 2, "posse of the mark")
  end,
}
