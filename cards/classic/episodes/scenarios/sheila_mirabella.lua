local function sheila(t, place)
  return t:dude { card = "sheila_mirabella", at = place }
end

scenario "Sheila finds goods in the deck and pays for them" {
  function(t)
    local dude = sheila(t, "home")
    local find = t:on_top_of_deck { card = "formal_duds" }
    local horse = t:on_top_of_deck { card = "mustang" }
    local other = t:on_top_of_deck { card = "ambush" }
    t:goods { card = "spurs", on = dude }
    local spurs = t:on_top_of_deck { card = "spurs" }
    local more = t:in_hand { card = "blood_money" }
    t:use(dude)
    t:expect_true(t:offers(horse) and not t:offers(other) and not t:offers(spurs), "what is found")
    t:choose(find)
    t:expect(t:host(find), dude, "who has them")
    t:expect(t:ghost_rock(1), 4, "the stash: 2 and 4 paid")
    t:expect_true(t:is_booted(dude), "Sheila is booted")
    t:expect(t:happened "deck.shuffled", 1, "the deck is shuffled")
    t:pass()
    t:expect(t:zone(more), "hand", "what is in hand")
    t:expect_true(not t:offers "Attach", "booted she gets no more")
  end,
}

scenario "Sheila cannot buy what costs too much" {
  function(t)
    local dude = sheila(t, "home")
    local find = t:on_top_of_deck { card = "formal_duds" }
    t:ghost_rock(1, 5)
    t:use(dude)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(find), "deck", "the goods are in")
    t:expect(t:ghost_rock(1), 3, "the stash")
  end,
}

scenario "Sheila needs 2 ghost rock" {
  function(t)
    local dude = sheila(t, "home")
    t:on_top_of_deck { card = "mustang" }
    t:ghost_rock(1, 1)
    t:refuses(dude)
  end,
}

scenario "Sheila gets goods at a Strike of anybody's" {
  function(t)
    local strike = t:deed { player = 2, keywords = { "Strike", "Out of Town" } }
    local dude = sheila(t, strike)
    local friend = t:dude { at = strike }
    t:dude { player = 2, at = strike, influence = 3 }
    local goods = t:in_hand { card = "mustang" }
    t:shop(goods, dude)
    t:expect(t:host(goods), dude, "who has them")
    t:expect_true(friend ~= nil, "a friend")
  end,
}

scenario "Sheila gets goods nowhere else that you do not control" {
  function(t)
    local deed = t:deed { player = 2 }
    sheila(t, deed)
    local strike = t:deed { player = 2, keywords = { "Strike", "Out of Town" } }
    t:dude { at = strike }
    t:dude { player = 2, at = strike, influence = 3 }
    t:in_hand { card = "mustang" }
    t:expect_true(not t:offers "Attach", "nobody can get them")
  end,
}

scenario "Sheila searches away from what you control only at a Strike" {
  function(t)
    local deed = t:deed { player = 2 }
    local dude = sheila(t, deed)
    local find = t:on_top_of_deck { card = "mustang" }
    t:use(dude)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(find), "deck", "the goods are in")
  end,
}
