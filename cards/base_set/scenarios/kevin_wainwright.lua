scenario "Kevin Wainwright goes to a Huckster and is a stud" {
  function(t)
    local kevin = t:dude { card = "kevin_wainwright" }
    t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:use(kevin)
    t:expect(t:where(kevin), t:place("square"), "where he is")
    t:expect_true(t:is_stud(kevin), "a stud")
    t:expect_true(not t:is_booted(kevin), "unbooted")
  end,
}

scenario "Kevin Wainwright must change his place" {
  proves = { "RC-CARD-036" },
  function(t)
    local kevin = t:dude { card = "kevin_wainwright", at = "square" }
    t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:refuses(kevin)
  end,
}
