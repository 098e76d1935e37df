scenario "Recruitment Drive brings a dude back for 5 less" {
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    local ivor = t:in_discard_pile { card = "jia_mein" }
    t:dude {}
    t:use(card)
    t:choose(ivor)
    t:expect(t:zone(ivor), "in_play", "the dude is")
    t:expect(t:ghost_rock(1), 7, "the stash: 1 for the card, 2 for the dude")
  end,
}
