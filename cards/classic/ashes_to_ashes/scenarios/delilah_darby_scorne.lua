scenario "Delilah has no influence while booted" {
  function(t)
    local delilah = t:dude { card = "delilah_darby_scorne" }
    t:expect(t:stat(delilah, "influence"), 2, "influence")
    local other = t:dude { card = "mr_slate", booted = true, influence = 1 }
    t:move(delilah, "home 2")
    t:expect(t:stat(delilah, "influence"), 0, "influence while booted")
  end,
}

scenario "Delilah keeps a dude here for the day" {
  function(t)
    local delilah = t:dude { card = "delilah_darby_scorne", at = "square" }
    local guest = t:dude { player = 2, at = "square" }
    local stick = t:goods { player = 2, card = "walkin_stick", on = guest }
    t:pass()
    t:move(guest, "home 1")
    t:use(delilah)
    t:expect(t:where(guest), t:place "square", "the guest is in")
    t:expect_true(t:is_booted(delilah), "Delilah is booted")
    t:until_turn_of(2)
    t:refuses(stick)
    t:until_day(2)
    t:until_turn_of(2)
    t:expect_true(t:can_use(stick), "the guest can go on the next day")
  end,
}

scenario "Delilah sees only who moves from here, and not herself" {
  function(t)
    local delilah = t:dude { card = "delilah_darby_scorne", at = "square" }
    local far = t:dude { player = 2 }
    t:move(delilah, "home 2")
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:where(delilah), t:place "home 2", "Delilah is in")
    t:move(far, "square")
    t:use(delilah)
    t:expect(t:where(far), t:place "home 2", "who moves from there is in")
  end,
}

scenario "Delilah does not stop who moves elsewhere" {
  function(t)
    t:dude { card = "delilah_darby_scorne", at = "square" }
    local far = t:dude { player = 2 }
    t:pass()
    t:move(far, "home 1")
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:where(far), t:place "home 1", "the dude is in")
  end,
}

scenario "Delilah holds who would leave a shootout, out of it" {
  function(t)
    local delilah = t:dude { card = "delilah_darby_scorne", at = "square" }
    local friend = t:dude { at = "square" }
    local guest, foe = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
    local stick = t:goods { player = 2, card = "walkin_stick", on = guest }
    local card = t:in_hand { player = 2, card = "ignore_im" }
    t:call_out(friend, foe)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:join(guest)
    t:go_on_to("shootout_play", 2)
    t:use(card)
    t:choose(guest)
    t:go_on_to("react", 1)
    t:use(delilah)
    t:expect_true(t:is_booted(delilah), "Delilah is booted")
    t:expect(t:where(guest), t:place "square", "the guest is in")
    t:expect(t:side(guest), 0, "the guest's side")
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("noon_play", 2)
    t:refuses(stick)
  end,
}

scenario "Delilah lets those go home who are elsewhere, and herself" {
  function(t)
    local delilah = t:dude { card = "delilah_darby_scorne", at = "square" }
    local deed = t:deed { player = 2 }
    local caller, coward = t:dude { at = deed }, t:dude { player = 2, at = deed }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(caller, coward)
    t:refuse()
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect_true(t:is_booted(coward), "the dude has gone home booted")
    t:call_out(foe, delilah)
    t:refuse()
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:where(delilah), t:place "home 1", "Delilah is in")
  end,
}

scenario "Delilah keeps who rides out of a shootout for the day" {
  function(t)
    local delilah = t:dude { card = "delilah_darby_scorne", at = "square" }
    local gun = t:dude { at = "square" }
    local guest, foe = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
    local pinto = t:goods { player = 2, card = "pinto", on = guest }
    local stick = t:goods { player = 2, card = "walkin_stick", on = guest }
    t:call_out(gun, foe)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:join(guest)
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "2C")
    t:use(pinto)
    t:use(delilah)
    t:expect(t:where(guest), t:place "square", "the guest is in")
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("noon_play", 2)
    t:refuses(stick)
  end,
}

scenario "Delilah keeps who would pay to be out of a shootout, out of it" {
  function(t)
    t:in_hand { card = "massacre_at_high_noon" }
    t:dude {}
    local guest, foe = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    local delilah = t:dude { card = "delilah_darby_scorne", at = "square" }
    t:take "with the town square"
    t:go_on_to("oppose_job", 2)
    t:join(guest)
    t:join(foe)
    t:go_on_to("may", 2)
    t:yes()
    t:choose "home 2"
    t:use(delilah)
    t:expect(t:where(guest), t:place "square", "the guest is in")
    t:expect(t:side(guest), 0, "the guest's side")
    t:expect(t:side(foe), 2, "the other's side")
  end,
}
