scenario "Fred Aims has as much influence as bounty" {
  function(t)
    local fred = t:dude { card = "fred_aims", bounty = 3 }
    local silas = t:dude { influence = 1, bounty = 1 }
    t:expect(t:stat(fred, "influence"), 3, "his influence")
    t:expect(t:stat(fred, "bullets"), 2, "his bullets")
    t:expect(t:stat(silas, "influence"), 1, "another's influence")
  end,
}

scenario "Fred Aims has no influence without bounty" {
  function(t)
    local fred = t:dude { card = "fred_aims" }
    t:dude { bounty = 2 }
    t:expect(t:stat(fred, "influence"), 0, "his influence")
  end,
}

scenario "Fred Aims's influence follows his bounty, and other changes come on top" {
  function(t)
    local law = t:outfit { card = "law_dogs" }
    local tailor = t:deed { card = "yan_lis_tailoring" }
    local fred = t:dude { player = 2, card = "fred_aims", bounty = 1, at = "square" }
    t:dude { influence = 2, at = "square" }
    t:use(law)
    t:take "done"
    t:expect(t:stat(fred, "influence"), 2, "his influence with 2 bounty")
    t:until_turn_of(1)
    t:use(tailor)
    t:choose(fred)
    t:expect(t:stat(fred, "influence"), 3, "his influence, 1 more by the tailor")
  end,
}
