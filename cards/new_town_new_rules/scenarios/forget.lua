local function cast(t, pulled)
  local huckster = t:dude { keywords = { "Huckster 1" }, at = "square", booted = true }
  local hex = t:spell { card = "forget", on = huckster }
  local plain = t:dude { player = 2, at = "square" }
  local kevin = t:dude { player = 2, card = "jon_longstride", at = "square" }
  local horse = t:goods { player = 2, card = "mustang", on = kevin, booted = true }
  t:pulls(1, pulled)
  t:use(hex)
  return hex, kevin, horse, plain
end

scenario "Forget bars an ability until the day is over" {
  function(t)
    local hex, jon, horse = cast(t, "4C")
    t:expect_true(t:is_booted(hex), "the Hex boots")
    t:until_turn_of(2)
    t:refuses(jon)
    t:go_on_to("pay_upkeep", 2)
    t:take "Jon"
    t:go_on_to("noon_play", 2)
    t:booted(horse, true)
    t:expect_true(t:can_use(jon), "usable the next day")
  end,
}

scenario "Forget fails below 5" {
  function(t)
    local _, jon = cast(t, "3C")
    t:until_turn_of(2)
    t:expect_true(t:can_use(jon), "usable")
  end,
}

scenario "Forget reaches dudes with abilities, here or adjacent" {
  function(t)
    local huckster = t:dude { keywords = { "Huckster 1" } }
    local hex = t:spell { card = "forget", on = huckster }
    local plain = t:dude { player = 2, at = "square" }
    local near = t:dude { player = 2, card = "kevin_wainwright", at = "square" }
    local far = t:dude { player = 2, card = "micah_ryse" }
    local here = t:dude { card = "gang_yi" }
    t:pulls(1, "4C")
    t:use(hex)
    t:expect_true(not t:offers(plain), "a dude without abilities")
    t:expect_true(not t:offers(far), "a dude two places off")
    t:expect_true(t:offers(here), "an own dude here")
    t:choose(near)
    t:until_turn_of(2)
    t:refuses(near)
  end,
}
