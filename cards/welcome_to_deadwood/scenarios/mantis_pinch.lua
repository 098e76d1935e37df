
local function fighter(t, given)
  given = given or {}
  return t:dude {
    value = 9, keywords = { "Kung Fu 2" }, at = given.at or "square", booted = given.booted,
  }
end

scenario "Mantis Pinch bars one ability of a card here for the day" {
  function(t)
    local pinch = t:in_hand { card = "mantis_pinch" }
    local master = fighter(t)
    local micah = t:dude { player = 2, card = "micah_ryse", at = "square" }
    local horse = t:goods { player = 2, card = "mustang", on = micah }
    local far = t:dude { player = 2, card = "kevin_wainwright" }
    t:dude { player = 2, at = "square" }
    t:pulls(1, "2C")
    t:use(pinch)
    t:expect_true(not t:offers(far), "nobody elsewhere")
    t:expect_true(t:offers(micah), "a dude here")
    t:choose(horse)
    t:expect_true(not t:is_booted(master), "who performs it does not boot")
    t:until_turn_of(2)
    t:refuses(horse)
    t:until_day(2)
    t:go_on_to("noon_play", 2)
    t:expect_true(t:can_use(horse), "usable the next day")
  end,
}

scenario "Mantis Pinch reaches the deed here" {
  function(t)
    local pinch = t:in_hand { card = "mantis_pinch" }
    local ranch = t:deed { player = 2, card = "circle_m_ranch" }
    fighter(t, { at = ranch })
    t:pulls(1, "2C")
    t:use(pinch)
    t:until_turn_of(2)
    t:refuses(ranch)
  end,
}

scenario "Mantis Pinch: one ability, the others stay" {
  function(t)
    local pinch = t:in_hand { card = "mantis_pinch" }
    local huckster = t:dude { player = 2, keywords = { "Huckster 1" }, at = "square" }
    local curse = t:spell { player = 2, card = "blood_curse", on = huckster }
    local gun = fighter(t)
    t:pulls(1, "2C")
    t:use(pinch)
    t:take "Noon Hex 9"
    t:until_turn_of(2)
    t:refuses(curse)
    t:call_out(huckster, gun)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:expect_true(t:can_use(curse), "the other ability can be used")
  end,
}

scenario "Mantis Pinch: an ability that answers two events is one" {
  function(t)
    local pinch = t:in_hand { card = "mantis_pinch" }
    local gun = fighter(t)
    local blessed = t:dude { player = 2, keywords = { "Blessed 2" }, at = "square" }
    local prayer = t:spell { player = 2, card = "lay_on_hands_weird_west", on = blessed }
    local victim = t:dude { player = 2, value = 9, at = "square" }
    t:pulls(1, "2C")
    t:use(pinch)
    t:until_turn_of(1)
    t:call_out(gun, victim)
    t:accept()
    t:draws(1, "9C 9D 9H 4S 8D")
    t:draws(2, "KC KD 5H 2S 3D")
    t:go_on_to("assign_casualty", 2)
    t:ace(victim)
    t:done()
    t:refuses(prayer)
    t:expect(t:zone(victim), "boot_hill", "the victim is in")
  end,
}

scenario "Mantis Pinch that fails bars nothing" {
  function(t)
    local pinch = t:in_hand { card = "mantis_pinch" }
    fighter(t)
    local micah = t:dude { player = 2, card = "kevin_wainwright", at = "square" }
    t:dude { player = 2, keywords = { "Huckster 1" } }
    t:pulls(1, "KC")
    t:use(pinch)
    t:until_turn_of(2)
    t:expect_true(t:can_use(micah), "usable")
  end,
}

scenario "Mantis Pinch wants somebody with Kung Fu" {
  function(t)
    local pinch = t:in_hand { card = "mantis_pinch" }
    t:dude { value = 9, at = "square" }
    t:dude { player = 2, card = "micah_ryse", at = "square" }
    t:refuses(pinch)
  end,
}

-- A shootout at a ranch, for which the rival has a Shotgun.
local function shootout(t)
  local pinch = t:in_hand { card = "mantis_pinch" }
  local ranch = t:deed { player = 2, card = "circle_m_ranch" }
  local master = fighter(t, { at = ranch })
  local rival = t:dude { player = 2, bullets = 9, at = ranch }
  local gun = t:goods { player = 2, card = "shotgun", on = rival }
  local outside = t:dude { player = 2, card = "micah_ryse", at = ranch }
  t:call_out(master, rival)
  t:accept()
  t:done()
  t:go_on_to("shootout_play", 1)
  t:pulls(1, "2C")
  t:use(pinch)
  return gun, ranch, outside
end

scenario "Mantis Pinch bars one ability of a card in the shootout" {
  function(t)
    local gun, ranch, outside = shootout(t)
    t:expect_true(not t:offers(outside), "nobody outside")
    t:expect_true(t:offers(ranch), "the place of the shootout")
    t:choose(gun)
    t:expect(select(2, t:asked()), 2, "who is asked")
    t:refuses(gun)
  end,
}

scenario "Mantis Pinch reaches who takes part from another place" {
  function(t)
    local pinch = t:in_hand { card = "mantis_pinch" }
    local ranch = t:deed {}
    local master, rival = fighter(t, { at = ranch }), t:dude { player = 2, at = ranch }
    local micah = t:dude { player = 2, card = "micah_ryse", at = "square" }
    t:goods { player = 2, card = "buffalo_rifle", on = micah }
    local hex = t:spell { player = 2, card = "shadow_walk", on = micah }
    t:call_out(master, rival)
    t:accept()
    t:join(micah)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "2C")
    t:use(pinch)
    t:expect(t:where(micah), t:place "square", "where he is")
    t:choose(hex)
    t:take "Shootout"
    t:go_on_to("shootout_play", 2)
    t:refuses(hex)
  end,
}

scenario "Mantis Pinch bars the ability of the shootout's place for the day" {
  function(t)
    local _, ranch = shootout(t)
    t:choose(ranch)
    t:go_on_to("noon_play", 2)
    t:refuses(ranch)
  end,
}
