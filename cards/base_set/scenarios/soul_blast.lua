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
