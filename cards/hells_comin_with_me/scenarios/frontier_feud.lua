scenario "Frontier Feud: an opponent may give the dude a control point" {
  function(t)
    local card = t:in_hand { card = "frontier_feud" }
    local champion = t:dude {}
    t:goods { on = champion }
    t:dude { player = 2 }
    t:use(card)
    t:expect(t:where(champion), t:place "square", "the dude is in")
    t:expect_true(t:is_booted(champion), "the dude is booted")
    t:expect(select(2, t:asked()), 2, "who is asked")
    t:pass()
    t:expect(t:stat(champion, "control"), 1, "control points of the dude")
    t:expect(t:happened "callout.made", 0, "call-outs")
    t:expect(t:ghost_rock(1), 8, "the stash")
  end,
}

scenario "Frontier Feud: or call the dude out, and nobody else joins" {
  function(t)
    local card = t:in_hand { card = "frontier_feud" }
    local champion = t:dude {}
    local friend = t:dude { at = "square" }
    local there = t:dude { player = 2, at = "square" }
    local out = t:deed { player = 2, keywords = { "Out of Town" } }
    local far = t:dude { player = 2, at = out }
    local challenger = t:dude { player = 2, booted = true }
    local gun = t:goods { player = 2, on = challenger }
    t:use(card)
    t:expect_true(not t:offers(there), "nobody who is there")
    t:expect_true(not t:offers(far), "nobody out of town")
    t:expect_true(not t:offers(friend), "no dude of the other player")
    t:expect_true(not t:offers(gun), "no goods")
    t:choose(challenger)
    t:expect(t:where(challenger), t:place "square", "the challenger is in")
    t:expect((t:asked()), "shootout_play", "who is booted does not refuse, and nobody joins")
    t:expect(t:side(challenger), 1, "the challenger leads")
    t:expect(t:side(champion), 2, "the dude is the mark")
    t:expect(t:side(friend), 0, "the friend stays out of it")
    t:expect(t:stat(champion, "control"), 0, "control points")
  end,
}

scenario "Frontier Feud: who cannot come does not answer" {
  function(t)
    local card = t:in_hand { card = "frontier_feud" }
    local champion = t:dude {}
    local still = t:dude { player = 2, card = "quaterman" }
    t:use(card)
    t:choose(still)
    t:expect(t:where(still), t:place "home 2", "who cannot be moved is in")
    t:expect(t:stat(champion, "control"), 1, "control points of the dude")
  end,
}

scenario "Frontier Feud: nobody joins in the middle of the shootout either" {
  function(t)
    local card = t:in_hand { card = "frontier_feud" }
    local champion = t:dude { keywords = { "Kung Fu 2" } }
    t:dude { keywords = { "Kung Fu 2" } }
    local leap = t:in_hand { card = "rabbits_lunar_leap" }
    local challenger = t:dude { player = 2 }
    t:use(card)
    t:choose(champion)
    t:choose(challenger)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "AC")
    t:use(leap)
    t:go_on_to "noon_play"
    t:expect(t:happened "dude.joined_posse", 2, "who has joined")
  end,
}

scenario "Frontier Feud is for an unbooted dude in town who goes to the town square" {
  function(t)
    local card = t:in_hand { card = "frontier_feud" }
    t:dude { booted = true }
    t:dude { at = "square" }
    t:dude { at = t:deed { keywords = { "Out of Town" } } }
    t:dude { player = 2 }
    t:refuses(card)
    t:dude {}
    t:expect_true(t:can_use(card), "now there is one")
  end,
}

scenario "Frontier Feud: one of several opponents answers" {
  function(t)
    t:players(3)
    local card = t:in_hand { card = "frontier_feud" }
    local champion = t:dude {}
    local second, third = t:dude { player = 2 }, t:dude { player = 3 }
    t:use(card)
    t:choose_player(3)
    t:expect(select(2, t:asked()), 3, "who is asked")
    t:expect_true(not t:offers(second), "no dude of another")
    t:choose(third)
    t:expect(t:side(champion), 2, "the dude is the mark")
  end,
}

scenario "Frontier Feud: the opponent has no say about a dude whom another controls" {
  function(t)
    local card = t:in_hand { card = "frontier_feud" }
    local deed = t:deed {}
    local huckster = t:dude { keywords = { "Huckster 9" }, at = deed }
    local lent = t:dude { player = 2, at = deed }
    local own = t:dude { player = 2 }
    t:pulls(1, "KC")
    t:use(t:spell { card = "puppet", on = huckster })
    t:until_turn_of(1)
    t:use(card)
    t:choose(huckster)
    t:expect_true(t:offers(own) and not t:offers(lent), "who may call out")
    t:pass()
  end,
}
