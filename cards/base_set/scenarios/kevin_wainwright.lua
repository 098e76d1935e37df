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

scenario "Kevin Wainwright goes to any Huckster, elsewhere" {
  function(t)
    local kevin = t:dude { card = "kevin_wainwright" }
    t:dude { at = "square" }
    t:dude { keywords = { "Mad Scientist 1" }, at = "square" }
    t:refuses(kevin)
    t:dude { keywords = { "Huckster 1" } }
    t:refuses(kevin)
    t:dude { player = 2, keywords = { "Huckster 0" } }
    t:use(kevin)
    t:expect(t:where(kevin), t:place "home 2", "where he is")
  end,
}

scenario "Kevin Wainwright is a stud until the day is over" {
  function(t)
    local kevin = t:dude { card = "kevin_wainwright" }
    local huckster = t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:use(kevin)
    t:expect_true(not t:is_stud(huckster), "the Huckster is a draw")
    t:expect(t:where(huckster), t:place "square", "where the Huckster is")
    t:until_day(2)
    t:expect_true(not t:is_stud(kevin), "a draw on the next day")
  end,
}
