scenario "Good Stiff Drink gives a used ability back" {
  proves = { "RC-CARD-156" },
  function(t)
    local card = t:in_hand { card = "good_stiff_drink" }
    local kevin = t:dude { card = "kevin_wainwright" }
    t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:refuses(card)
    t:use(kevin)
    t:expect(t:where(kevin), t:place "square", "where he is")
    t:dude { keywords = { "Huckster 1" } }
    t:until_turn_of(2)
    t:pass()
    t:refuses(kevin)
    t:use(card)
    t:expect(select(2, t:asked()), 2, "whose turn it is")
    t:pass()
    t:use(kevin)
    t:expect(t:where(kevin), t:place "home 1", "where he is then")
    t:until_turn_of(2)
    t:pass()
    t:refuses(kevin)
  end,
}

scenario "Good Stiff Drink is for a used ability of any player's dude, not of goods" {
  function(t)
    local card = t:in_hand { card = "good_stiff_drink" }
    local rider = t:dude { at = "square" }
    local horse = t:goods { card = "mustang", on = rider }
    local kevin = t:dude { player = 2, card = "kevin_wainwright" }
    t:dude { card = "clementine_lepp" }
    t:dude { player = 2, keywords = { "Huckster 1" }, at = "square" }
    t:use(horse)
    t:choose "home 1"
    t:until_turn_of(1)
    t:refuses(card)
    t:move(rider, "square")
    t:until_turn_of(2)
    t:use(kevin)
    t:expect(t:where(kevin), t:place "square", "where he is")
    t:use(card)
    t:expect(select(2, t:asked()), 2, "whose turn it is")
    t:dude { keywords = { "Huckster 1" } }
    t:expect_true(t:can_use(kevin), "his ability can be used again")
  end,
}

scenario "Good Stiff Drink serves one dude" {
  function(t)
    local card = t:in_hand { card = "good_stiff_drink" }
    local micah = t:dude { card = "micah_ryse" }
    local hex = t:spell { card = "shadow_walk", on = micah }
    local kevin = t:dude { card = "kevin_wainwright" }
    local one = t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:dude { keywords = { "Huckster 1" } }
    t:use(micah)
    t:choose "square"
    t:until_turn_of(1)
    t:use(kevin)
    t:choose(one)
    t:booted(hex, false)
    t:until_turn_of(1)
    t:use(card)
    t:choose(micah)
    t:until_turn_of(1)
    t:refuses(kevin)
    t:expect_true(t:can_use(micah), "the chosen one's can be used")
  end,
}
