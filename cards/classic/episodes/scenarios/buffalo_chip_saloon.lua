scenario "A call-out in the Buffalo Chip Saloon has its price" {
  function(t)
    local saloon = t:deed { card = "buffalo_chip_saloon" }
    local mine = t:dude { influence = 2, at = saloon }
    local theirs = t:dude { player = 2, at = saloon }
    t:pass()
    t:call_out(theirs, mine)
    t:expect(t:ghost_rock(2), 9, "the caller's stash")
    t:expect(t:ghost_rock(1), 11, "the controller's stash")
    t:refuse()
    t:expect(t:ghost_rock(2), 9, "the caller's stash still")
  end,
}

scenario "In the Buffalo Chip Saloon its controller calls out for nothing" {
  function(t)
    local saloon = t:deed { card = "buffalo_chip_saloon" }
    local mine = t:dude { influence = 2, at = saloon }
    local theirs = t:dude { player = 2, at = saloon }
    t:ghost_rock(1, 0)
    t:call_out(mine, theirs)
    t:expect(t:ghost_rock(2), 10, "the other stash")
    t:expect(t:happened "ghost_rock.paid_to_player", 0, "nothing is paid")
  end,
}

scenario "Nobody calls out in the Buffalo Chip Saloon without ghost rock" {
  function(t)
    local saloon = t:deed { card = "buffalo_chip_saloon" }
    t:dude { influence = 2, at = saloon }
    t:dude { player = 2, at = saloon }
    t:ghost_rock(2, 0)
    t:pass()
    t:expect_true(not t:offers "calls out", "no call-out")
  end,
}

scenario "Elsewhere call-outs are free" {
  function(t)
    t:deed { card = "buffalo_chip_saloon" }
    local mine, other = t:dude { at = "square" }, t:dude { at = "home 2" }
    local theirs, poor = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "home 2" }
    t:pass()
    t:call_out(theirs, mine)
    t:expect(t:ghost_rock(2), 10, "the stash")
    t:refuse()
    t:until_turn_of(2)
    t:ghost_rock(2, 0)
    t:call_out(poor, other)
    t:expect(t:asked(), "answer_callout", "what is asked")
  end,
}
