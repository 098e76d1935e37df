-- Goods and spells of the two published decks.

scenario "Blood Curse takes influence and bullets when the check reaches 9" {
  function(t)
    local huckster = t:dude { card = "steele_archer", at = "square" }
    local curse = t:spell { card = "blood_curse", on = huckster }
    local victim = t:dude { player = 2, bullets = 2, influence = 2, at = "square" }
    t:pulls(1, "7C")
    t:use(curse)
    t:choose(victim)
    t:expect(t:stat(victim, "bullets"), 1, "bullets")
    t:expect(t:stat(victim, "influence"), 1, "influence")
    t:expect_true(t:is_booted(curse), "the spell is booted")
    t:expect_true(not t:is_booted(huckster), "the Huckster is not")
  end,
}

scenario "Blood Curse fails below 9 and is used all the same" {
  function(t)
    local huckster = t:dude { card = "steele_archer", at = "square" }
    local curse = t:spell { card = "blood_curse", on = huckster }
    local victim = t:dude { player = 2, bullets = 2, influence = 2, at = "square" }
    t:pulls(1, "6C")
    t:use(curse)
    t:choose(victim)
    t:expect(t:stat(victim, "bullets"), 2, "bullets")
    t:until_turn_of(2)
    t:pass()
    t:refuses(curse)
  end,
}

local function soul_blast(t, pulled)
  local huckster = t:dude { card = "steele_archer", at = "square" }
  local hex = t:spell { card = "soul_blast", on = huckster }
  local victim = t:dude { player = 2, value = 3, bullets = 1, influence = 1, at = "square" }
  t:call_out(huckster, victim)
  t:accept()
  t:pulls(1, pulled)
  t:use(hex)
  t:choose(victim)
  return huckster, victim
end

scenario "Soul Blast sends home booted when it meets the grit" {
  function(t)
    local _, victim = soul_blast(t, "3C")
    t:expect(t:where(victim), t:place("home 2"), "where the victim is")
    t:expect_true(t:is_booted(victim), "booted")
  end,
}

scenario "Soul Blast aces with six to spare" {
  function(t)
    local _, victim = soul_blast(t, "9C")
    t:expect(t:zone(victim), "boot_hill", "the victim is in")
  end,
}

scenario "Soul Blast that fails sends the Huckster home booted" {
  function(t)
    local huckster, victim = soul_blast(t, "2C")
    t:expect(t:where(huckster), t:place("home 1"), "where the Huckster is")
    t:expect_true(t:is_booted(huckster), "booted")
    t:expect(t:where(victim), t:place("square"), "where the victim is")
  end,
}

scenario "Shadow Walk takes the Huckster anywhere" {
  function(t)
    local huckster = t:dude { card = "steele_archer" }
    local hex = t:spell { card = "shadow_walk", on = huckster }
    t:pulls(1, "5C")
    t:use(hex)
    t:choose "home 2"
    t:expect(t:where(huckster), t:place("home 2"), "where the Huckster is")
  end,
}

scenario "Flame-Thrower makes a stud and burns brighter for ghost rock" {
  function(t)
    local gun = t:dude { bullets = 1, at = "square" }
    local thrower = t:goods { card = "flame_thrower", on = gun }
    t:expect_true(t:is_stud(gun), "a stud")
    t:expect(t:stat(gun, "bullets"), 2, "bullets")
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:use(thrower)
    t:choose(3)
    t:expect(t:stat(gun, "bullets"), 5, "bullets")
    t:expect(t:ghost_rock(1), 7, "the stash")
    t:expect_true(t:is_booted(thrower), "booted")
  end,
}

scenario "Mechanical Horse moves its rider again and again for 2 ghost rock" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "mechanical_horse", on = rider }
    t:use(horse)
    t:choose "square"
    t:until_turn_of(2)
    t:pass()
    t:use(horse)
    t:choose "home 2"
    t:expect(t:where(rider), t:place("home 2"), "where the rider is")
    t:expect(t:ghost_rock(1), 6, "the stash")
  end,
}

