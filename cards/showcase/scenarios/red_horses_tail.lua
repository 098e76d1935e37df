local function noon(t, pulled)
  t:dude { keywords = { "Shaman 2" }, value = 12, at = "square" }
  local tail = t:spell { card = "red_horses_tail", at = "square" }
  local prey = t:dude { player = 2, value = 9, bullets = 1, at = "square" }
  t:pulls(1, pulled)
  t:use(tail)
  t:choose(prey)
  return tail, prey
end

scenario "Red Horse's Tail boots a dude if the check meets the value" {
  function(t)
    local tail, prey = noon(t, "7C")
    t:expect_true(t:is_booted(prey), "the dude is booted")
    t:expect_true(t:is_booted(tail), "the Totem is booted")
    t:expect(t:where(prey), t:place "square", "where the dude is")
  end,
}

scenario "Red Horse's Tail fails below the value" {
  function(t)
    local tail, prey = noon(t, "6C")
    t:expect_true(not t:is_booted(prey), "the dude is unbooted")
    t:expect_true(t:is_booted(tail), "the Totem is booted")
  end,
}

scenario "Red Horse's Tail boots dudes who are there" {
  function(t)
    local shaman = t:dude { keywords = { "Shaman 2" }, value = 1 }
    local tail = t:spell { card = "red_horses_tail", at = "home" }
    local mine, away = t:dude {}, t:dude { player = 2, at = "square" }
    local horse = t:goods { on = mine }
    t:pulls(1, "9C")
    t:use(tail)
    t:expect_true(t:offers(mine), "a dude there")
    t:expect_true(not t:offers(away), "nobody elsewhere")
    t:expect_true(not t:offers(horse), "no goods")
    t:choose(shaman)
    t:expect_true(t:is_booted(shaman), "booted")
  end,
}

-- The rival has grit 10: value 6, 3 bullets, 1 influence.
local function shootout(t, pulled)
  local shaman = t:dude { keywords = { "Shaman 2" }, at = "square" }
  local tail = t:spell { card = "red_horses_tail", at = "square" }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, value = 6, bullets = 3, influence = 1, at = "square" }
  local other, absent = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(shaman, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(tail)
  t:expect_true(t:offers(other), "any dude of the other posse")
  t:expect_true(not t:offers(friend), "none of the own")
  t:expect_true(not t:offers(absent), "nobody outside")
  t:choose(rival)
  return tail, rival
end

scenario "Red Horse's Tail sends home booted if the check meets the grit" {
  function(t)
    local tail, rival = shootout(t, "8C")
    t:expect(t:where(rival), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(rival), "booted")
    t:expect_true(t:is_booted(tail), "the Totem is booted")
  end,
}

scenario "Red Horse's Tail sends nobody home below the grit" {
  function(t)
    local tail, rival = shootout(t, "7C")
    t:expect(t:where(rival), t:place "square", "where the dude is")
    t:expect_true(t:is_booted(tail), "the Totem is booted")
  end,
}
