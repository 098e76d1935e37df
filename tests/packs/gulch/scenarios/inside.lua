--- A shootout in the square in which a friend next door of player 1 can snipe at a dude of player 2.
local function fight(t)
  local shot = t:in_hand { card = "rooftop_sniper" }
  local sniper, gun = t:dude {}, t:dude { at = "square" }
  local foe, pal = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(pal)
  t:go_on_to("shootout_play", 1)
  return shot, sniper, foe, gun
end

--- The sniper falls in the first round.
local function lose(t, sniper)
  t:draws(1, "2S 4C 6D 8H TD")
  t:draws(2, "2C 2D 6H 8S TC")
  t:go_on_to("assign_casualty", 1)
  t:ace(sniper)
  t:done()
end

scenario "An ability gained in a shootout inside of another ends with that" {
  function(t)
    local lesson = t:in_hand { player = 2, card = "short_lesson" }
    local shot, sniper, foe = fight(t)
    t:use(shot)
    t:choose(foe)
    t:until_turn_of(2)
    t:use(lesson)
    t:until_turn_of(2)
    t:expect_true(t:can_use(foe), "what is learnt can be used")
    lose(t, sniper)
    t:go_on_to("shootout_play", 2)
    t:expect(t:side(foe), 2, "the posse of the pupil")
    t:expect_true(not t:can_use(foe), "not in the other shootout")
  end,
}

scenario "An ability gained in a shootout outlives the one inside" {
  function(t)
    local lesson = t:in_hand { player = 2, card = "short_lesson" }
    local shot, sniper, foe = fight(t)
    t:pass()
    t:use(lesson)
    t:choose(foe)
    t:use(shot)
    t:choose(foe)
    lose(t, sniper)
    t:go_on_to("shootout_play", 2)
    t:expect_true(t:can_use(foe), "what is learnt can be used still")
  end,
}

scenario "A round that waits is not won or lost by one inside" {
  function(t)
    local bet = t:in_hand { player = 2, card = "side_bet" }
    local shot, sniper, foe, gun = fight(t)
    t:pass()
    t:use(bet)
    local stash = t:ghost_rock(2)
    t:use(shot)
    t:choose(foe)
    lose(t, sniper)
    t:go_on_to("shootout_play", 1)
    t:expect(t:ghost_rock(2), stash, "the stash after the shootout inside")
    t:draws(1, "2S 4C 6D 8H TD")
    t:draws(2, "2C 2D 6H 8S TC")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:ghost_rock(2), stash + 5, "the stash after the round")
  end,
}
