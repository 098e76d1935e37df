--- Howell with a friend beside him, and two dudes of player 2.
local function duel(t, rock)
  local howell = t:dude { card = "howling_howell_melton", at = "square" }
  t:in_boot_hill { card = "barton_everest" }
  local friend = t:dude { at = "square" }
  local foe = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  if rock then t:ghost_rock(2, rock) end
  local gun = t:goods { player = 2, on = foe }
  t:use(howell)
  t:expect_true(not t:offers(gun), "no goods")
  t:choose(foe)
  t:expect_true(t:is_booted(howell), "Howell is booted")
  return howell, foe, friend, other
end

--- The duel is refused, and player 2 calls out another dude, with these draw hands; then player 1's stash.
local function after_refusal(t, mine, theirs)
  local _, _, friend, other = duel(t)
  t:refuse()
  t:until_turn_of(2)
  local gun = t:dude { at = "square" }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:call_out(other, gun)
  t:accept()
  t:join(friend)
  t:go_on_to("assign_casualty", 2)
  local casualties = t:casualties(2)
  t:discard(other)
  t:go_on_to "noon_play"
  t:expect(t:happened "shootout.won", 1, "shootouts won")
  t:expect(t:ghost_rock(1), 11, "the stash after a shootout")
  return casualties
end

scenario "Howling Howell Melton: who refuses pays 1 ghost rock" {
  function(t)
    local _, foe = duel(t, 1)
    t:refuse()
    t:expect(t:ghost_rock(1), 11, "the stash of Howell's player")
    t:expect(t:ghost_rock(2), 0, "the stash of the other")
    t:expect(t:where(foe), t:place "home 2", "who refuses is in")
    t:expect_true(t:is_booted(foe), "who refuses is booted")
  end,
}

scenario "Howling Howell Melton: of what was refused nothing is left" {
  function(t)
    t:expect(after_refusal(t, "KC KD 3H 7S 8C", "2D 4H 6S 8C TD"), 1, "casualties")
  end,
}

scenario "Howling Howell Melton: nor in a tie" {
  function(t)
    t:expect(after_refusal(t, "KC QD 6H 8S TC", "KD QH 6S 8C TD"), 1, "casualties")
  end,
}

scenario "Howling Howell Melton: who cannot pay does not refuse" {
  function(t)
    duel(t, 0)
    t:expect((t:asked()), "shootout_play", "the shootout is on, and nobody was asked to join")
  end,
}

scenario "Howling Howell Melton: one round, fewer casualties, 2 ghost rock for who won it" {
  function(t)
    local howell, foe, friend, other = duel(t)
    t:accept()
    t:expect((t:asked()), "shootout_play", "nobody is asked to join")
    t:expect(t:side(friend), 0, "a friend")
    t:expect(t:side(other), 0, "a friend of the other")
    t:draws(1, "KC KD 5H 2S 8C 9D TH")
    t:draws(2, "KS QD 3C 3D 3H")
    t:go_on_to("resolution_play", 1)
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(2), 12, "the stash of the winner")
    t:expect(t:ghost_rock(1), 10, "the stash of the loser")
    t:expect(t:happened "shootout.round_begins", 1, "rounds")
    t:expect(t:happened "shootout.won", 0, "shootouts won")
    t:expect(t:zone(howell), "in_play", "Howell is")
    t:expect(t:zone(foe), "in_play", "the other is")
  end,
}

scenario "Howling Howell Melton: who is discarded is not aced" {
  function(t)
    local _, foe = duel(t)
    t:accept()
    t:draws(1, "KC KD KH 2S 8C 9D TH")
    t:draws(2, "2D 4H 6S 8D TD")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(2), 1, "casualties, 3 ranks less 2")
    t:discard(foe)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), 12, "the stash of the winner")
  end,
}

