scenario "Simon Lambeth is as Blessed as there are others with him" {
  function(t)
    local simon = t:dude { card = "simon_lambeth", at = "square" }
    t:expect(t:stat(simon, "blessed"), 0, "alone")
    t:dude { card = "guardian_angel", at = "square" }
    t:dude { player = 2, keywords = { "Blessed 3" }, at = "square" }
    t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:dude { card = "haborym" }
    t:expect(t:stat(simon, "blessed"), 2, "with two of them")
  end,
}
