scenario "Too Much Attention boots a wanted dude" {
  function(t)
    local card = t:in_hand { card = "too_much_attention" }
    local outlaw = t:dude { player = 2, bounty = 1 }
    local mine = t:dude { bounty = 1 }
    local honest = t:dude { player = 2 }
    local booted = t:dude { player = 2, bounty = 1, booted = true }
    t:use(card)
    t:expect_true(t:offers(mine), "an own wanted dude")
    t:expect_true(not t:offers(honest), "a dude who is not wanted")
    t:expect_true(not t:offers(booted), "a booted dude")
    t:choose(outlaw)
    t:expect_true(t:is_booted(outlaw), "booted")
  end,
}

scenario "Too Much Attention boots a card with a control point" {
  function(t)
    local card = t:in_hand { card = "too_much_attention" }
    local deed = t:deed { player = 2, control = 1 }
    local bare = t:deed { player = 2, control = 0 }
    local saloon = t:deed { control = 2 }
    t:dude { player = 2 }
    t:use(card, 2)
    t:expect_true(t:offers(saloon), "an own deed with 2 control points")
    t:expect_true(not t:offers(bare), "a deed without control points")
    t:choose(deed)
    t:expect_true(t:is_booted(deed), "booted")
  end,
}

scenario "Too Much Attention reaches a dude with a control point" {
  function(t)
    local card = t:in_hand { card = "too_much_attention" }
    local mayor = t:dude { player = 2, control = 1 }
    t:expect_true(not t:can_use(card, 1), "there is no wanted dude")
    t:use(card, 2)
    t:expect_true(t:is_booted(mayor), "booted")
  end,
}

scenario "Too Much Attention finds nothing to boot" {
  function(t)
    local card = t:in_hand { card = "too_much_attention" }
    t:dude { player = 2 }
    t:deed { player = 2 }
    t:refuses(card)
  end,
}
