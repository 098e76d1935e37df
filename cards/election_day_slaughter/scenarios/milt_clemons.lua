scenario "Milt Clemons: 1 ghost rock whenever his bounty grows" {
  function(t)
    local milt = t:dude { card = "milt_clemons", influence = 1 }
    local other = t:dude {}
    local evidence = t:goods { card = "the_evidence", on = other }
    local more = t:goods { card = "the_evidence", on = other }
    t:use(evidence, 2)
    t:choose(milt)
    t:expect(t:stat(milt, "bounty"), 2, "his bounty")
    t:expect(t:ghost_rock(1), 10, "the stash: 1 paid, 1 gained")
    t:until_turn_of(1)
    t:use(more, 1)
    t:expect(t:stat(milt, "bounty"), 0, "his bounty")
    t:expect(t:ghost_rock(1), 10, "nothing is gained when it goes")
  end,
}

scenario "Milt Clemons gets nothing for the bounty of others" {
  function(t)
    local milt = t:dude { card = "milt_clemons" }
    local other = t:dude { player = 2 }
    local evidence = t:goods { card = "the_evidence", on = milt }
    t:use(evidence, 2)
    t:choose(other)
    t:expect(t:stat(other, "bounty"), 2, "the bounty")
    t:expect(t:ghost_rock(1), 9, "the stash")
  end,
}

scenario "Milt Clemons' player gains whoever raises his bounty" {
  function(t)
    local milt = t:dude { player = 2, card = "milt_clemons" }
    local evidence = t:goods { card = "the_evidence", on = t:dude {} }
    t:use(evidence, 2)
    t:choose(milt)
    t:expect(t:ghost_rock(2), 11, "the stash of his player")
    t:expect(t:ghost_rock(1), 9, "the other stash")
  end,
}
