scenario "Equal is enough: as many control points as the others have influence win" {
  house_rules = { "equal_is_enough" },
  function(t)
    t:deed { control = 2 }
    t:dude { influence = 3 }
    t:dude { player = 2, influence = 2 }
    t:phase "sundown"
    t:expect(t:happened "game.won", 1, "games won:")
  end,
}

scenario "Equal is enough: one less does not" {
  house_rules = { "equal_is_enough" },
  function(t)
    t:deed { control = 1 }
    t:dude { influence = 3 }
    t:dude { player = 2, influence = 2 }
    t:phase "sundown"
    t:expect(t:happened "game.won", 0, "games won:")
  end,
}
