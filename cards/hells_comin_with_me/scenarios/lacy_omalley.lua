scenario "Lacy O'Malley: effects take nothing out of your discard pile" {
  function(t)
    t:legend { card = "lacy_omalley" }
    t:in_discard_pile { card = "barton_everest" }
    local card = t:in_hand { card = "hired_guns" }
    t:refuses(card)
    t:in_discard_pile { player = 2, card = "clementine_lepp" }
    local theirs = t:in_hand { player = 2, card = "hired_guns" }
    t:until_turn_of(2)
    t:expect_true(t:can_use(theirs), "the other player has no such legend")
  end,
}

scenario "Lacy O'Malley: nor do effects in the middle of others" {
  function(t)
    t:legend { card = "lacy_omalley" }
    local gone = t:in_discard_pile { card = "barton_everest" }
    local drive = t:in_hand { card = "recruitment_drive" }
    t:dude { at = "square" }
    t:use(drive)
    t:go_on_to "choose_cards"
    t:choose(gone)
    t:expect(t:zone(gone), "discard_pile", "the dude stays in")
    t:expect(t:ghost_rock(1), 9, "the stash, the action paid for")
  end,
}

scenario "Lacy O'Malley: no Technique follows out of the discard pile" {
  function(t)
    t:legend { card = "lacy_omalley" }
    local monk = t:dude { bullets = 2, value = 9, keywords = { "Kung Fu 2" }, at = "square" }
    local foe = t:dude { player = 2, bullets = 1, value = 1, at = "square" }
    local ferocity = t:in_hand { card = "zhus_ferocity" }
    local reward = t:in_discard_pile { card = "zhus_reward" }
    t:call_out(monk, foe)
    t:accept()
    t:pulls(1, "2C")
    t:use(ferocity)
    t:expect((t:asked()), "shootout_play", "no Technique is offered")
    t:expect(t:zone(reward), "discard_pile", "the Technique is in")
  end,
}

scenario "Lacy O'Malley: without her a Technique follows" {
  function(t)
    local monk = t:dude { bullets = 2, value = 9, keywords = { "Kung Fu 2" }, at = "square" }
    local foe = t:dude { player = 2, bullets = 1, value = 1, at = "square" }
    local ferocity = t:in_hand { card = "zhus_ferocity" }
    t:in_discard_pile { card = "zhus_reward" }
    t:call_out(monk, foe)
    t:accept()
    t:pulls(1, "2C")
    t:use(ferocity)
    t:expect((t:asked()), "combo", "what is asked")
  end,
}

scenario "Lacy O'Malley: at Sundown you discard your hand" {
  function(t)
    t:legend { card = "lacy_omalley" }
    t:hand(1, 4)
    t:hand(2, 4)
    t:phase "sundown"
    t:go_on_to("sundown_discard", 2)
    t:expect(t:count(1, "discard_pile"), 4, "cards in the discard pile")
    t:expect(t:hand_count(1), 0, "cards in hand")
    t:expect(t:hand_count(2), 4, "cards in the other hand")
    t:until_day(2)
    t:expect(t:hand_count(1), 5, "cards in hand the next day")
  end,
}
