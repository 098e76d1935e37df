local function choice(t)
  local card = t:in_hand { card = "make_the_smart_choice" }
  local gun = t:dude { bullets = 3, influence = 2, at = "square" }
  local rival = t:dude { player = 2, bullets = 4, influence = 3, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  return card, gun, rival
end

scenario "Make the Smart Choice: the controller may take the dude home booted" {
  function(t)
    local card, gun, rival = choice(t)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 1, "bullets")
    t:expect(t:stat(gun, "bullets"), 3, "bullets of the other")
    t:expect(select(2, t:asked()), 2, "who decides")
    t:yes()
    t:expect(t:where(rival), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(rival), "booted")
    t:expect(t:side(rival), 0, "his posse")
  end,
}

scenario "Make the Smart Choice: or the dude stays with fewer bullets" {
  function(t)
    local card, _, rival = choice(t)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(rival)
    t:no()
    t:expect(t:stat(rival, "bullets"), 1, "bullets")
    t:expect(t:where(rival), t:place "square", "where the dude is")
    t:expect(t:side(rival), 2, "his posse")
    t:expect_true(not t:is_booted(rival), "unbooted")
  end,
}

scenario "Make the Smart Choice is for dudes in the shootout" {
  function(t)
    local idle = t:dude { at = "square" }
    local card, gun, rival = choice(t)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect_true(t:offers(gun), "the own dude")
    t:expect_true(t:offers(rival), "the rival's")
    t:expect_true(not t:offers(idle), "not one who stands by")
  end,
}

scenario "Make the Smart Choice can be made for an own dude" {
  proves = { "RC-CARD-167" },
  function(t)
    local card, gun = choice(t)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(gun)
    t:expect(t:stat(gun, "bullets"), 1, "bullets")
    t:expect(select(2, t:asked()), 1, "who decides")
    t:yes()
    t:expect(t:where(gun), t:place "home 1", "where the dude is")
    t:expect_true(t:is_booted(gun), "booted")
  end,
}

scenario "Make the Smart Choice still counts when the dude comes back into the shootout" {
  proves = { "RC-CARD-168" },
  function(t)
    local stakes = t:in_hand { card = "the_stakes_just_rose" }
    local friend = t:dude { at = "square" }
    local card, gun = choice(t)
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(gun)
    t:yes()
    t:until_turn_of(2)
    t:pass()
    t:use(stakes)
    t:expect(t:side(gun), 1, "his posse")
    t:expect(t:stat(gun, "bullets"), 1, "bullets")
  end,
}

scenario "Make the Smart Choice is over with the shootout" {
  proves = { "RC-CARD-169" },
  function(t)
    local second = t:dude { player = 2, at = "square" }
    t:draws(1, "KC KD 2S 3H 7D")
    t:draws(2, "9C QD 2H 4S 5D")
    local card, gun, rival = choice(t)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(gun)
    t:no()
    t:expect(t:stat(gun, "bullets"), 1, "bullets in the first shootout")
    t:go_on_to("assign_casualty", 2)
    t:discard(rival)
    t:go_on_to("noon_play", 1)
    t:call_out(gun, second)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(gun, "bullets"), 3, "bullets in the second")
  end,
}
