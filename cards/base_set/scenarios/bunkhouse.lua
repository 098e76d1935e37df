scenario "Bunkhouse helps dudes of little influence only" {
  proves = { "RC-ERRATA-007" },
  function(t)
    local bunkhouse = t:deed { card = "bunkhouse" }
    t:expect(t:stat(t:dude { influence = 0, at = bunkhouse }, "influence"), 1, "0 becomes")
    t:expect(t:stat(t:dude { influence = 1, at = bunkhouse }, "influence"), 2, "1 becomes")
    t:expect(t:stat(t:dude { influence = 2, at = bunkhouse }, "influence"), 2, "2 stays")
    t:expect(t:stat(t:dude { influence = 1 }, "influence"), 1, "elsewhere")
  end,
}

scenario "Bunkhouse does not count its own help" {
  proves = { "RC-ERRATA-008" },
  function(t)
    local bunkhouse = t:deed { card = "bunkhouse" }
    local dude = t:dude { influence = 1, at = bunkhouse }
    t:expect(t:stat(dude, "influence"), 2, "first read")
    t:dude { influence = 0, at = bunkhouse }
    t:expect(t:stat(dude, "influence"), 2, "read again")
    t:move(dude, "square")
    t:expect(t:stat(dude, "influence"), 1, "elsewhere")
  end,
}
