local function win_lowball(t, ours, theirs)
  local council = t:deed { card = "town_council" }
  local speaker = t:dude { influence = 1 }
  local other = t:dude { player = 2, influence = 3 }
  t:phase "gambling"
  t:draws(1, ours or "2C 3D 4S 5H 7C")
  t:draws(2, theirs or "KC KD KS 5D 7S")
  return council, speaker, other
end

scenario "Town Council gives 3 influence until the first Noon play is over" {
  function(t)
    local council, speaker, other = win_lowball(t)
    local second = t:dude {}
    t:go_on_to("react", 1)
    t:use(council)
    t:expect_true(not t:offers(other), "another player's dude")
    t:choose(speaker)
    t:expect(t:stat(speaker, "influence"), 4, "influence, from 1")
    t:expect_true(t:is_booted(council), "the deed boots")
    t:go_on_to("noon_play", 1)
    t:expect(t:stat(speaker, "influence"), 4, "influence before the first play")
    t:move(second, "square")
    t:expect(t:stat(speaker, "influence"), 1, "influence after the first play")
    t:until_turn_of(1)
    t:expect(t:stat(speaker, "influence"), 1, "influence later")
    t:until_day(2)
    t:expect(t:stat(speaker, "influence"), 1, "influence the next day")
  end,
}

scenario "Town Council gives the influence for all of a shootout that is the first play" {
  function(t)
    local council, speaker = win_lowball(t)
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:go_on_to("react", 1)
    t:use(council)
    t:choose(speaker)
    t:go_on_to("noon_play", 1)
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:expect(t:stat(speaker, "influence"), 4, "influence in the shootout")
    t:go_on_to("noon_play", 2)
    t:expect(t:stat(speaker, "influence"), 1, "influence after it")
  end,
}

scenario "Town Council counts a pass as the first play" {
  function(t)
    local council, speaker = win_lowball(t)
    t:go_on_to("react", 1)
    t:use(council)
    t:go_on_to("noon_play", 1)
    t:pass()
    t:expect(t:stat(speaker, "influence"), 1, "influence")
  end,
}

scenario "Town Council is silent when another player wins lowball" {
  function(t)
    local council, speaker = win_lowball(t, "KC KD KS 5D 7S", "2C 3D 4S 5H 7C")
    t:expect(t:asked(), "noon_play", "asked first")
    t:expect_true(not t:is_booted(council), "the deed is unbooted")
    t:expect(t:stat(speaker, "influence"), 1, "influence")
    t:expect(t:winner(), 2, "the Winner")
  end,
}

scenario "Town Council serves its controller" {
  function(t)
    local council = t:deed { card = "town_council", player = 2 }
    local speaker = t:dude { influence = 1, at = council }
    t:phase "gambling"
    t:draws(1, "2C 3D 4S 5H 7C")
    t:draws(2, "KC KD KS 5D 7S")
    t:go_on_to("react", 1)
    t:use(council)
    t:expect(t:stat(speaker, "influence"), 4, "influence, from 1")
  end,
}
