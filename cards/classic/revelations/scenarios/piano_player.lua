scenario "The Piano Player brings guests into a Brothel" {
  function(t)
    local card = t:in_hand { card = "piano_player" }
    t:deed { production = 0, keywords = { "Saloon" } }
    local theirs = t:deed { player = 2, production = 0, keywords = { "Brothel" } }
    t:dude { influence = 1, at = theirs }
    local lost = t:deed { production = 0, keywords = { "Brothel" } }
    t:dude { player = 2, influence = 1, at = lost }
    t:expect_true(not t:offers(card), "no deed for him")
    local brothel = t:deed { production = 1, keywords = { "Brothel" } }
    t:shop(card, brothel)
    t:expect(t:host(card), brothel, "he is at")
    local before = t:ghost_rock(1) + t:ghost_rock(2)
    t:until_day(2)
    t:until_turn_of(1)
    t:expect(t:ghost_rock(1) + t:ghost_rock(2), before + 3 + 3 + 1 + 2, "both stashes, with the homes' and the deed's production")
  end,
}
