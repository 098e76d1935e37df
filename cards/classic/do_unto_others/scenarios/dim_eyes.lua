scenario "Dim Eyes sees more of every skill that the dude has" {
  function(t)
    local seer = t:dude { keywords = { "Huckster 1", "Blessed 2", "Shaman 0", "Mad Scientist 3" } }
    local plain = t:dude {}
    t:goods { card = "dim_eyes", on = seer }
    t:goods { card = "dim_eyes", on = plain }
    local other = t:dude { keywords = { "Huckster 1" } }
    t:expect(t:stat(seer, "huckster"), 2, "Huckster")
    t:expect(t:stat(seer, "blessed"), 3, "Blessed")
    t:expect(t:stat(seer, "shaman"), 1, "Shaman")
    t:expect(t:stat(seer, "mad_scientist"), 4, "Mad Scientist")
    t:expect(t:stat(other, "huckster"), 1, "of another")
    t:expect(t:stat(plain, "huckster"), 0, "of a dude without it")
    t:expect_true(not t:has(plain, "Huckster"), "who has none yet")
  end,
}
