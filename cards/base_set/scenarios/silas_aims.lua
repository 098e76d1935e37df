scenario "Silas Aims has as many bullets as bounty" {
  function(t)
    local silas = t:dude { card = "silas_aims", bounty = 3 }
    local friend = t:dude { bullets = 1, bounty = 1 }
    t:expect(t:stat(silas, "bullets"), 3, "his bullets")
    t:expect(t:stat(silas, "influence"), 0, "his influence")
    t:expect(t:stat(friend, "bullets"), 1, "another's bullets")
  end,
}

scenario "Silas Aims has no bullets without bounty" {
  function(t)
    local silas = t:dude { card = "silas_aims" }
    t:dude { bounty = 2 }
    t:expect(t:stat(silas, "bullets"), 0, "his bullets")
  end,
}

scenario "Silas Aims's weapon comes on top of his bounty" {
  function(t)
    local silas = t:dude { card = "silas_aims", bounty = 2 }
    t:goods { bullets = 1, on = silas }
    t:expect(t:stat(silas, "bullets"), 3, "his bullets")
  end,
}
