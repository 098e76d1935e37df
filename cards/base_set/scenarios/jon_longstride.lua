scenario "Jon Longstride's Horse is unbooted and can be used again" {
  proves = { "RC-CARD-034" },
  function(t)
    local jon = t:dude { card = "jon_longstride" }
    local horse = t:goods { card = "mustang", on = jon }
    t:use(horse)
    t:choose "square"
    t:until_turn_of(2)
    t:pass()
    t:refuses(horse)
    t:use(jon)
    t:until_turn_of(2)
    t:pass()
    t:expect_true(not t:is_booted(horse), "unbooted")
    t:expect_true(t:can_use(horse), "usable again")
  end,
}
