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

scenario "Blood Curse lasts until the day is over" {
  function(t)
    local huckster = t:dude { card = "steele_archer", at = "square" }
    local curse = t:spell { card = "blood_curse", on = huckster }
    local victim = t:dude { player = 2, bullets = 2, influence = 2, at = "square" }
    t:hand(1, 1)
    t:pulls(1, "7C")
    t:use(curse)
    t:choose(victim)
    t:until_phase "sundown"
    t:expect(t:stat(victim, "bullets"), 1, "bullets at Sundown")
    t:expect(t:stat(victim, "influence"), 1, "influence at Sundown")
    t:until_day(2)
    t:expect(t:stat(victim, "bullets"), 2, "bullets on the next day")
    t:expect(t:stat(victim, "influence"), 2, "influence on the next day")
  end,
}

scenario "Blood Curse reaches here and the next place, any dude" {
  function(t)
    local huckster = t:dude { card = "steele_archer" }
    local curse = t:spell { card = "blood_curse", on = huckster }
    local here = t:dude {}
    local near = t:dude { at = "square" }
    local theirs = t:dude { player = 2, at = "square", booted = true }
    local far = t:dude { player = 2 }
    local deed = t:deed {}
    local horse = t:goods { on = here }
    t:pulls(1, "7C")
    t:use(curse)
    t:expect_true(t:offers(huckster), "the Huckster too")
    t:expect_true(t:offers(here), "a dude here")
    t:expect_true(t:offers(near), "a dude at the next place")
    t:expect_true(t:offers(theirs), "a dude of the other player")
    t:expect_true(not t:offers(far), "nobody further away")
    t:expect_true(not t:offers(deed), "no deed")
    t:expect_true(not t:offers(horse), "no goods")
    t:choose(theirs)
  end,
}

-- In a shootout at the town square, player 1's turn.
local function shootout(t, pulled)
  local huckster = t:dude { card = "steele_archer", at = "square" }
  local curse = t:spell { card = "blood_curse", on = huckster }
  local rival = t:dude { player = 2, bullets = 3, influence = 2, at = "square" }
  local other = t:dude { player = 2, bullets = 3, at = "square" }
  local absent = t:dude { player = 2, bullets = 3, at = "square" }
  local colt = t:goods { player = 2, on = rival }
  t:call_out(huckster, rival)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(curse)
  t:expect_true(not t:offers(huckster), "nobody of the own posse")
  t:expect_true(not t:offers(absent), "nobody outside the shootout")
  t:expect_true(not t:offers(colt), "no goods")
  t:expect_true(t:offers(other), "anybody of the other posse")
  t:choose(rival)
  return curse, rival
end

scenario "Blood Curse in a shootout: 2 bullets less for its length" {
  function(t)
    local curse, rival = shootout(t, "7C")
    t:expect(t:stat(rival, "bullets"), 1, "bullets")
    t:expect(t:stat(rival, "influence"), 2, "influence")
    t:expect_true(t:is_booted(curse), "the spell is booted")
    t:go_on_to("noon_play", 1)
    t:expect(t:stat(rival, "bullets"), 3, "bullets after the shootout")
  end,
}

scenario "Blood Curse in a shootout fails below 9" {
  function(t)
    local curse, rival = shootout(t, "6C")
    t:expect(t:stat(rival, "bullets"), 3, "bullets")
    t:expect_true(t:is_booted(curse), "the spell is booted")
  end,
}