scenario "Mechanical Horse lets its rider join without booting" {
  function(t)
    local gun = t:dude { at = "square" }
    local rider = t:dude {}
    local horse = t:goods { card = "mechanical_horse", on = rider }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(rider)
    t:use(horse)
    t:expect(t:where(rider), t:place("square"), "where the rider is")
    t:expect(t:side(rider), 1, "his posse")
    t:expect_true(not t:is_booted(rider), "unbooted")
    t:expect_true(t:is_booted(horse), "the Horse is booted")
  end,
}

scenario "Buffalo Rifle fights from the next place, booted or not" {
  function(t)
    local gun = t:dude { at = "square" }
    local rifleman = t:dude { booted = true }
    t:goods { card = "buffalo_rifle", on = rifleman }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(rifleman)
    t:expect(t:side(rifleman), 1, "his posse")
    t:expect(t:where(rifleman), t:place("home 1"), "where he is")
  end,
}

-- The other dude is the shooter, so that the hands are plain: five cards, and one more for the stud
-- in the posse. Of those the best five are shown.
local function burning(t, mine, theirs)
  local gun = t:dude { at = "square" }
  local thrower = t:goods { card = "flame_thrower", on = gun }
  local shooter = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:join(shooter)
  t:go_on_to("shootout_play", 1)
  t:use(thrower)
  t:choose(1)
  t:go_on_to "pick_shooter"
  t:choose(shooter)
  t:go_on_to "assign_casualty"
end

scenario "Flame-Thrower burns its own side when that loses" {
  proves = { "RC-CARD-103" },
  function(t)
    burning(t, "KC 9D 5H 2S 3D 4C", "7C 7D 2H 4S 9H")
    t:expect(t:casualties(1), 2, "casualties of the loser, by one rank")
    t:expect(t:casualties(2), 0, "casualties of the other")
  end,
}

scenario "Flame-Thrower burns the weaker of two equal ranks" {
  proves = { "RC-CARD-104" },
  function(t)
    burning(t, "JC JD JH 2S 3D 5C", "AC AD AH 4S 9H")
    t:expect(t:casualties(1), 1, "casualties with jacks")
    t:expect(t:casualties(2), 2, "casualties with aces")
  end,
}

scenario "Flame-Thrower burns nobody when the hands are the same" {
  proves = { "RC-CARD-105" },
  function(t)
    burning(t, "JC JD 5H 4S 3D 2C", "JH JS 5C 4C 3C")
    t:expect(t:casualties(1), 1, "casualties")
    t:expect(t:casualties(2), 1, "casualties of the other")
  end,
}

local function two_revolvers(t)
  local gun, friend = t:dude { at = "square" }, t:dude { at = "square" }
  t:goods { card = "auto_revolver", on = gun }
  t:goods { card = "auto_revolver", on = friend }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:join(friend)
  t:go_on_to "pick_shooter"
  t:choose(gun)
end

scenario "Auto-Revolver: each draws one more card when cards are replaced" {
  proves = { "RC-CARD-091", "RC-ERRATA-003" },
  function(t)
    local drawn = t:draws(1, "KC KD KH 2S 3D")
    two_revolvers(t)
    t:go_on_to("draw_discards", 1)
    t:expect(t:count(1, "draw_hand"), 5, "cards drawn")
    t:choose(drawn[4])
    t:done()
    t:go_on_to("final_hand", 1)
    t:expect(t:count(1, "draw_hand"), 7, "cards, with 2 more than replaced")
  end,
}

scenario "Auto-Revolver draws nothing when no card is replaced" {
  proves = { "RC-ERRATA-004" },
  function(t)
    two_revolvers(t)
    t:go_on_to("draw_discards", 1)
    t:done()
    t:go_on_to "assign_casualty"
    t:expect(t:count(1, "draw_hand"), 5, "cards in the draw hand")
  end,
}

scenario "Soul Blast with five to spare is not enough to ace" {
  function(t)
    local _, victim = soul_blast(t, "8C")
    t:expect(t:zone(victim), "in_play", "the victim is")
    t:expect(t:where(victim), t:place("home 2"), "where the victim is")
  end,
}
