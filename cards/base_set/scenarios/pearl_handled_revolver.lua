scenario "Pearl-Handled Revolver makes a stud" {
  function(t)
    local gun, friend = t:dude { bullets = 1 }, t:dude { bullets = 1 }
    t:expect_true(not t:is_stud(gun), "a draw before")
    t:goods { card = "pearl_handled_revolver", on = gun }
    t:expect_true(t:is_stud(gun), "a stud")
    t:expect_true(not t:is_stud(friend), "the friend stays a draw")
    t:expect(t:stat(gun, "bullets"), 1, "bullets")
  end,
}
