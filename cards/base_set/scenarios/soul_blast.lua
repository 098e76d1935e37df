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

scenario "Soul Blast with five to spare is not enough to ace" {
  function(t)
    local _, victim = soul_blast(t, "8C")
    t:expect(t:zone(victim), "in_play", "the victim is")
    t:expect(t:where(victim), t:place("home 2"), "where the victim is")
  end,
}

scenario "Soul Blast takes any dude in the shootout, and is booted" {
  function(t)
    local huckster = t:dude { card = "steele_archer", at = "square" }
    local hex = t:spell { card = "soul_blast", on = huckster }
    local friend, absent = t:dude { at = "square", value = 3 }, t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    local horse = t:goods { player = 2, on = rival }
    t:call_out(huckster, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "AC")
    t:use(hex)
    t:expect_true(t:offers(rival), "one of the others")
    t:expect_true(not t:offers(absent), "nobody outside")
    t:expect_true(not t:offers(horse), "no goods")
    t:choose(friend)
    t:expect_true(t:is_booted(hex), "the spell is booted")
    t:expect(t:where(friend), t:place "home 1", "where the dude is")
  end,
}
