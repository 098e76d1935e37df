-- The starting gang of player 1 out of Sky, other dudes, and some Sidekicks; a Gadget among them if it has such a difficulty.
local function gang(t, given)
  given = given or {}
  t:outfit { card = "morgan_cattle_co" }
  t:ghost_rock(1, given.stash or 20)
  local hound = t:on_top_of_deck { card = "faithful_hound" }
  local tick = t:on_top_of_deck { card = "bluetick" }
  local robot = t:on_top_of_deck { title = "Robot", type = "goods", cost = 3,
                                   keywords = { "Sidekick", "Gadget " .. (given.difficulty or 1) } }
  local spirit = t:on_top_of_deck { card = "mischievous_coyote" }
  local gun = t:on_top_of_deck { card = "shotgun" }
  local others = {}
  for i, card in ipairs { "elander_boldman", "harold_aimslee", "irving_patterson", "james_ghetty",
                           "jarrett_blake", "jon_longstride" } do
    others[i] = t:on_top_of_deck { card = card }
  end
  for _ = 1, given.more or 0 do t:on_top_of_deck {} end
  local sky = t:on_top_of_deck { card = "lucky_sky_borne" }
  t:starting_gangs()
  return { sky = sky, hound = hound, tick = tick, robot = robot, spirit = spirit, gun = gun, others = others }
end

-- 3 ghost rock of production; lowball is an ante, won or lost.
local function stash(t, rest) return rest + 3 + (t:winner() == 1 and 1 or -1) end

scenario "Sky brings a Sidekick to the starting gang" {
  function(t)
    local s = gang(t)
    local price = t:stat(s.sky, "cost") + t:stat(s.hound, "cost")
    t:expect_true(not t:offers(s.hound), "no Sidekick without Sky")
    t:choose(s.sky)
    t:expect_true(t:offers(s.hound) and t:offers(s.tick) and t:offers(s.robot), "any one")
    t:expect_true(not t:offers(s.spirit), "no spell")
    t:expect_true(not t:offers(s.gun), "nothing else")
    t:choose(s.hound)
    t:expect_true(not t:offers(s.tick), "one")
    t:done()
    t:expect(t:host(s.hound), s.sky, "who carries it")
    t:expect(t:controller(s.hound), 1, "whose it is")
    t:expect(t:ghost_rock(1), stash(t, 20 - price), "the stash")
    t:expect_true(not t:is_booted(s.sky), "Sky is unbooted")
  end,
}

scenario "Sky's Sidekick counts as a dude" {
  function(t)
    local s = gang(t, { stash = 60 })
    t:choose(s.sky)
    t:choose(s.tick)
    local picked = 0
    for _, other in ipairs(s.others) do
      if t:offers(other) then
        t:choose(other)
        picked = picked + 1
      end
    end
    t:expect(picked, 3, "others besides")
  end,
}

scenario "Sky's Sidekick has to be paid" {
  function(t)
    local s = gang(t, { stash = 3 })
    t:choose(s.sky)
    t:expect_true(not t:offers(s.hound) and not t:offers(s.robot), "too dear")
  end,
}

scenario "Without Sky the Sidekick stays too" {
  function(t)
    local s = gang(t)
    t:choose(s.sky)
    t:choose(s.hound)
    t:take_back(s.sky)
    t:expect_true(not t:offers "Take back", "nothing is picked")
    t:done()
    t:expect(t:zone(s.hound) == "in_play", false, "it is in play")
  end,
}

scenario "Sky invents a Gadget, once the deck is shuffled" {
  function(t)
    local s = gang(t)
    local price = t:stat(s.sky, "cost") + 3
    t:choose(s.sky)
    t:choose(s.robot)
    t:done()
    t:expect(t:happened "gadget.invented", 1, "inventions")
    t:expect(t:host(s.robot), s.sky, "who carries it")
    t:expect_true(t:is_booted(s.sky), "Sky has booted")
    t:expect(t:ghost_rock(1), stash(t, 20 - price), "the stash")
  end,
}

scenario "Sky's Gadget that is not invented is discarded" {
  function(t)
    local s = gang(t, { difficulty = 30 })
    t:choose(s.sky)
    t:choose(s.robot)
    t:done()
    t:expect(t:happened "skill_check.failed", 1, "failures")
    t:expect(t:zone(s.robot), "discard_pile", "it is in")
  end,
}
