scenario "Cobbler Shop: a dude who moved there is unbooted for 1" {
  function(t)
    local shop = t:deed { card = "cobbler_shop", player = 2 }
    local walker = t:dude { at = "home 2" }
    t:move(walker, shop)
    t:expect(select(2, t:asked()), 1, "who is asked")
    t:yes()
    t:expect_true(not t:is_booted(walker), "the dude is unbooted")
    t:expect(t:ghost_rock(1), 9, "the stash of the mover")
    t:expect(t:ghost_rock(2), 10, "that of the deed's owner")
  end,
}

scenario "Cobbler Shop: nobody need pay" {
  function(t)
    local shop = t:deed { card = "cobbler_shop" }
    local walker = t:dude { at = "home 2" }
    t:move(walker, shop)
    t:no()
    t:expect_true(t:is_booted(walker), "the dude is booted")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Cobbler Shop does nothing for who is unbooted, nor for who moves elsewhere" {
  function(t)
    local shop = t:deed { card = "cobbler_shop" }
    local other = t:deed { }
    local near, far = t:dude { at = "square" }, t:dude { at = "home 2" }
    t:move(near, shop)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:until_turn_of(1)
    t:move(far, other)
    t:expect((t:asked()), "noon_play", "what is asked then")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Cobbler Shop cannot be paid without ghost rock" {
  function(t)
    local shop = t:deed { card = "cobbler_shop" }
    local walker = t:dude { at = "home 2" }
    t:ghost_rock(1, 0)
    t:move(walker, shop)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect_true(t:is_booted(walker), "the dude is booted")
  end,
}
