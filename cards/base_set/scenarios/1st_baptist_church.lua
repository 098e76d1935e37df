local function peace(t)
  t:dude { influence = 4 }
  t:dude { player = 2, influence = 4 }
end

scenario "1st Baptist Church adds a card to its controller's hand" {
  function(t)
    peace(t)
    t:deed { card = "1st_baptist_church" }
    t:until_day(2)
    t:expect(t:hand_count(1), 6, "cards in the controller's hand")
    t:expect(t:hand_count(2), 5, "cards in the other's")
  end,
}

scenario "1st Baptist Church adds the card before the day's effects end" {
  proves = { "RC-CARD-076" },
  function(t)
    peace(t)
    local church = t:deed { player = 2, card = "1st_baptist_church" }
    local tailor = t:deed { card = "yan_lis_tailoring" }
    local believer = t:dude { influence = 1, at = church }
    t:dude { player = 2, influence = 1, at = church }
    t:use(tailor)
    t:choose(believer)
    t:expect(t:controller(church), 1, "who controls it today")
    t:until_day(2)
    t:expect(t:hand_count(1), 6, "cards in the first hand")
    t:expect(t:hand_count(2), 5, "cards in the owner's")
    t:expect(t:controller(church), 2, "who controls it tomorrow")
  end,
}

scenario "1st Baptist Church has no part in draw hands" {
  proves = { "RC-CARD-077" },
  function(t)
    t:deed { card = "1st_baptist_church" }
    t:in_hand { card = "cheatin_varmint" }
    t:draws(1, "2C 4C 6D 8H TS")
    t:draws(2, "2C 2C 6D 8H TS")
    t:phase "gambling"
    t:go_on_to("cheatin_play", 1)
    t:expect(t:count(1, "draw_hand"), 5, "cards in the lowball hand")
  end,
}
