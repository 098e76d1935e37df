scenario "The Union Casino rewards a bid of four more" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino, influence = 1 }
    t:use(casino)
    t:choose(5)
    t:choose(1)
    t:expect(t:ghost_rock(1), 5, "the bidder's stash")
    t:expect(t:ghost_rock(2), 9, "the other's")
    t:expect(t:stat(gambler, "control"), 1, "control points of the dude")
  end,
}

scenario "The Union Casino rewards no less" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino, influence = 1 }
    t:use(casino)
    t:choose(5)
    t:choose(2)
    t:expect(t:stat(gambler, "control"), 0, "control points of the dude")
  end,
}
