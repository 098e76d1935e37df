scenario "Dog's Duster: influence for who is not wanted" {
  function(t)
    local good, bad = t:dude { influence = 1 }, t:dude { influence = 1, bounty = 1 }
    t:goods { card = "dogs_duster", on = good }
    t:goods { card = "dogs_duster", on = bad }
    t:expect(t:stat(good, "influence"), 2, "not wanted")
    t:expect(t:stat(bad, "influence"), 1, "wanted")
  end,
}

scenario "Dog's Duster: another dude of yours there calls out" {
  proves = { "RC-CARD-099" },
  function(t)
    local wearer, other = t:dude { at = "square" }, t:dude { at = "square", booted = true }
    local away = t:dude {}
    local coat = t:goods { card = "dogs_duster", on = wearer }
    local outlaw = t:dude { player = 2, at = "square", bounty = 1 }
    local clean = t:dude { player = 2, at = "square" }
    local far = t:dude { player = 2, bounty = 1 }
    local own = t:dude { at = "square", bounty = 1 }
    local second = t:dude { player = 2, at = "square", bounty = 1 }
    t:dude { player = 2, at = "home 1", bounty = 1 }
    t:use(coat)
    t:expect_true(not t:offers(clean) and not t:offers(second), "no caller of another player")
    t:expect_true(t:offers(wearer), "the wearer may call out")
    t:expect_true(not t:offers(away), "nobody elsewhere")
    t:choose(other)
    for _, dude in ipairs { clean, far, own } do t:expect_true(not t:offers(dude), "no fit outlaw") end
    t:choose(outlaw)
    t:expect_true(t:is_booted(coat), "the Duster boots")
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(other), 1, "the caller is in the leader's posse")
    t:expect(t:side(outlaw), 2, "the wanted dude is the mark")
  end,
}

scenario "Dog's Duster: the wearer must be unbooted, and a wanted dude must be there" {
  function(t)
    local tired = t:dude { at = "square", booted = true }
    local coat = t:goods { card = "dogs_duster", on = tired }
    local at_home = t:goods { card = "dogs_duster", on = t:dude {} }
    t:dude { player = 2, at = "square", bounty = 1 }
    t:refuses(coat)
    t:refuses(at_home)
  end,
}

-- Player 1 calls out a dude at a private deed of player 2.
local function trespass(t, given)
  local deed = t:deed { player = 2, keywords = { "Private" } }
  local dude = t:dude { at = deed, keywords = given.keywords, bounty = given.bounty }
  if not given.bare then t:goods { card = "dogs_duster", on = dude } end
  local mark = t:dude { player = 2, at = deed }
  t:call_out(dude, mark)
  t:accept()
  t:go_on_to("shootout_play", 1)
  return t:stat(dude, "bounty")
end

scenario "Dog's Duster: a Deputy is not wanted for a shootout at a private place" {
  function(t) t:expect(trespass(t, { keywords = { "Deputy" } }), 0, "bounty") end,
}

scenario "Dog's Duster: who is no Deputy is wanted there" {
  function(t) t:expect(trespass(t, {}), 1, "bounty") end,
}

scenario "Dog's Duster: a Deputy without it is wanted there" {
  function(t) t:expect(trespass(t, { keywords = { "Deputy" }, bare = true }), 1, "bounty") end,
}

scenario "Dog's Duster: a Deputy who is wanted already gets bounty" {
  function(t) t:expect(trespass(t, { keywords = { "Deputy" }, bounty = 2 }), 3, "bounty") end,
}

scenario "Dog's Duster: card effects make a Deputy wanted all the same" {
  function(t)
    local evidence = t:goods { card = "dogs_duster", on = t:dude { keywords = { "Deputy" } } }
    local lawman = t:host(evidence)
    local paper = t:goods { card = "the_evidence", on = t:dude { player = 2 }, player = 2 }
    t:winner(2)
    t:use(paper, 2)
    t:choose(lawman)
    t:expect(t:stat(lawman, "bounty"), 2, "bounty")
  end,
}
