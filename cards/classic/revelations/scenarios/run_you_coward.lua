--- Ron flees from a shootout with player 1, who plays the card.
local function flee(t)
  local card = t:in_hand { card = "run_you_coward" }
  local leader, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local mark = t:dude { player = 2, at = "square" }
  local ron = t:dude { player = 2, title = "Ron", bullets = 3, stud = true, influence = 2, at = "square" }
  t:call_out(leader, mark)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(ron)
  t:draws(1, "2C 3D 4H 9S TC")
  t:draws(2, "2D 3H 4C 9D TD KH")
  t:go_on_to("assign_casualty", 2)
  t:ace(mark)
  t:go_on_to("flee", 2)
  t:flee(ron)
  t:use(card)
  return ron, leader, friend
end

scenario "Run, You Coward!: he is no good against you any more" {
  function(t)
    local ron, leader, friend = flee(t)
    t:expect(t:stat(ron, "influence"), 2, "influence outside of shootouts")
    t:until_day(2)
    t:expect(t:stat(ron, "bullets"), 3, "bullets before")
    t:go_on_to("noon_play", 2)
    t:move(ron, "square")
    t:until_turn_of(1)
    t:call_out(friend, ron)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(ron, "influence"), 0, "influence")
    t:expect(t:stat(ron, "bullets"), 2, "bullets")
    t:expect_true(not t:is_stud(ron), "he is a draw")
  end,
}

--- Two against two; player 2 plays Ignore 'im on Ron, or player 1 throws him out with the Claw.
local function leave(t, by_claw)
  local card = t:in_hand { card = "run_you_coward" }
  local leader = t:dude { at = "square" }
  local claw = t:goods { card = "the_claw", on = leader }
  local ignore = t:in_hand { player = 2, card = "ignore_im" }
  local mark = t:dude { player = 2, at = "square" }
  local ron = t:dude { player = 2, bullets = 3, stud = true, influence = 2, at = "square" }
  t:call_out(leader, mark)
  t:go_on_to("join_posse", 2)
  t:join(ron)
  t:go_on_to("shootout_play", by_claw and 1 or 2)
  t:use(by_claw and claw or ignore)
  t:choose(ron)
  return card, ron, leader
end

scenario "Run, You Coward!: whoever leaves by an own card" {
  function(t)
    local card, ron, leader = leave(t, false)
    t:go_on_to("react", 1)
    t:use(card)
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:until_day(2)
    t:go_on_to("noon_play", 2)
    t:move(ron, "square")
    t:until_turn_of(1)
    t:call_out(leader, ron)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(ron, "bullets"), 2, "bullets")
  end,
}

scenario "Run, You Coward!: not who is thrown out" {
  function(t)
    local card = leave(t, true)
    t:expect((t:asked()), "shootout_play", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "Run, You Coward! is not for who goes home from no shootout" {
  function(t)
    t:phase "gambling"
    local strike = t:deed { player = 2, card = "leaning_rock_strike" }
    local ron = t:dude { player = 2, influence = 1, at = strike }
    local card = t:in_hand { card = "run_you_coward" }
    t:draws(1, "3C 4D 5H 6S 8C")
    local event = t:on_top_of_deck { player = 2, card = "founders_day" }
    t:expect((t:asked()), "noon_play", "what is asked first")
    t:expect(t:zone(event), "discard_pile", "the Event is in")
    t:expect(t:where(ron), t:place "home 2", "the dude is in")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "Run, You Coward! is not for who goes home from a job" {
  function(t)
    local card = t:in_hand { card = "run_you_coward" }
    local mark = t:dude { at = "square" }
    local ron = t:dude { player = 2, at = "square" }
    t:pass()
    t:use(t:in_hand { player = 2, card = "ambush" })
    t:go_on_to("oppose_job", 1)
    t:join(mark)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 4C 4D TD")
    t:go_on_to("assign_casualty", 1)
    t:ace(mark)
    t:done()
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:where(ron), t:place "home 2", "the dude is in")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "Run, You Coward!: who rides away is one too" {
  function(t)
    local card = t:in_hand { card = "run_you_coward" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local ron = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
    t:call_out(gun, foe)
    t:go_on_to("join_posse", 2)
    t:join(ron)
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "2C")
    t:use(t:goods { player = 2, card = "pinto", on = ron })
    t:use(card)
    t:expect(t:where(ron), t:place "home 2", "the rider is in")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 5C 9D TD")
    t:until_day(2)
    t:expect(t:stat(ron, "bullets"), 3, "bullets outside of shootouts")
  end,
}
