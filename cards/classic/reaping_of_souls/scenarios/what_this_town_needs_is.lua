scenario "What This Town Needs Is: a deed of the deck" {
  function(t)
    local card = t:in_hand { card = "what_this_town_needs_is" }
    local deed = t:on_top_of_deck { card = "the_tree" }
    local dude = t:on_top_of_deck { card = "seeking_fury" }
    t:use(card)
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect_true(not t:offers(dude), "no dude")
    t:choose(deed)
    t:expect(t:zone(deed), "hand", "the deed is in")
    t:expect_true(t:knows(2, deed), "the others have seen it")
  end,
}

scenario "What This Town Needs Is: an improvement of the discard pile" {
  function(t)
    local card = t:in_hand { card = "what_this_town_needs_is" }
    local recruiter = t:in_discard_pile { card = "recruiter" }
    local fury = t:in_discard_pile { card = "seeking_fury" }
    local theirs = t:in_discard_pile { player = 2, card = "the_tree" }
    t:use(card)
    t:expect_true(not t:offers(fury) and not t:offers(theirs), "nothing else")
    t:choose(recruiter)
    t:expect(t:zone(recruiter), "hand", "the improvement is in")
  end,
}
