scenario "Formal Duds give 1 influence, and 1 more at Sundown" {
  function(t)
    local dude, other = t:dude { influence = 1 }, t:dude { influence = 1 }
    t:goods { card = "formal_duds", on = dude }
    t:expect(t:stat(dude, "influence"), 2, "influence at noon")
    t:until_phase "sundown"
    t:expect(t:stat(dude, "influence"), 3, "influence at Sundown")
    t:expect(t:stat(other, "influence"), 1, "influence of another")
  end,
}
