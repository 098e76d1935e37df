local function start(t, second)
  local gang = t:outfit { card = "the_sloane_gang" }
  t:hand(1, 1)
  t:dude { player = 2, influence = 5 }
  local boss = t:dude { title = "Boss", at = "square" }
  local rest = second and t:dude { at = "square" }
  t:use(gang)
  return gang, boss, rest
end

scenario "The Sloane Gang: a control point for holding the town square" {
  proves = { "RC-CARD-007" },
  function(t)
    local gang = t:outfit { card = "the_sloane_gang" }
    t:hand(1, 1)
    local boss = t:dude { at = "square" }
    t:deed { control = 1 }
    local guard = t:dude { player = 2, influence = 1 }
    t:use(gang)
    t:expect_true(t:is_booted(gang), "the home is booted")
    t:expect_true(t:is_booted(boss), "so is the dude")
    t:expect(t:stat(boss, "control"), 0, "the dude's control points at Noon")
    t:go_on_to("choose_option", 1)
    t:expect(t:phase(), "sundown", "the phase")
    t:expect_true(t:offers "2" and not t:offers "3", "two ways")
    t:choose(2)
    t:expect(t:stat(boss, "control"), 1, "the dude's control points at Sundown")
    t:expect(t:stat(guard, "control"), 0, "another's")
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:control_points(1), 2, "control points, more than the influence of 1")
    t:until_day(2)
    t:expect(t:happened "game.won", 0, "victories on the first day")
    t:expect(t:stat(boss, "control"), 1, "the dude's control points the next day")
  end,
}

scenario "The Sloane Gang: ghost rock instead" {
  function(t)
    local _, boss = start(t)
    t:go_on_to("choose_option", 1)
    t:choose(1)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect(t:stat(boss, "control"), 0, "the dude's control points")
  end,
}

scenario "The Sloane Gang: a second control point is not given" {
  function(t)
    local gang = t:outfit { card = "the_sloane_gang" }
    t:hand(1, 1)
    t:dude { player = 2, influence = 5 }
    local allie = t:dude { card = "allie_hensman", at = "square" }
    t:use(allie)
    t:booted(allie, false)
    t:until_turn_of(1)
    t:use(gang)
    t:go_on_to("choose_option", 1)
    t:choose(2)
    t:expect(t:stat(allie, "control"), 1, "her control points")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "The Sloane Gang: nothing for who has left the town square" {
  function(t)
    local _, boss, rest = start(t, true)
    t:choose(boss)
    t:expect_true(not t:is_booted(rest), "the other is unbooted")
    t:booted(boss, false)
    t:until_turn_of(1)
    t:move(boss, "home")
    t:go_on_to("sundown_discard", 1)
    t:expect(t:stat(boss, "control"), 0, "the dude's control points")
    t:expect(t:stat(rest, "control"), 0, "the other's")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "The Sloane Gang wants an unbooted dude of yours in the town square" {
  function(t)
    local gang = t:outfit { card = "the_sloane_gang" }
    t:hand(1, 1)
    t:dude {}
    t:dude { at = "square", booted = true }
    t:dude { player = 2, at = "square" }
    t:refuses(gang)
  end,
}

scenario "The Sloane Gang: once for each use" {
  function(t)
    start(t)
    t:go_on_to("choose_option", 1)
    t:choose(1)
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    local stash = t:ghost_rock(1)
    t:go_on_to("sundown_discard", 1)
    t:expect(t:ghost_rock(1), stash, "the stash the next day")
  end,
}

scenario "The Sloane Gang: its player chooses and gains, whoever controls the dude by then" {
  proves = { "RC-CARD-008", "RC-CARD-009" },
  function(t)
    local gang = t:outfit { card = "the_sloane_gang" }
    t:hand(1, 1)
    t:dude { influence = 3 }
    local boss = t:dude { value = 2, at = "square" }
    local huckster = t:dude { player = 2, keywords = { "Huckster 3" }, at = "square" }
    local puppet = t:spell { player = 2, card = "puppet", on = huckster }
    t:use(gang)
    t:until_turn_of(2)
    t:pulls(2, "KC")
    t:use(puppet)
    t:expect(t:controller(boss), 2, "who controls the dude")
    local before = t:ghost_rock(2)
    t:go_on_to("choose_option", 1)
    t:expect(t:controller(boss), 2, "who controls the dude at Sundown")
    t:choose(1)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect(t:ghost_rock(2), before, "the other's stash")
  end,
}

scenario "The Sloane Gang: ghost rock for each other player" {
  function(t)
    t:players(3)
    start(t)
    t:go_on_to("choose_option", 1)
    t:choose(1)
    t:expect(t:ghost_rock(1), 12, "the stash")
  end,
}
