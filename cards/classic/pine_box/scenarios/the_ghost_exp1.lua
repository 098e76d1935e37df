local function shot(t, pulled)
  local gun = t:dude { bullets = 3, stud = true, at = "square" }
  local ghost = t:dude { player = 2, card = "the_ghost_exp1", at = "square" }
  t:call_out(gun, ghost)
  t:accept()
  t:draws(1, "2C 2D 2S 9S TC 3C 4C 5S")
  t:draws(2, "2H 3C 5C 9D TD QH JD 7H")
  t:pulls(1, pulled)
  t:go_on_to("assign_casualty", 2)
  t:ace(ghost)
  t:done()
  return ghost
end

scenario "The Ghost (Exp.1) comes home on his feet" {
  function(t)
    local ghost = shot(t, "KC")
    t:use(ghost)
    t:go_on_to "noon_play"
    t:expect(t:where(ghost), t:place "home 2", "the Ghost is at")
    t:expect_true(not t:is_booted(ghost), "the Ghost is not booted")
  end,
}

scenario "The Ghost (Exp.1) fears the ace" {
  function(t)
    local ghost = shot(t, "AC")
    t:refuses(ghost)
    t:go_on_to "noon_play"
    t:expect(t:zone(ghost), "boot_hill", "the Ghost is in")
  end,
}

scenario "The Ghost (Exp.1) earns" {
  function(t)
    local ghost = t:dude { card = "the_ghost_exp1" }
    t:use(ghost)
    t:expect(t:ghost_rock(1), 13, "the stash")
    t:expect_true(t:is_booted(ghost), "the Ghost is booted")
  end,
}

scenario "The Ghost (Exp.1) comes home unbooted on a low pull too" {
  function(t)
    local ghost = shot(t, "2C")
    t:use(ghost)
    t:go_on_to "noon_play"
    t:expect(t:where(ghost), t:place "home 2", "the Ghost is at")
    t:expect_true(not t:is_booted(ghost), "the Ghost is not booted")
  end,
}
