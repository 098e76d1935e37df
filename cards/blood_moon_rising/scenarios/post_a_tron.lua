-- The gang of an outfit, out of a Mad Scientist (5 ghost rock, rating 1), if there is one, and the machine. What is pulled
-- hangs on the shuffle, and that on the deck.
local function gang(t, outfit, scientist, more)
  t:outfit { card = outfit }
  t:ghost_rock(1, 20)
  for _ = 1, more or 0 do t:on_top_of_deck {} end
  local doc = scientist and t:on_top_of_deck { card = "prof_eustace_true" }
  local machine = t:on_top_of_deck { card = "post_a_tron" }
  t:starting_gangs()
  return machine, doc
end
local function start(t, more)
  local machine, doc = gang(t, "morgan_cattle_co", true, more)
  t:choose(doc)
  t:choose(machine)
  t:done()
  t:expect_true(t:is_booted(doc), "the scientist has booted")
  return machine
end
-- 3 ghost rock of production; lowball is an ante, won or lost.
local function stash(t, rest) return rest + 3 + (t:winner() == 1 and 1 or -1) end

scenario "POST-A-TRON starts for Morgan Cattle, once it is invented" {
  proves = { "RC-CARD-048" },
  function(t)
    local machine = start(t)
    t:expect(t:happened "gadget.invented", 1, "inventions")
    t:expect(t:where(machine), t:place "home 1", "where it is")
    t:expect_true(not t:is_booted(machine), "it is unbooted")
    t:expect(t:ghost_rock(1), stash(t, 12), "the stash, for 5 and 3")
  end,
}

scenario "POST-A-TRON is discarded if it is not invented" {
  function(t)
    local machine = start(t, 2)
    t:expect(t:happened "skill_check.failed", 1, "failures")
    t:expect(t:zone(machine), "discard_pile", "it is in the")
    t:expect(t:ghost_rock(1), stash(t, 12), "the stash, for 5 and 3")
  end,
}

scenario "POST-A-TRON is discarded if nobody can invent it" {
  function(t)
    local machine = gang(t, "morgan_cattle_co")
    t:choose(machine)
    t:done()
    t:expect(t:zone(machine), "discard_pile", "it is in the")
    t:expect(t:ghost_rock(1), stash(t, 17), "the stash, for 3")
  end,
}

scenario "POST-A-TRON starts for nobody else" {
  proves = { "RC-CARD-049" },
  function(t)
    local machine = gang(t, "law_dogs")
    t:expect_true(not t:offers(machine), "no machine")
  end,
}

scenario "POST-A-TRON in the town square pays 3" {
  function(t)
    local machine = t:dude { card = "post_a_tron", at = "square" }
    t:use(machine)
    t:expect(t:ghost_rock(1), 13, "the stash")
    t:expect_true(t:is_booted(machine), "it boots")
  end,
}

scenario "POST-A-TRON boots elsewhere too, and pays nothing" {
  function(t)
    local machine = t:dude { card = "post_a_tron" }
    t:use(machine)
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect_true(t:is_booted(machine), "it boots")
  end,
}
