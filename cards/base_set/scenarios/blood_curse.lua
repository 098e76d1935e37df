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
