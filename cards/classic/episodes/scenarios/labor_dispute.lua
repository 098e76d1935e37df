scenario "Labor Dispute stops work in the Strikes for a day" {
  function(t)
    local rich = t:deed { production = 4, keywords = { "Strike" } }
    local poor = t:deed { player = 2, production = 1, keywords = { "Strike" } }
    local other = t:deed { production = 4 }
    t:on_top_of_deck { player = 2, card = "labor_dispute" }
    t:hand(1, 1)
    t:hand(2, 5)
    t:dude { influence = 1 }
    t:until_day(2)
    t:expect(t:stat(rich, "production"), 2, "a Strike")
    t:expect(t:stat(poor, "production"), 0, "a poor Strike")
    t:expect(t:stat(other, "production"), 4, "another deed")
    t:until_day(3)
    t:expect(t:stat(rich, "production"), 4, "the next day")
  end,
}
