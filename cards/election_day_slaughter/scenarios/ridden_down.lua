scenario "Ridden Down boots a Horse and sends a dude home booted" {
  function(t)
    local card = t:in_hand { card = "ridden_down" }
    local rider = t:dude { at = "square" }
    local horse = t:goods { card = "roan", on = rider }
    local prey = t:dude { player = 2, at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    t:goods { player = 2, card = "roan", on = foe }
    local away = t:dude { player = 2 }
    local friend = t:dude { at = "square" }
    t:use(card)
    t:expect_true(t:offers(friend), "any dude there without a Horse")
    t:expect_true(not t:offers(rider), "not the rider")
    t:expect_true(not t:offers(foe), "nobody with a Horse")
    t:expect_true(not t:offers(away), "nobody elsewhere")
    t:choose(prey)
    t:expect_true(t:is_booted(horse), "the Horse boots")
    t:expect_true(not t:is_booted(rider), "the rider does not")
    t:expect(t:where(prey), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(prey), "the dude is booted")
    t:expect(t:where(foe), t:place "square", "where the other is")
  end,
}

scenario "Ridden Down chooses among the Horses of its player" {
  function(t)
    local card = t:in_hand { card = "ridden_down" }
    local mine = t:goods { card = "roan", on = t:dude { at = "square" } }
    local second = t:goods { card = "roan", on = t:dude { at = "home 2" } }
    local theirs = t:goods { player = 2, card = "roan", on = t:dude { player = 2, at = "square" } }
    local gun = t:goods { card = "shotgun", on = t:dude { at = "square" } }
    local prey = t:dude { player = 2 }
    t:use(card)
    t:expect_true(t:offers(mine), "an own Horse")
    t:expect_true(not t:offers(theirs), "not another player's")
    t:expect_true(not t:offers(gun), "no other goods")
    t:choose(second)
    t:expect_true(t:is_booted(second), "the Horse boots")
    t:expect_true(t:is_booted(prey), "the dude there is booted")
  end,
}

scenario "Ridden Down needs an unbooted Horse" {
  function(t)
    local card = t:in_hand { card = "ridden_down" }
    local horse = t:goods { card = "roan", on = t:dude { at = "square" }, booted = true }
    t:dude { player = 2, at = "square" }
    t:refuses(card)
    t:booted(horse, false)
    t:until_turn_of(1)
    t:expect_true(t:can_use(card), "it works with an unbooted one")
  end,
}

scenario "Ridden Down needs somebody without a Horse there" {
  function(t)
    local card = t:in_hand { card = "ridden_down" }
    t:goods { card = "roan", on = t:dude { at = "square" } }
    t:dude { player = 2 }
    t:refuses(card)
  end,
}
