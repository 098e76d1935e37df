scenario "Irving Patterson gains 1 ghost rock when he joins a posse" {
  function(t)
    local irving = t:dude { card = "irving_patterson", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(irving, rival)
    t:accept()
    t:expect(t:ghost_rock(1), 11, "the stash")
  end,
}
