scenario "Strikes a Hawk is a stud with a bow" {
  function(t)
    local hawk = t:dude { card = "strikes_a_hawk" }
    t:goods { card = "hatchet", on = hawk }
    t:expect_true(not t:is_stud(hawk), "she is a draw")
    t:goods { card = "bow_and_arrow", on = hawk }
    t:expect_true(t:is_stud(hawk), "she is a stud")
  end,
}
