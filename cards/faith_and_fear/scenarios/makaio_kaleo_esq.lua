scenario "Makaio Kaleo, Esq. moves 1 bounty to another of your dudes" {
  function(t)
    local makaio = t:dude { card = "makaio_kaleo_esq", booted = true }
    local client, second = t:dude { bounty = 3 }, t:dude { bounty = 1 }
    local scapegoat = t:dude { at = "square" }
    local theirs = t:dude { player = 2, bounty = 2 }
    t:use(makaio)
    t:expect_true(t:offers(second), "any wanted dude of yours")
    t:expect_true(not t:offers(scapegoat), "not one who is not wanted")
    t:expect_true(not t:offers(theirs), "nobody of the other player")
    t:choose(client)
    t:expect_true(t:offers(makaio), "to himself, if you like")
    t:expect_true(not t:offers(client), "not to the same dude")
    t:expect_true(not t:offers(theirs), "to nobody of the other player")
    t:choose(scapegoat)
    t:expect(t:stat(client, "bounty"), 2, "bounty of the first")
    t:expect(t:stat(scapegoat, "bounty"), 1, "bounty of the second")
    t:expect(t:stat(second, "bounty"), 1, "bounty of another")
    t:until_turn_of(2)
    t:pass()
    t:refuses(makaio)
  end,
}

scenario "Makaio Kaleo, Esq. gives nobody what is not taken" {
  function(t)
    local makaio = t:dude { card = "makaio_kaleo_esq" }
    local sloane = t:dude { card = "sloane", bounty = 1 }
    t:use(makaio)
    t:expect(t:stat(sloane, "bounty"), 1, "Sloane's bounty")
    t:expect(t:stat(makaio, "bounty"), 0, "Makaio's")
    local more = t:goods { card = "the_evidence", on = makaio }
    local less = t:goods { card = "the_evidence", on = makaio }
    t:until_turn_of(1)
    t:use(more, 2)
    t:choose(sloane)
    t:until_turn_of(1)
    t:use(less)
    t:expect(t:stat(sloane, "bounty"), 1, "Sloane's bounty, which was 3")
    t:expect(t:stat(makaio, "bounty"), 0, "Makaio's, as before")
  end,
}

scenario "Makaio Kaleo, Esq. gives only what he moves" {
  function(t)
    local makaio = t:dude { card = "makaio_kaleo_esq" }
    local client = t:dude { bounty = 2 }
    local evidence = t:goods { card = "the_evidence", on = makaio }
    t:use(makaio)
    t:expect(t:stat(makaio, "bounty"), 1, "Makaio's bounty")
    t:until_turn_of(1)
    t:use(evidence)
    t:choose(client)
    t:expect(t:stat(client, "bounty"), 0, "the client's bounty")
    t:expect(t:stat(makaio, "bounty"), 1, "Makaio's bounty, as before")
  end,
}
