scenario "Blackjacks: any of your Blackjacks dudes robs, as often as there are some" {
  function(t)
    local home = t:outfit { card = "blackjacks" }
    local first = t:dude { card = "lawrence_goodman" }
    local second = t:dude { card = "william_rose", at = "square" }
    local tired = t:dude { card = "andrew_garret", booted = true }
    local stranger = t:dude {}
    local rival = t:dude { card = "spike_dougan", player = 2 }
    t:use(home)
    for _, dude in ipairs { tired, stranger, rival } do
      t:expect_true(not t:offers(dude), "who cannot")
    end
    t:choose(second)
    t:expect(t:ghost_rock(1), 12, "the stash")
    t:expect_true(t:is_booted(second), "the robber is booted")
    t:expect(t:stat(second, "bounty"), 1, "bounty")
    t:expect(t:stat(first, "bounty"), 0, "bounty of the other")
    t:pass()
    t:use(home)
    t:expect(t:ghost_rock(1), 14, "the stash after the second")
    t:expect_true(t:is_booted(first), "the second robber is booted")
    t:pass()
    t:refuses(home)
  end,
}

scenario "Blackjacks: who is wanted already can rob too" {
  function(t)
    local home = t:outfit { card = "blackjacks" }
    local robber = t:dude { card = "lawrence_goodman", bounty = 1 }
    t:use(home)
    t:expect(t:ghost_rock(1), 12, "the stash")
    t:expect(t:stat(robber, "bounty"), 1, "bounty")
  end,
}
