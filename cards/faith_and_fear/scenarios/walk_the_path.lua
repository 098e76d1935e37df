scenario "Walk the Path brings another dude from anywhere" {
  function(t)
    local far, chapel = t:deed { keywords = { "Out of Town" } }, t:deed {}
    local blessed = t:dude { keywords = { "Blessed 2" }, at = chapel }
    local path = t:spell { card = "walk_the_path", on = blessed }
    local pilgrim = t:dude { at = far }
    local second = t:dude { booted = true }
    local theirs = t:dude { player = 2 }
    t:pulls(1, "4C")
    t:use(path)
    t:expect_true(t:offers(second), "a booted one as well")
    t:expect_true(not t:offers(theirs), "nobody else's")
    t:expect_true(not t:offers(blessed), "not the Blessed")
    t:choose(pilgrim)
    t:expect(t:where(pilgrim), chapel, "where the dude is")
    t:expect_true(not t:is_booted(pilgrim), "unbooted")
    t:expect_true(t:is_booted(path), "the spell is booted")
  end,
}

scenario "Walk the Path fails below 6" {
  function(t)
    local blessed = t:dude { keywords = { "Blessed 2" }, at = "square" }
    local path = t:spell { card = "walk_the_path", on = blessed }
    local pilgrim = t:dude {}
    t:pulls(1, "3C")
    t:use(path)
    t:expect(t:where(pilgrim), t:place "home", "where the dude is")
    t:expect_true(t:is_booted(path), "the spell is booted")
  end,
}

--- A shootout of a Blessed and a friend, and who is not in it.
local function shootout(t, out)
  local blessed = t:dude { keywords = { "Blessed 2" }, at = out and "home" or "square" }
  local path = t:spell { card = "walk_the_path", on = blessed }
  local gun = t:dude { at = "square" }
  local pilgrim = t:dude { at = t:deed { keywords = { "Out of Town" } }, booted = true }
  local rival = t:dude { player = 2, at = "square" }
  local idle = t:dude { player = 2 }
  t:call_out(gun, rival)
  t:accept()
  if not out then t:join(blessed) end
  t:go_on_to("shootout_play", 1)
  return path, pilgrim, gun, idle
end

scenario "Walk the Path brings a dude into the posse, unbooted" {
  function(t)
    local path, pilgrim, gun, idle = shootout(t)
    local other = t:dude {}
    t:pulls(1, "5C")
    t:use(path, 2)
    t:expect_true(t:offers(other), "anybody of yours")
    t:expect_true(not t:offers(gun), "nobody who is there")
    t:expect_true(not t:offers(idle), "nobody else's")
    t:choose(pilgrim)
    t:expect(t:side(pilgrim), 1, "the dude's posse")
    t:expect(t:where(pilgrim), t:place "square", "where the dude is")
    t:expect_true(not t:is_booted(pilgrim), "unbooted")
    t:expect_true(t:is_booted(path), "the spell is booted")
  end,
}

scenario "Walk the Path fails below 7 in a shootout" {
  function(t)
    local path, pilgrim = shootout(t)
    t:pulls(1, "4C")
    t:use(path, 2)
    t:expect(t:side(pilgrim), 0, "the dude's posse")
    t:expect_true(t:is_booted(pilgrim), "booted")
    t:expect_true(t:is_booted(path), "the spell is booted")
  end,
}

scenario "Walk the Path wants the Blessed in the shootout" {
  function(t)
    local path = shootout(t, true)
    t:refuses(path, 2)
  end,
}

scenario "Walk the Path is for your dudes, also among three players" {
  function(t)
    t:players(3)
    local path, pilgrim = shootout(t)
    local third = t:dude { player = 3 }
    t:dude {}
    t:pulls(1, "5C")
    t:use(path, 2)
    t:expect_true(not t:offers(third), "nobody else's")
    t:choose(pilgrim)
    t:expect(t:side(pilgrim), 1, "the dude's posse")
  end,
}
