scenario "Tomb Guardian is dangerous where it stands" {
  function(t)
    local deed, theirs = t:deed {}, t:deed { player = 2 }
    local guardian = t:dude { card = "tomb_guardian", at = deed }
    t:expect(t:stat(guardian, "bullets"), 4, "bullets")
    t:expect_true(t:is_stud(guardian), "a stud")
    t:move(guardian, "home 1")
    t:expect(t:stat(guardian, "bullets"), 1, "bullets after a move")
    t:expect_true(not t:is_stud(guardian), "a draw")
    t:until_day(2)
    t:expect(t:stat(guardian, "bullets"), 4, "bullets on the next day")
  end,
}

scenario "Tomb Guardian is not so on others' land" {
  function(t)
    local theirs = t:deed { player = 2 }
    local guardian = t:dude { card = "tomb_guardian", at = theirs }
    t:expect(t:stat(guardian, "bullets"), 1, "bullets")
    t:expect(t:stat(t:dude { card = "tomb_guardian", at = "square" }, "bullets"), 1, "bullets in the square")
  end,
}
