local cheat = "9C 9C 9D TC TD"  -- a full house

local function fight(t, mine, theirs, first)
  local friend, second = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  local handgun = t:goods { card = "quickdraw_handgun_weird_west", on = gun }
  local field = t:goods { card = "force_field", on = friend }
  local varmint = t:in_hand { player = 2, card = "cheatin_varmint" }
  local own = t:draws(1, mine)
  local other = t:draws(2, theirs)
  t:until_turn_of(1)
  t:call_out(gun, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(second)
  t:go_on_to "pick_shooter"
  t:choose(friend)
  t:go_on_to("resolution_play", first or 1)
  return handgun, field, varmint, own, other, second
end

scenario "Quickdraw Handgun (24165) trades hands, and what changed the ranks stays" {
  proves = { "RC-CARD-118" },
  function(t)
    local handgun, field, _, own, other = fight(t, "KC KD 5H 5S 2D", cheat)
    t:use(field)
    t:choose(2)
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(1), 5, "the rank before")
    t:use(handgun)
    t:expect(t:rank(1), 9, "the rank after: 7 and 2")
    t:expect(t:rank(2), 3, "the other's rank")
    t:expect_true(t:is_booted(handgun), "the Weapon is booted")
    t:go_on_to "assign_casualty"
    t:expect(t:casualties(2), 6, "the other's casualties")
    t:go_on_to "noon_play"
    t:expect(t:zone(own[1]), "discard_pile", "the own card is in")
    t:expect(t:zone(other[1]), "discard_pile", "the other card is in")
  end,
}

scenario "Quickdraw Handgun (24165): the hand that it got counts as legal" {
  function(t)
    local handgun, _, varmint = fight(t, "KC KD 5H 5S 2D", cheat)
    t:use(handgun)
    t:expect(select(2, t:asked()), 2, "who is asked")
    t:expect_true(not t:can_use(varmint, 2), "no Cheatin' Resolution against that hand")
  end,
}

scenario "Quickdraw Handgun (24165) does nothing with a cheatin' hand, which stays cheatin'" {
  function(t)
    t:winner(2)
    local handgun, _, varmint = fight(t, "KC KC 5H 5S 2D", cheat, 2)
    t:pass()
    t:use(handgun)
    t:expect_true(t:is_booted(handgun), "the Weapon is booted")
    t:expect(t:rank(1), 3, "the rank after")
    t:expect(t:rank(2), 7, "the other's rank")
    t:expect(select(2, t:asked()), 2, "who is asked")
    t:expect_true(t:can_use(varmint, 2), "a Cheatin' Resolution can be used against it")
  end,
}

scenario "Quickdraw Handgun (24165): only that hand counts as legal, not the next" {
  function(t)
    local handgun, _, varmint, _, _, second = fight(t, "2C 4C 7C TC KC", cheat)
    t:use(handgun)
    t:draws(1, "KC KC 5H 5S 2D")
    t:draws(2, "KC KD KH KS 2D")
    t:go_on_to("assign_casualty", 2)
    t:discard(second)
    t:done()
    t:go_on_to("resolution_play", 2)
    t:expect_true(t:can_use(varmint, 2), "a Cheatin' Resolution can be used in the next round")
  end,
}

scenario "Quickdraw Handgun (24165) wants a cheatin' hand to answer" {
  function(t)
    t:refuses((fight(t, "KC KD 5H 5S 2D", "9C 9S 9D TC TD")))
  end,
}

scenario "Quickdraw Handgun (24165) does not trade once booted" {
  function(t)
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local handgun = t:goods { card = "quickdraw_handgun_weird_west", on = gun, booted = true }
    t:draws(2, cheat)
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(handgun)
  end,
}
