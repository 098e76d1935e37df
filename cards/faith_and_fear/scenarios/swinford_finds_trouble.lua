local function shootout(t, booted)
  local card = t:in_hand { card = "swinford_finds_trouble" }
  local first, second = t:dude { bullets = 2, at = "square" }, t:dude { bullets = 2, at = "square" }
  local idle = t:dude { bullets = 5, at = "square" }
  local weak = t:dude { player = 2, bullets = 1, at = "square" }
  local strong = t:dude { player = 2, bullets = 2, at = "square" }
  local away = t:dude { player = 2, at = "square" }
  t:call_out(first, weak)
  t:accept()
  t:join(second)
  t:go_on_to("join_posse", 2)
  t:join(strong)
  t:go_on_to("shootout_play", 1)
  if booted then t:booted(first, true); t:booted(second, true) end
  return card, first, second, { weak = weak, strong = strong, idle = idle, away = away }
end

scenario "Swinford Finds Trouble: the same dude boots, then goes home" {
  proves = { "RC-CARD-187" },
  function(t)
    local card, first, second, all = shootout(t)
    t:use(card)
    t:expect_true(not t:offers(all.idle), "nobody outside")
    t:expect_true(not t:offers(all.weak), "nobody of theirs")
    t:choose(first)
    t:choose(second)
    t:done()
    t:expect_true(t:is_booted(first), "the first is booted")
    t:expect_true(t:is_booted(second), "the second is booted")
    t:expect(t:where(all.weak), t:place "home 2", "where the weaker dude is")
    t:expect(t:side(all.weak), 0, "the weaker dude's posse")
    t:expect_true(t:is_booted(all.weak), "the weaker dude is booted")
    t:expect_true(not t:is_booted(all.strong), "the equal one is not")
    t:expect_true(not t:is_booted(all.away), "nor who stands by")
  end,
}

scenario "Swinford Finds Trouble: one dude will do" {
  function(t)
    local card, first, second, all = shootout(t)
    t:use(card)
    t:expect_true(not t:offers "Done", "at least one")
    t:choose(second)
    t:done()
    t:expect_true(not t:is_booted(first), "the first is not booted")
    t:expect_true(t:is_booted(second), "the second is booted")
    t:expect_true(t:is_booted(all.weak), "the weaker dude is booted")
    t:expect(t:side(all.weak), 2, "and stays")
  end,
}

scenario "Swinford Finds Trouble: where nobody has fewer bullets nothing is done" {
  function(t)
    local card, first, second, all = shootout(t)
    local plain = t:in_hand { card = "sun_in_yer_eyes" }
    t:use(plain)
    t:choose(second)
    t:until_turn_of(1)
    t:use(card)
    t:choose(first)
    t:choose(second)
    t:done()
    t:expect_true(t:is_booted(second), "the second is booted")
    t:expect(t:side(all.weak), 2, "the weaker dude stays")
    t:expect_true(t:is_booted(all.weak), "and is booted")
  end,
}

scenario "Swinford Finds Trouble wants an unbooted dude" {
  function(t)
    local card = shootout(t, true)
    t:refuses(card)
  end,
}
