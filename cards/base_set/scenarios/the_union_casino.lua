scenario "The Union Casino rewards a bid of four more" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino, influence = 1 }
    t:use(casino)
    t:choose(5)
    t:choose(1)
    t:expect(t:ghost_rock(1), 5, "the bidder's stash")
    t:expect(t:ghost_rock(2), 9, "the other's")
    t:expect(t:stat(gambler, "control"), 1, "control points of the dude")
  end,
}

scenario "The Union Casino rewards no less" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino, influence = 1 }
    t:use(casino)
    t:choose(5)
    t:choose(2)
    t:expect(t:stat(gambler, "control"), 0, "control points of the dude")
  end,
}

scenario "The Union Casino is for a dude of yours who is there" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    t:dude {}
    t:dude { player = 2, at = casino }
    t:refuses(casino)
    local first, second = t:dude { at = casino }, t:dude { at = casino }
    t:use(casino)
    t:choose(second)
    t:expect_true(t:is_booted(casino), "the deed is booted")
    t:choose(4)
    t:choose(0)
    t:expect(t:stat(second, "control"), 1, "control points of the dude")
    t:expect(t:stat(first, "control"), 0, "control points of the other")
    t:expect(t:ghost_rock(1), 6, "the bidder's stash")
    t:expect(t:ghost_rock(2), 10, "the other's")
  end,
}

scenario "The Union Casino: nobody need pay anything" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino }
    t:use(casino)
    t:choose(0)
    t:choose(0)
    t:expect(t:ghost_rock(1), 10, "the bidder's stash")
    t:expect(t:ghost_rock(2), 10, "the other's")
    t:expect(t:stat(gambler, "control"), 0, "control points of the dude")
  end,
}

scenario "The Union Casino: nobody pays more than is there, and all of it can be paid" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino, influence = 1 }
    t:dude { player = 2, influence = 3 }
    t:ghost_rock(1, 7)
    t:ghost_rock(2, 3)
    t:use(casino)
    local _, player = t:asked()
    t:expect(player, 1, "who bids first")
    t:expect_true(not t:offers "8", "not more than 7")
    t:choose(7)
    local _, other = t:asked()
    t:expect(other, 2, "who answers")
    t:expect_true(not t:offers "4", "not more than 3")
    t:choose(3)
    t:expect(t:ghost_rock(1), 0, "the bidder's stash")
    t:expect(t:ghost_rock(2), 0, "the other's")
    t:expect(t:stat(gambler, "control"), 1, "control points of the dude")
    t:until_day(2)
    t:expect(t:stat(gambler, "control"), 1, "control points on the next day")
  end,
}

scenario "The Union Casino serves who controls it" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { player = 2, influence = 1, at = casino }
    t:dude { at = casino }
    t:refuses(casino)
    t:pass()
    t:use(casino)
    t:choose(4)
    t:choose(0)
    t:expect(t:stat(gambler, "control"), 1, "control points of the dude")
    t:expect(t:ghost_rock(2), 6, "the bidder's stash")
    t:expect(t:ghost_rock(1), 10, "the other's")
  end,
}

scenario "The Union Casino: 4 more than each of the others" {
  function(t)
    t:players(3)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino }
    t:use(casino)
    t:choose(5)
    t:choose(2)
    t:choose(0)
    t:expect(t:ghost_rock(2), 8, "the second player's stash")
    t:expect(t:ghost_rock(3), 10, "the third player's stash")
    t:expect(t:stat(gambler, "control"), 0, "control points of the dude")
  end,
}

scenario "The Union Casino forgets what was paid the last time" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino, influence = 1 }
    t:dude { player = 2, influence = 5 }
    t:use(casino)
    t:choose(0)
    t:choose(4)
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    t:booted(casino, false)
    t:use(casino)
    t:choose(4)
    t:choose(0)
    t:expect(t:stat(gambler, "control"), 1, "control points of the dude")
  end,
}
