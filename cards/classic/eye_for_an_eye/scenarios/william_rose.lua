scenario "William shoots better while he is wanted" {
  function(t)
    local william = t:dude { card = "william_rose" }
    t:expect(t:stat(william, "bullets"), 1, "bullets")
    local wanted = t:dude { player = 2, card = "william_rose", bounty = 1 }
    t:expect(t:stat(wanted, "bullets"), 3, "bullets while wanted")
  end,
}
