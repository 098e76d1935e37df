scenario "Sewer Tunnels: wanted dudes there have 1 influence more" {
  function(t)
    local deed = t:deed {}
    t:improvement { card = "sewer_tunnels", on = deed }
    local wanted = t:dude { at = deed, bounty = 1, influence = 1 }
    local theirs = t:dude { player = 2, at = deed, bounty = 1, influence = 0 }
    local honest = t:dude { at = deed, influence = 1 }
    local away = t:dude { bounty = 1, influence = 1 }
    t:expect(t:stat(wanted, "influence"), 2, "influence")
    t:expect(t:stat(theirs, "influence"), 1, "influence of a rival")
    t:expect(t:stat(honest, "influence"), 1, "influence of who is not wanted")
    t:expect(t:stat(away, "influence"), 1, "influence of who is elsewhere")
  end,
}

scenario "Sewer Tunnels go under an in-town deed" {
  function(t)
    local tunnels = t:in_hand { card = "sewer_tunnels" }
    local deed = t:deed {}
    t:shop(tunnels, deed)
    t:expect(t:host(tunnels), deed, "the deed")
    t:expect(t:ghost_rock(1), 8, "the stash")
  end,
}

scenario "Sewer Tunnels go under no out-of-town deed, and no other player's" {
  function(t)
    t:in_hand { card = "sewer_tunnels" }
    t:deed { keywords = { "Out of Town" } }
    t:deed { player = 2 }
    t:expect_true(not t:offers "Sewer Tunnels", "no place for them")
  end,
}

scenario "Sewer Tunnels go under no deed that another player controls" {
  function(t)
    t:in_hand { card = "sewer_tunnels" }
    local deed = t:deed {}
    t:dude { player = 2, at = deed, influence = 2 }
    t:expect_true(not t:offers "Sewer Tunnels", "no place for them")
  end,
}

scenario "Sewer Tunnels go under no deed that another player owns" {
  function(t)
    t:in_hand { card = "sewer_tunnels" }
    local deed = t:deed { player = 2 }
    t:dude { at = deed, influence = 2 }
    t:expect_true(not t:offers "Sewer Tunnels", "no place for them")
  end,
}
