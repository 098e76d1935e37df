-- A shootout that player 1 loses by 3; the bearer, a friend, and two foes.
local function shootout(t)
  local bearer = t:dude { at = "square" }
  local box = t:goods { card = "diable_en_boite", on = bearer }
  local friend = t:dude { at = "square" }
  local foe, other = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(bearer, foe)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:draws(1, "2C 3D 4H 9S TC")
  t:draws(2, "2D 2H 2C 9D TD")
  t:go_on_to("assign_casualty", 1)
  return box, bearer, friend, foe, other
end

scenario "Diable en Boite: an aced bearer takes a dude out of the shootout, and you draw" {
  function(t)
    local box, bearer, friend, foe = shootout(t)
    t:ace(bearer)
    t:discard(friend)
    t:done()
    local hand = t:hand_count(1)
    t:use(box)
    t:choose(foe)
    t:expect(t:where(foe), t:place "home 2", "the foe is in")
    t:expect_true(t:is_booted(foe), "booted")
    t:expect(t:hand_count(1), hand + 1, "cards in hand")
    t:expect(t:zone(bearer), "boot_hill", "the bearer is in")
    t:expect(t:zone(box), "discard_pile", "the box is in")
  end,
}

scenario "Diable en Boite: who is assigned already falls all the same" {
  proves = { "RC-CARD-098" },
  function(t)
    local box, bearer, friend = shootout(t)
    t:discard(bearer)
    t:ace(friend)
    t:done()
    t:use(box)
    t:choose(friend)
    t:expect(t:zone(friend), "boot_hill", "the friend is in")
    t:expect(t:zone(bearer), "discard_pile", "the bearer is in")
  end,
}

scenario "Diable en Boite: nothing if somebody else falls" {
  function(t)
    local box, _, friend = shootout(t)
    t:ace(friend)
    t:refuses(box)
  end,
}

scenario "Diable en Boite: nothing if the bearer is saved" {
  proves = { "RC-CARD-097" },
  function(t)
    local healer = t:dude { keywords = { "Blessed 3" }, at = t:deed {} }
    local hands = t:spell { card = "lay_on_hands", on = healer }
    local box, bearer, friend = shootout(t)
    t:pulls(1, "9C")
    t:discard(bearer)
    t:ace(friend)
    t:done()
    t:use(hands)
    t:expect(t:where(bearer), t:place "home", "the bearer is in")
    t:refuses(box)
    t:expect_true(not t:is_booted(box), "the box stays unbooted")
  end,
}

scenario "Diable en Boite: nothing outside a shootout" {
  function(t)
    local bearer = t:dude { at = "square", bounty = 1 }
    local box = t:goods { card = "diable_en_boite", on = bearer }
    local jail = t:in_hand { card = "no_turning_back" }
    t:use(jail)
    t:refuses(box)
    t:expect(t:zone(bearer), "boot_hill", "the bearer is in")
  end,
}
