-- A shootout in the town square that Sarah watches from another player's home, booted.
local function shootout(t, given)
  local sarah = t:dude { card = "sarah_meoquanee", at = given.at or "home 2", booted = true }
  local friend = t:dude { influence = given.influence, keywords = given.keywords, at = "square" }
  local rival = t:dude { player = 2, influence = given.theirs, at = "square" }
  t:dude { player = 2, influence = 9 }
  t:call_out(friend, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  return sarah, friend, rival
end

scenario "Sarah Meoquanee joins a posse with 3 influence in a dude, and is a stud" {
  function(t)
    local sarah = shootout(t, { influence = 3 })
    t:use(sarah)
    t:expect(t:where(sarah), t:place "square", "where she is")
    t:expect(t:side(sarah), 1, "her posse")
    t:expect_true(t:is_stud(sarah), "a stud")
    t:go_on_to "noon_play"
    t:expect_true(not t:is_stud(sarah), "a draw after the shootout")
  end,
}

scenario "Sarah Meoquanee joins a posse with more influence in a dude" {
  function(t)
    local sarah = shootout(t, { influence = 4 })
    t:use(sarah)
    t:expect(t:side(sarah), 1, "her posse")
  end,
}

scenario "Sarah Meoquanee: 2 influence are too little, nor do others' count" {
  function(t)
    local sarah = shootout(t, { influence = 2, theirs = 3 })
    t:dude { influence = 5, at = "square" }
    t:use(sarah)
    t:expect(t:where(sarah), t:place "home 2", "where she is")
    t:expect(t:side(sarah), 0, "her posse")
    t:expect_true(not t:is_stud(sarah), "no stud")
  end,
}

scenario "Sarah Meoquanee: a Spirit at the place will do, whoever's" {
  function(t)
    local sarah, _, rival = shootout(t, {})
    t:goods { player = 2, on = rival, keywords = { "Mystical" } }
    local shaman = t:dude { player = 2, keywords = { "Shaman 1" }, at = "square" }
    t:spell { player = 2, on = shaman, keywords = { "Spirit" } }
    t:use(sarah)
    t:expect(t:side(sarah), 1, "her posse")
    t:expect_true(t:is_stud(sarah), "a stud")
  end,
}

scenario "Sarah Meoquanee: a Spirit elsewhere, or a Hex, will not" {
  function(t)
    local sarah, friend = shootout(t, { keywords = { "Huckster 1" } })
    t:spell { on = friend, keywords = { "Hex" } }
    t:spell { on = t:dude { keywords = { "Shaman 1" } }, keywords = { "Spirit" } }
    t:use(sarah)
    t:expect(t:side(sarah), 0, "her posse")
  end,
}

scenario "Sarah Meoquanee in the posse becomes a stud" {
  function(t)
    local sarah = t:dude { card = "sarah_meoquanee", at = "square" }
    local friend = t:dude { influence = 3, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(friend, rival)
    t:accept()
    t:join(sarah)
    t:go_on_to("shootout_play", 1)
    t:use(sarah)
    t:expect_true(t:is_stud(sarah), "a stud")
    t:expect_true(not t:is_stud(friend), "nobody else")
  end,
}
