scenario "Micah Ryse boots a Hex to move" {
  function(t)
    local micah = t:dude { card = "micah_ryse" }
    t:refuses(micah)
    local hex = t:spell { card = "shadow_walk", on = micah }
    t:use(micah)
    t:choose "square"
    t:expect(t:where(micah), t:place("square"), "where he is")
    t:expect_true(t:is_booted(hex), "the Hex is booted")
    t:expect_true(not t:is_booted(micah), "he is not")
  end,
}
