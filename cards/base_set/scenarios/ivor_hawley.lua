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
