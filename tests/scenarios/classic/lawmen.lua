-- Lawmen of the classic game clear Wanted dudes (scripts/rulesets/classic.lua).

--- Two Law Dogs with 1 influence each, and outlaws with 1 and 2.
local function town(t)
  local first = t:dude { title = "Ann", faction = "law_dogs", influence = 1 }
  local second = t:dude { title = "Abe", faction = "law_dogs", influence = 1 }
  local outlaw = t:dude { player = 2, title = "Bo", influence = 1, bounty = 1 }
  local boss = t:dude { player = 2, title = "Bart", influence = 2, bounty = 1 }
  return first, second, outlaw, boss
end

scenario "Classic: lawmen with more influence in all clear a Wanted dude" {
  ruleset = "classic",
  proves = { "CL-WANTED-007" },
  function(t)
    local first, second, outlaw, boss = town(t)
    t:take "Law Dogs"
    t:choose(first)
    t:choose(second)
    t:done()
    -- Two is more than one and not more than two: there is no choice.
    t:expect({ t:stat(outlaw, "bounty"), t:stat(boss, "bounty") }, { 0, 1 }, "bounties are")
    t:expect({ t:is_booted(first), t:is_booted(second) }, { true, true }, "the lawmen are booted")
    t:pass()
    t:expect(t:offers "Law Dogs", false, "booted lawmen can do it again")
  end,
}

scenario "Classic: booted lawmen clear nobody, and others do not either" {
  ruleset = "classic",
  proves = { "CL-WANTED-008" },
  function(t)
    t:dude { player = 2, title = "Bo", influence = 1, bounty = 1 }
    t:dude { faction = "law_dogs", influence = 3, booted = true }
    t:dude { faction = "outlaws", influence = 3 }
    t:expect(t:offers "Law Dogs", false, "a booted Law Dog can clear")
    t:dude { faction = "law_dogs", influence = 1 }
    t:expect(t:offers "Law Dogs", false, "one with no more influence can clear")
    t:dude { faction = "texas_rangers", influence = 1 }
    t:expect_true(t:offers "Law Dogs", "a Law Dog and a Texas Ranger together can")
  end,
}
