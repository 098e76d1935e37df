scenario "Deckhand works for a day" {
  function(t)
    local deckhand = t:dude { card = "deckhand", at = "square" }
    local other = t:dude { influence = 1, at = "square" }
    t:dude { player = 2, influence = 1 }
    t:hand(1, 1)
    t:until_phase "noon"
    t:expect(t:zone(deckhand), "in_play", "the Deckhand is, at Noon,")
    t:until_phase "sundown"
    t:go_on_to "sundown_discard"
    t:expect(t:zone(deckhand), "none", "the Deckhand is, at Sundown,")
    t:expect(t:zone(other), "in_play", "another dude is")
  end,
}
