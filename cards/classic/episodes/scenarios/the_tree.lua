scenario "The Tree is next to all deeds in town" {
  function(t)
    local tree = t:deed { card = "the_tree" }
    local far = t:deed { player = 2 }
    local walker = t:dude { at = tree }
    local stick = t:goods { card = "walkin_stick", on = walker }
    local mine = t:deed { player = 2, keywords = { "Out of Town" } }
    t:use(stick)
    t:expect_true(not t:offers(mine), "not next to deeds out of town")
    t:choose(far)
    t:expect(t:where(walker), far, "the dude is at")
  end,
}

scenario "The Tree: nobody is called out there without a card" {
  function(t)
    local tree = t:deed { card = "the_tree" }
    local caller = t:dude { at = tree }
    local foe = t:dude { player = 2, bounty = 1, at = tree }
    t:expect_true(not t:offers "calls out", "no call-out")
    t:dude { at = "square" }
    t:dude { player = 2, at = "square" }
    t:until_turn_of(1)
    t:expect_true(t:offers "calls out", "elsewhere")
    t:use(t:in_hand { card = "bounty_hunter" })
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(foe), 2, "the dude's side")
  end,
}
