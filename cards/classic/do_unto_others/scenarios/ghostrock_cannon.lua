--- Its abilities.
local first, second, fire = 2, 3, 4

--- The gunner is at home, next to a deed and the town square.
local function gunner(t)
  local dude = t:dude {}
  local cannon = t:goods { card = "ghostrock_cannon", on = dude }
  local deed = t:deed {}
  t:dude { player = 2 }
  return dude, cannon, deed
end

--- Aims, and goes on to the next play of player 1.
local function aim(t, cannon, ability, place)
  t:use(cannon, ability)
  t:choose(place)
  t:until_turn_of(1)
end

scenario "Ghostrock Cannon aces everybody below the pull where it has aimed twice" {
  function(t)
    local _, cannon, deed = gunner(t)
    local weak, own = t:dude { player = 2, value = 6, at = "square" }, t:dude { value = 1, at = "square" }
    local strong = t:dude { player = 2, value = 7, at = "square" }
    local elsewhere = t:dude { player = 2, value = 1, at = deed }
    aim(t, cannon, first, "square")
    t:expect_true(not t:can_use(cannon, fire), "it cannot fire where it has aimed once")
    t:expect_true(not t:can_use(cannon, first), "it has aimed like this already")
    aim(t, cannon, second, "square")
    t:expect_true(not t:can_use(cannon, second), "it has aimed twice")
    t:pulls(1, "7C")
    t:use(cannon, fire)
    t:expect(t:zone(weak), "boot_hill", "the weak one is in")
    t:expect(t:zone(own), "boot_hill", "one's own dude is in")
    t:expect(t:zone(strong), "in_play", "the value of the pull is not below it: that dude is in")
    t:expect(t:zone(elsewhere), "in_play", "who is elsewhere is in")
    t:expect_true(not t:is_booted(cannon), "the Cannon is not booted")
  end,
}

scenario "Ghostrock Cannon: twice means twice at one place" {
  function(t)
    local _, cannon, deed = gunner(t)
    aim(t, cannon, first, deed)
    aim(t, cannon, second, "square")
    t:expect_true(not t:can_use(cannon, fire), "once each is not twice")
  end,
}

scenario "Ghostrock Cannon: what another one aimed at does not count" {
  function(t)
    local dude, cannon, deed = gunner(t)
    local other = t:goods { card = "ghostrock_cannon", on = t:dude {} }
    aim(t, cannon, first, deed)
    aim(t, other, first, deed)
    t:expect_true(not t:can_use(cannon, fire), "each has aimed once")
    aim(t, cannon, second, deed)
    t:expect_true(t:can_use(cannon, fire), "one has aimed twice")
    t:expect_true(not t:can_use(other, fire), "the other has not")
    t:expect(t:host(cannon), dude, "whose it is")
  end,
}

scenario "Ghostrock Cannon shoots no farther than the next place, and at nobody too" {
  function(t)
    local dude, cannon, deed = gunner(t)
    local far = t:deed {}
    t:use(cannon, first)
    t:expect_true(not t:offers(far), "the second deed is too far")
    t:expect_true(not t:offers "home 2", "the other home is too far")
    t:choose(deed)
    t:until_turn_of(1)
    t:use(cannon, second)
    t:expect_true(not t:offers(far), "as far as the first time")
    t:choose(deed)
    t:until_turn_of(1)
    t:in_hand {}
    t:move(dude, deed)
    t:until_turn_of(1)
    t:expect_true(not t:can_use(cannon, fire), "the place is not next to it now")
  end,
}

scenario "Ghostrock Cannon fires at an empty place" {
  function(t)
    local _, cannon, deed = gunner(t)
    aim(t, cannon, first, deed)
    aim(t, cannon, second, deed)
    t:pulls(1, "KC")
    t:use(cannon, fire)
    t:expect(t:happened "dude.aced", 0, "aced dudes")
  end,
}

