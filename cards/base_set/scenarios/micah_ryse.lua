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

scenario "Micah Ryse wants an unbooted Hex of his own" {
  function(t)
    local micah = t:dude { card = "micah_ryse" }
    local other = t:dude { keywords = { "Huckster 1" } }
    t:spell { card = "shadow_walk", on = other }
    t:spell { card = "shadow_walk", on = micah, booted = true }
    t:spell { on = micah, keywords = { "Miracle" } }
    t:goods { on = micah }
    t:refuses(micah)
    local hex = t:spell { card = "soul_blast", on = micah }
    t:use(micah)
    t:expect_true(not t:offers(t:place "home 1"), "he goes elsewhere")
    t:choose "home 2"
    t:expect(t:where(micah), t:place "home 2", "where he is")
    t:expect(t:where(other), t:place "home 1", "where the other is")
    t:expect_true(t:is_booted(hex), "the Hex is booted")
  end,
}
