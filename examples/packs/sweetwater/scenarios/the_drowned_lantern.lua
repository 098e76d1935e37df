local function watch(t)
  local deed = t:deed { card = "the_drowned_lantern" }
  local lookout = t:dude { title = "Lookout", at = deed }
  t:dude { player = 2, influence = 9 }
  t:hand(1, 1)
  return deed, lookout
end

scenario "The Drowned Lantern pays at Sundown, not before" {
  function(t)
    local deed, lookout = watch(t)
    t:use(deed)
    t:expect_true(t:is_booted(deed), "the deed is booted")
    t:expect_true(t:is_booted(lookout), "so is the lookout")
    t:expect(t:ghost_rock(1), 10, "the stash at Noon")
    t:expect(t:hand_count(1), 1, "cards in hand at Noon")
    t:until_phase "sundown"
    t:go_on_to "sundown_discard"
    t:expect(t:ghost_rock(1), 11, "the stash at Sundown")
    t:expect(t:hand_count(1), 2, "cards in hand at Sundown")
  end,
}

scenario "The Drowned Lantern pays nothing for a lookout who left" {
  function(t)
    local deed, lookout = watch(t)
    t:use(deed)
    t:booted(lookout, false)
    t:until_turn_of(1)
    t:move(lookout, "square")
    t:until_phase "sundown"
    t:go_on_to "sundown_discard"
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:hand_count(1), 1, "cards in hand")
  end,
}

scenario "The Drowned Lantern pays once" {
  function(t)
    local deed = watch(t)
    t:use(deed)
    t:until_day(2)
    t:until_phase "noon"
    local stash = t:ghost_rock(1)
    t:until_phase "sundown"
    t:go_on_to "sundown_discard"
    t:expect(t:ghost_rock(1), stash, "the stash on the second day")
  end,
}

scenario "The Drowned Lantern wants an unbooted dude of yours there" {
  function(t)
    local deed = t:deed { card = "the_drowned_lantern" }
    t:dude { at = "square" }
    t:dude { player = 2, influence = 0, at = deed }
    local tired = t:dude { at = deed, booted = true }
    t:refuses(deed)
    t:booted(tired, false)
    t:expect_true(t:can_use(deed), "with one it can be used")
  end,
}

scenario "The Drowned Lantern: of two there, the unbooted" {
  function(t)
    local deed = t:deed { card = "the_drowned_lantern" }
    local tired = t:dude { at = deed, booted = true }
    local lookout, third = t:dude { at = deed }, t:dude { at = deed }
    t:use(deed)
    t:expect_true(t:offers(lookout) and t:offers(third), "the unbooted")
    t:expect_true(not t:offers(tired), "not the booted")
    t:choose(lookout)
  end,
}
