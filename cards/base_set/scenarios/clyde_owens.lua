scenario "Clyde Owens calls out a dude, who may refuse" {
  function(t)
    local clyde = t:dude { card = "clyde_owens", booted = true, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:use(clyde)
    t:expect(t:happened "callout.made", 1, "call-outs")
    t:refuse()
    t:expect(t:where(rival), t:place "home 2", "where the rival is")
    t:until_turn_of(1)
    t:dude { player = 2, at = "square" }
    t:refuses(clyde)
  end,
}

scenario "Clyde Owens fights who accepts" {
  function(t)
    local clyde = t:dude { card = "clyde_owens", at = "square" }
    local friend = t:dude { at = "square", bounty = 1 }
    local rival = t:dude { player = 2, at = "square" }
    t:use(clyde)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(clyde), 1, "his posse")
    t:expect(t:side(rival), 2, "the rival's posse")
    t:expect(t:side(friend), 0, "the friend's posse")
    t:expect_true(not t:is_booted(clyde), "unbooted")
  end,
}

scenario "Clyde Owens is not refused by a wanted dude" {
  function(t)
    local clyde = t:dude { card = "clyde_owens", at = "square" }
    local rival = t:dude { player = 2, at = "square", bounty = 1 }
    t:use(clyde)
    t:expect(t:happened "callout.accepted", 1, "accepted at once")
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(rival), 2, "the rival's posse")
  end,
}

scenario "Clyde Owens calls out only where he is" {
  function(t)
    local clyde = t:dude { card = "clyde_owens" }
    t:dude { player = 2, at = "square" }
    t:dude { player = 2, bounty = 1 }
    t:dude {}
    t:refuses(clyde)
    local rival = t:dude { player = 2, at = "home 1" }
    t:use(clyde)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(rival), 2, "the rival's posse")
  end,
}

scenario "Clyde Owens needs somebody who can be called out" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon" } }
    local clyde = t:dude { card = "clyde_owens", at = saloon }
    t:dude { player = 2, card = "clementine_lepp", at = saloon }
    t:refuses(clyde)
    local rival = t:dude { player = 2, at = saloon }
    t:use(clyde)
    t:refuse()
    t:expect(t:where(rival), t:place "home 2", "where the rival is")
  end,
}
