scenario "Bad Tequila boots a dude of little influence" {
  function(t)
    local card = t:in_hand { card = "bad_tequila" }
    local weak = t:dude { player = 2, influence = 1, at = "square" }
    local strong = t:dude { player = 2, influence = 2, at = "square" }
    local own = t:dude { influence = 0 }
    local booted = t:dude { player = 2, booted = true }
    t:use(card)
    t:expect_true(not t:offers(strong), "2 influence is too much")
    t:expect_true(not t:offers(booted), "a booted dude cannot be chosen")
    t:expect_true(t:offers(own), "one's own dude can")
    t:choose(weak)
    t:expect_true(t:is_booted(weak), "the dude is booted")
    t:expect(t:zone(card), "discard_pile", "the card is in")
  end,
}
