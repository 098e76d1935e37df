scenario "Three-Eyed Hawk: a Sidekick out of your hand brings 1 ghost rock" {
  function(t)
    local hawk = t:dude { card = "three_eyed_hawk" }
    local friend = t:dude {}
    local hound = t:in_hand { card = "faithful_hound" }
    local second = t:in_hand { card = "faithful_hound" }
    local gun = t:in_hand { card = "peacemaker" }
    t:ghost_rock(1, 20)
    t:shop(hound, hawk)
    t:expect(t:host(hound), hawk, "who has it")
    t:expect(t:ghost_rock(1), 18, "the stash: 3 paid, 1 gained")
    t:until_turn_of(1)
    t:shop(second, friend)
    t:expect(t:ghost_rock(1), 15, "the stash: nothing for another's Sidekick")
    t:until_turn_of(1)
    t:shop(gun, hawk)
    t:expect(t:ghost_rock(1), 15 - t:stat(gun, "cost"), "the stash: nothing for other goods")
  end,
}

scenario "Three-Eyed Hawk: nothing for a Sidekick that changes hands" {
  function(t)
    local hawk = t:dude { card = "three_eyed_hawk" }
    local hound = t:goods { card = "faithful_hound", on = t:dude {} }
    t:take "Trade"
    t:done()
    t:expect(t:host(hound), hawk, "who has it")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

-- Hawk and a friend, with a Sidekick each, lose a round by 2.
local function lost(t)
  local hawk = t:dude { card = "three_eyed_hawk", at = "square" }
  local friend = t:dude { at = "square" }
  local hound = t:goods { card = "faithful_hound", on = hawk }
  local other = t:goods { title = "Old Dog", keywords = { "Sidekick" }, on = friend }
  local holster = t:goods { on = hawk }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(hawk, rival)
  t:accept()
  t:join(friend)
  t:draws(1, "9C 8D TH 4S 2D 2C 3C KS")
  t:draws(2, "KC KD KH 2S 3D")
  t:go_on_to("assign_casualty", 1)
  return hawk, hound, other, holster
end

scenario "Three-Eyed Hawk: a Sidekick that he has can be aced, which covers 2" {
  function(t)
    local _, hound, other, holster = lost(t)
    t:expect(t:casualties(1), 2, "casualties")
    t:expect_true(not t:offers(holster), "no other goods")
    t:expect_true(not t:offers "Ace Old Dog", "no Sidekick of another")
    t:ace(hound)
    t:done()
    t:expect(t:zone(hound), "boot_hill", "the Sidekick is in")
    t:expect(t:zone(other), "in_play", "the other is")
    t:expect(t:happened "casualty.covered", 1, "casualties taken")
  end,
}

scenario "Three-Eyed Hawk: or discarded for 1, as any Sidekick, which cannot be aced" {
  function(t)
    local _, hound, other = lost(t)
    t:discard(other)
    t:discard(hound)
    t:done()
    t:expect(t:zone(hound), "discard_pile", "his is in")
    t:expect(t:zone(other), "discard_pile", "the other's is in")
  end,
}

scenario "Three-Eyed Hawk: nothing for a Sidekick out of the deck" {
  function(t)
    local hawk = t:dude { card = "three_eyed_hawk" }
    local crow = t:dude { card = "laughing_crow" }
    local coyote = t:on_top_of_deck { card = "mischievous_coyote" }
    t:use(crow)
    t:choose(hawk)
    t:expect(t:host(coyote), hawk, "who has it")
    t:expect(t:ghost_rock(1), 8, "the stash: 2 paid")
  end,
}
