scenario "Art Gallery: dudes there have 1 less upkeep" {
  function(t)
    local gallery = t:deed { card = "art_gallery" }
    t:expect(t:stat(t:dude { player = 2, upkeep = 2, at = gallery }, "upkeep"), 1, "upkeep of 2")
    t:expect(t:stat(t:dude { upkeep = 0, at = gallery }, "upkeep"), 0, "upkeep of 0")
    t:expect(t:stat(t:dude { upkeep = 2, at = "square" }, "upkeep"), 2, "upkeep in the town square")
  end,
}
