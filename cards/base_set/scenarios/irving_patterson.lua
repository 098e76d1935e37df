scenario "Irving Patterson gains 1 ghost rock when he joins a posse" {
  function(t)
    local irving = t:dude { card = "irving_patterson", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(irving, rival)
    t:accept()
    t:expect(t:ghost_rock(1), 11, "the stash")
  end,
}

scenario "Irving Patterson gains nothing when another joins" {
  function(t)
    t:dude { card = "irving_patterson", at = "square" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}