scenario "Ghostrock Cannon has aimed anew each day" {
  function(t)
    local _, cannon, deed = gunner(t)
    aim(t, cannon, first, deed)
    aim(t, cannon, second, deed)
    t:until_day(2)
    t:until_turn_of(1)
    t:go_on_to("noon_play", 1)
    t:expect_true(not t:can_use(cannon, fire), "it has not aimed today")
    aim(t, cannon, first, deed)
    aim(t, cannon, second, deed)
    t:expect_true(t:can_use(cannon, fire), "now it has")
  end,
}

scenario "Ghostrock Cannon does not fire on the day it is invented" {
  function(t)
    local inventor = t:dude { keywords = { "Mad Scientist 3" } }
    local cannon = t:in_hand { card = "ghostrock_cannon" }
    local deed = t:deed {}
    t:dude { player = 2 }
    t:pulls(1, "TC")
    t:shop(cannon, inventor)
    t:expect(t:zone(cannon), "in_play", "the Cannon is in")
    t:until_turn_of(1)
    aim(t, cannon, first, deed)
    aim(t, cannon, second, deed)
    t:expect_true(not t:can_use(cannon, fire), "not on its first day")
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    aim(t, cannon, first, deed)
    aim(t, cannon, second, deed)
    t:expect_true(t:can_use(cannon, fire), "the day after")
  end,
}

scenario "Ghostrock Cannon: each move of its dude costs a card" {
  proves = { "CL-MOVE-014" },
  function(t)
    local dude = gunner(t)
    local free = t:dude {}
    t:expect_true(not t:offers(dude), "the gunner cannot move without a card")
    t:move(free, "square")
    t:until_turn_of(1)
    local spent, kept = t:in_hand {}, t:in_hand {}
    t:move(dude, "square")
    t:choose(spent)
    t:expect(t:where(dude), t:place "square", "the gunner is in")
    t:expect(t:zone(spent), "discard_pile", "the card is in")
    t:expect(t:zone(kept), "hand", "the other one is in")
  end,
}

scenario "Ghostrock Cannon: joining a posse elsewhere costs a card" {
  proves = { "CL-MOVE-022", "CL-POSSE-010" },
  function(t)
    local dude = gunner(t)
    local caller, called = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local card = t:in_hand {}
    t:call_out(caller, called)
    t:accept()
    t:join(dude)
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(dude), 1, "the gunner's posse")
    t:expect(t:where(dude), t:place "square", "the gunner is in")
    t:expect(t:zone(card), "discard_pile", "the card is in")
  end,
}

scenario "Ghostrock Cannon: without a card its dude joins no posse elsewhere" {
  proves = { "CL-MOVE-022", "CL-POSSE-010" },
  function(t)
    local dude = gunner(t)
    local caller, called = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(caller, called)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(dude), 0, "the gunner's posse")
  end,
}

scenario "Ghostrock Cannon: a card of one's own that moves him costs a card" {
  proves = { "CL-MOVE-021" },
  function(t)
    local dude = gunner(t)
    local stick = t:goods { card = "walkin_stick", on = dude }
    t:refuses(stick)
    local card = t:in_hand {}
    t:use(stick)
    t:choose "square"
    t:expect(t:where(dude), t:place "square", "the gunner is in")
    t:expect(t:zone(card), "discard_pile", "the card is in")
  end,
}

scenario "Ghostrock Cannon: what others do with its dude costs nothing, nor does going home booted" {
  proves = { "CL-MOVE-023" },
  function(t)
    local land = t:deed { player = 2 }
    local dude = t:dude { at = land, bounty = 1 }
    t:goods { card = "ghostrock_cannon", on = dude }
    local caller = t:dude { player = 2, at = "square" }
    local order = t:in_hand { player = 2, card = "yer_not_welcome_here" }
    t:until_turn_of(2)
    t:use(order)
    t:choose "square"
    t:expect(t:where(dude), t:place "square", "moved to")
    t:until_turn_of(2)
    t:call_out(caller, dude)
    t:refuse()
    t:expect(t:where(dude), t:place "home", "home to")
  end,
}
