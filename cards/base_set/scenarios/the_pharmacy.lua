scenario "The Pharmacy unboots a dude" {
  function(t)
    local pharmacy = t:deed { card = "the_pharmacy" }
    local dude = t:dude { booted = true }
    t:use(pharmacy)
    t:expect_true(not t:is_booted(dude), "unbooted")
  end,
}
