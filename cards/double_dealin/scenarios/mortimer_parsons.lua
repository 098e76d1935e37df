-- Mortimer is the shooter; player 1 draws seven cards, player 2 five.
local function fight(t, mine, theirs, with)
  local mortimer = t:dude { card = "mortimer_parsons", at = "square" }
  local friend = with and t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(mortimer, rival)
  t:accept()
  if friend then t:join(friend) end
  t:draws(1, mine)
  t:draws(2, theirs)
  if friend then
    t:go_on_to "pick_shooter"
    t:choose(mortimer)
  end
  return mortimer, friend, rival
end

scenario "Mortimer Parsons goes home booted, without influence, for a cheatin' hand of yours" {
  function(t)
    t:hand(1, 1)
    local mortimer, friend = fight(t, "KC KC KH 2S 3D 4D 5D", "9C 9D 5H 7S 2C", true)
    t:go_on_to("resolution_play", 1)
    t:expect(t:where(mortimer), t:place("home 1"), "where he is")
    t:expect_true(t:is_booted(mortimer), "he is booted")
    t:expect(t:stat(mortimer, "influence"), 0, "his influence, from 2")
    t:expect(t:side(friend), 1, "the posse of the other dude")
    t:go_on_to("noon_play", 2)
    t:expect(t:stat(mortimer, "influence"), 0, "his influence after the shootout")
    t:go_on_to "sundown_discard"
    t:expect(t:day(), 1, "the day")
    t:expect(t:stat(mortimer, "influence"), 0, "his influence at Sundown")
    t:go_on_to("pay_upkeep", 1)
    t:expect(t:stat(mortimer, "influence"), 2, "his influence the next day")
  end,
}

scenario "Mortimer Parsons ends the shootout when nobody is left in your posse" {
  function(t)
    local mortimer, _, rival = fight(t, "KC KC KH 2S 3D 4D 5D", "9C 9D 5H 7S 2C")
    t:go_on_to("noon_play", 2)
    t:expect(t:where(mortimer), t:place("home 1"), "where he is")
    t:expect(t:zone(rival), "in_play", "the rival is")
    t:expect(t:happened "round.won_or_lost", 0, "rounds compared")
  end,
}

scenario "Mortimer Parsons leaves the shootout going for the others" {
  function(t)
    local _, friend, rival = fight(t, "KC KC KH 2S 3D 4D 5D", "9C 9D 5H 7S 2C", true)
    t:go_on_to("resolution_play", 1)
    t:expect(t:side(friend), 1, "the posse of the other dude")
    t:expect(t:side(rival), 2, "the rival's posse")
  end,
}

scenario "Mortimer Parsons stays with a legal hand, whatever the opponent shows" {
  function(t)
    local mortimer = fight(t, "KC KD KH 2S 3D 4D 5D", "9C 9C 5H 7S 2C")
    t:go_on_to("resolution_play", 1)
    t:expect(t:side(mortimer), 1, "his posse")
    t:expect(t:stat(mortimer, "influence"), 2, "his influence")
  end,
}

scenario "Mortimer Parsons minds nothing while he is not in the posse" {
  function(t)
    local mortimer = t:dude { card = "mortimer_parsons" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:done()
    t:draws(1, "KC KC KH 2S 3D")
    t:draws(2, "9C 9D 5H 7S 2C")
    t:go_on_to("resolution_play", 1)
    t:expect(t:stat(mortimer, "influence"), 2, "his influence")
    t:expect_true(not t:is_booted(mortimer), "unbooted")
  end,
}

scenario "Mortimer Parsons can have influence again by what comes after" {
  proves = { "RC-CARD-044" },
  function(t)
    local tailor = t:deed { card = "yan_lis_tailoring" }
    local mortimer = fight(t, "KC KC KH 2S 3D 4D 5D", "9C 9D 5H 7S 2C")
    t:go_on_to("noon_play", 1)
    t:expect(t:stat(mortimer, "influence"), 0, "his influence, from 2")
    t:use(tailor)
    t:choose(mortimer)
    t:expect(t:stat(mortimer, "influence"), 1, "his influence after the tailor")
  end,
}