scenario "Howling Howell Melton: nothing is won where a dude is aced" {
  function(t)
    local _, foe = duel(t)
    t:accept()
    t:draws(1, "KC KD KH KS 8C 9D TH")
    t:draws(2, "2D 4H 6S 8D TD")
    t:go_on_to("assign_casualty", 2)
    t:ace(foe)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), 10, "the stash of the winner")
  end,
}

scenario "Howling Howell Melton: the dead of one day are not those of the next" {
  function(t)
    local howell, foe = duel(t)
    t:accept()
    t:draws(1, "KC KD KH KS 8C 9D TH")
    t:draws(2, "2D 4H 6S 8C TD")
    t:go_on_to("assign_casualty", 2)
    t:ace(foe)
    t:until_day(2)
    t:go_on_to "pay_upkeep"
    t:take "Pay upkeep"
    t:go_on_to("noon_play", 1)
    local second = t:dude { player = 2, value = 3, at = t:where(howell) }
    local stash = t:ghost_rock(1)
    t:use(howell)
    t:choose(second)
    t:accept()
    t:draws(1, "KC KD KH 2S 8C 9D TH")
    t:draws(2, "2D 4H 6S 8D TD")
    t:go_on_to("assign_casualty", 2)
    t:discard(second)
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), stash + 2, "the stash of the winner")
  end,
}

scenario "Howling Howell Melton: nor where a token is" {
  function(t)
    local howell = t:dude { card = "howling_howell_melton", at = "square" }
    local foe = t:dude { player = 2, card = "gunslinger", at = "square" }
    t:use(howell)
    t:accept()
    t:draws(1, "KC KD KH KS 8C 9D TH")
    t:draws(2, "2D 4H 6S 8C TD")
    t:go_on_to("assign_casualty", 2)
    t:ace(foe)
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), 10, "the stash of the winner")
  end,
}

scenario "Howling Howell Melton: nor where he is" {
  function(t)
    local howell = duel(t)
    t:accept()
    t:draws(1, "2D 4H 6S 8D TD QH 3S")
    t:draws(2, "KC KD KH KS 8C")
    t:go_on_to("assign_casualty", 1)
    t:ace(howell)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(2), 10, "the stash of the winner")
  end,
}

scenario "Howling Howell Melton: he takes 2 fewer casualties too" {
  function(t)
    local howell = duel(t)
    t:accept()
    t:draws(1, "2D 4H 6S 8D TD QH 3S")
    t:draws(2, "KC KD KH 2S 8C")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 1, "casualties, 3 ranks less 2")
    t:discard(howell)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(2), 12, "the stash of the winner")
  end,
}

scenario "Howling Howell Melton: without a winner of the round, who is left has won" {
  function(t)
    local _, foe = duel(t)
    t:accept()
    t:draws(1, "KC QD JH 9S 8C 2D 3H")
    t:draws(2, "KD QH JS 9C 8D")
    t:go_on_to("final_hand", 1)
    t:done()
    t:go_on_to("flee", 2)
    t:flee(foe)
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), 12, "the stash of who is left")
  end,
}

scenario "Howling Howell Melton: but not over the dead" {
  function(t)
    local howell = t:dude { card = "howling_howell_melton", at = "square" }
    local gun = t:goods { card = "shotgun", on = howell }
    local foe = t:dude { player = 2, value = 2, at = "square" }
    t:use(howell)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(gun)
    t:expect(t:zone(foe), "boot_hill", "the foe is in")
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), 10, "the stash of who is left")
  end,
}

scenario "Howling Howell Melton calls out an opposing dude where he is" {
  function(t)
    local howell = t:dude { card = "howling_howell_melton", at = "square" }
    t:dude { at = "square" }
    t:dude { player = 2 }
    t:refuses(howell)
    t:dude { player = 2, at = "square" }
    t:expect_true(t:can_use(howell), "now there is one")
  end,
}

scenario "Howell needs somebody who can be called out" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon" } }
    local howell = t:dude { card = "howling_howell_melton", at = saloon }
    t:dude { player = 2, card = "clementine_lepp", at = saloon }
    t:refuses(howell)
  end,
}
