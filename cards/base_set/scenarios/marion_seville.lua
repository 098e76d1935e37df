scenario "Marion Seville has 2 more bullets while wanted" {
  function(t)
    local marion = t:dude { card = "marion_seville", bounty = 1 }
    local friend = t:dude { bullets = 1, bounty = 1 }
    t:expect(t:stat(marion, "bullets"), 3, "his bullets")
    t:expect(t:stat(friend, "bullets"), 1, "another wanted dude's bullets")
    t:expect(t:stat(marion, "influence"), 2, "his influence")
  end,
}

scenario "Marion Seville has 1 bullet while he is not wanted" {
  function(t)
    local marion = t:dude { card = "marion_seville" }
    t:dude { bounty = 3 }
    t:expect(t:stat(marion, "bullets"), 1, "his bullets")
  end,
}
