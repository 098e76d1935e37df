scenario "Ivor Hawley is better in three ways while he carries a Hex" {
  proves = { "RC-CARD-030" },
  function(t)
    local ivor = t:dude { card = "ivor_hawley" }
    t:spell { card = "soul_blast", on = ivor }
    t:spell { card = "blood_curse", on = ivor }
    t:expect(t:stat(ivor, "bullets"), 2, "bullets, once for any number of Hexes")
    t:expect(t:stat(ivor, "influence"), 4, "influence")
    t:expect(t:stat(ivor, "huckster"), 3, "Huckster")
  end,
}

scenario "Ivor Hawley has his printed numbers without a Hex" {
  function(t)
    local ivor = t:dude { card = "ivor_hawley" }
    t:spell { on = ivor, keywords = { "Miracle" } }
    t:goods { on = ivor }
    local other = t:dude { keywords = { "Huckster 1" }, bullets = 1 }
    t:spell { card = "soul_blast", on = other }
    t:expect(t:stat(ivor, "bullets"), 1, "bullets")
    t:expect(t:stat(ivor, "influence"), 3, "influence")
    t:expect(t:stat(ivor, "huckster"), 2, "Huckster")
    t:spell { card = "soul_blast", on = ivor }
    t:expect(t:stat(ivor, "bullets"), 2, "bullets with a Hex")
    t:expect(t:stat(other, "bullets"), 1, "bullets of another Huckster")
  end,
}
