local function riders(t, player)
  local first, second = t:dude { player = player }, t:dude { player = player }
  return t:goods { player = player, card = "mustang", on = first },
         t:goods { player = player, card = "mustang", on = second }, first, second
end

scenario "Fresh Horses unboots all own Horses at a place, and they can be used again" {
  proves = { "RC-CARD-155" },
  function(t)
    local card = t:in_hand { card = "fresh_horses" }
    local one, two, rider = riders(t, 1)
    t:use(one)
    t:choose "square"
    t:until_turn_of(1)
    t:use(two)
    t:choose "square"
    t:until_turn_of(1)
    t:expect_true(t:is_booted(one) and t:is_booted(two), "booted before")
    t:refuses(one)
    t:use(card)
    t:expect_true(not t:is_booted(one), "the first is unbooted")
    t:expect_true(not t:is_booted(two), "the second is unbooted")
    t:expect(select(2, t:asked()), 2, "whose turn it is")
    t:until_turn_of(1)
    t:expect_true(t:can_use(two), "the second can be used again")
    t:use(one)
    t:choose "home 1"
    t:expect(t:where(rider), t:place "home 1", "where the first rider is")
    t:booted(one, false)
    t:until_turn_of(1)
    t:refuses(one)
  end,
}

scenario "Fresh Horses leaves alone what is elsewhere, another's or no Horse" {
  function(t)
    local card = t:in_hand { card = "fresh_horses" }
    local here, far = t:dude { at = "square" }, t:dude {}
    local horse = t:goods { card = "mustang", on = here, booted = true }
    local other = t:goods { card = "mustang", on = far, booted = true }
    local gun = t:goods { on = here, booted = true }
    local rival = t:dude { player = 2, at = "square" }
    local theirs = t:goods { player = 2, card = "mustang", on = rival, booted = true }
    t:use(card)
    t:choose "square"
    t:expect_true(not t:is_booted(horse), "the Horse there is unbooted")
    t:expect_true(t:is_booted(other), "the one elsewhere is not")
    t:expect_true(t:is_booted(gun), "nor are other goods")
    t:expect_true(t:is_booted(theirs), "nor a rival's Horse")
  end,
}

scenario "Fresh Horses wants an own booted Horse" {
  function(t)
    local card = t:in_hand { card = "fresh_horses" }
    local rider, walker = t:dude {}, t:dude {}
    local horse = t:goods { card = "mustang", on = rider }
    t:goods { on = walker, booted = true }
    local rival = t:dude { player = 2 }
    t:goods { player = 2, card = "mustang", on = rival, booted = true }
    t:refuses(card)
    t:use(horse)
    t:choose "square"
    t:until_turn_of(1)
    t:expect_true(t:can_use(card), "with one it can be played")
  end,
}
