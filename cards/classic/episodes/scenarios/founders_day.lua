scenario "Founder's Day: 2 ghost rock" {
  function(t)
    t:phase "gambling"
    local day = t:on_top_of_deck { card = "founders_day" }
    t:draws(2, "3C 4D 5H 6S 8C")
    t:until_phase "noon"
    t:expect(t:happened "event.resolves", 1, "Events that resolved")
    t:expect(t:zone(day), "discard_pile", "the card is in")
    t:expect(t:ghost_rock(1) + t:ghost_rock(2), 28, "all the ghost rock")
  end,
}
