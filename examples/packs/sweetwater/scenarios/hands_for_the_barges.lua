scenario "Hands for the Barges: a Deckhand at a Ferry of yours" {
  function(t)
    local card = t:in_hand { card = "hands_for_the_barges" }
    local mine = t:deed { card = "corrigans_landing" }
    t:deed {}
    t:deed { player = 2, card = "the_drowned_lantern" }
    t:use(card)
    local deckhand = t:find "Deckhand"
    t:expect(t:where(deckhand), mine, "where the Deckhand is")
    t:expect(t:controller(deckhand), 1, "whose the Deckhand is")
    t:expect(t:ghost_rock(1), 9, "the stash")
  end,
}

scenario "Hands for the Barges: a Ferry of another's is none" {
  function(t)
    local card = t:in_hand { card = "hands_for_the_barges" }
    t:deed { player = 2, keywords = { "Ferry" } }
    t:deed {}
    t:refuses(card)
  end,
}
