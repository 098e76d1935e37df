scenario "Angela Payne gets 2 ghost rock at a rival's deed" {
  function(t)
    local deed = t:deed { player = 2 }
    local angela = t:dude { card = "angela_payne", at = deed }
    t:use(angela)
    t:expect(t:ghost_rock(1), 12, "the stash")
    t:expect_true(t:is_booted(angela), "she boots")
    t:refuses(angela)
  end,
}

scenario "Angela Payne gets nothing at an own deed" {
  function(t)
    local deed = t:deed { player = 1 }
    t:dude { player = 2, influence = 3, at = deed }
    local angela = t:dude { card = "angela_payne", at = deed }
    t:use(angela)
    t:expect(t:controller(deed), 2, "who controls it")
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect_true(t:is_booted(angela), "she boots all the same")
  end,
}

scenario "Angela Payne gets nothing where there is no deed" {
  function(t)
    local angela = t:dude { card = "angela_payne", at = "home 2" }
    t:use(angela)
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect_true(t:is_booted(angela), "she boots all the same")
  end,
}

scenario "Angela Payne does nothing while booted" {
  function(t)
    t:refuses(t:dude { card = "angela_payne", at = t:deed { player = 2 }, booted = true })
  end,
}
