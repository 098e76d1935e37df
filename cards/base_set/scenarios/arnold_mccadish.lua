-- One casualty for player 1, or for player 2 if the hands are turned round; two if the better hand
-- is good.
local function round(t, value, turned, better)
  local arnold = t:dude { card = "arnold_mccadish" }
  local gun = t:dude { bullets = 1, value = value, at = "square" }
  local rival = t:dude { player = 2, bullets = 1, value = value, at = "square" }
  t:draws(turned and 2 or 1, "KC KD 2S 3H 7D")
  t:draws(turned and 1 or 2, better or "9C 9D 5H 5S 8C")
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("assign_casualty", turned and 2 or 1)
  return arnold, gun, rival
end

scenario "Arnold McCadish sends home who would be discarded, if the pull is higher" {
  function(t)
    local arnold, gun = round(t, 6)
    t:pulls(1, "7C")
    t:discard(gun)
    t:done()
    t:use(arnold)
    t:expect_true(t:is_booted(arnold), "he is booted")
    t:expect(t:zone(gun), "in_play", "the dude is")
    t:expect(t:where(gun), t:place "home 1", "where the dude is")
    t:expect_true(t:is_booted(gun), "booted")
  end,
}

scenario "Arnold McCadish saves nobody with a pull that only equals the value" {
  function(t)
    local arnold, gun = round(t, 7)
    t:pulls(1, "7C")
    t:discard(gun)
    t:done()
    t:use(arnold)
    t:expect_true(t:is_booted(arnold), "he is booted")
    t:expect(t:zone(gun), "discard_pile", "the dude is in")
  end,
}

scenario "Arnold McCadish saves nobody from being aced" {
  function(t)
    local arnold, gun = round(t, 6, false, "9C 9D 9H 5S 8C")
    t:ace(gun)
    t:done()
    t:refuses(arnold)
    t:expect(t:zone(gun), "boot_hill", "the dude is in")
  end,
}

scenario "Arnold McCadish saves the dude of another player too" {
  function(t)
    local arnold, _, rival = round(t, 6, true)
    t:pulls(1, "7C")
    t:discard(rival)
    t:done()
    t:use(arnold)
    t:expect(t:where(rival), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(rival), "booted")
  end,
}

scenario "Arnold McCadish saves nobody who is discarded outside a shootout" {
  function(t)
    t:phase "upkeep"
    local arnold = t:dude { card = "arnold_mccadish" }
    local poor = t:dude { upkeep = 3 }
    t:ghost_rock(1, 0)
    t:outfit { player = 1, card = "the_fourth_ring" }
    t:until_phase "noon"
    t:expect(t:zone(poor), "discard_pile", "the dude is in")
    t:expect_true(not t:is_booted(arnold), "he is not booted")
  end,
}

scenario "Arnold McCadish: what the saved dude carries stays with the dude" {
  proves = { "RC-CARD-012" },
  function(t)
    local arnold, gun = round(t, 6)
    local colt = t:goods { on = gun, keywords = { "Weapon" } }
    local charm = t:goods { on = gun }
    t:pulls(1, "7C")
    local before = t:count(1, "discard_pile")
    t:discard(gun)
    t:done()
    t:use(arnold)
    t:expect(t:host(colt), gun, "who carries the weapon")
    t:expect(t:host(charm), gun, "who carries the other thing")
    t:expect(t:where(gun), t:place "home 1", "where the dude is")
    t:go_on_to "noon_play"
    t:expect(t:count(1, "discard_pile"), before + 6, "cards discarded: the pull and the draw hand")
  end,
}

scenario "Arnold McCadish: who is saved is a casualty of the round all the same" {
  proves = { "RC-CARD-011", "RC-CARD-190" },
  function(t)
    local revenge = t:in_hand { card = "takin_ya_with_me" }
    local arnold, gun, rival = round(t, 6)
    t:goods { on = gun, bullets = 1 }
    t:goods { player = 2, on = rival, bullets = 1 }
    t:pulls(1, "7C")
    t:discard(gun)
    t:done()
    t:use(arnold)
    t:use(revenge)
    local asked, player = t:asked()
    t:expect(asked, "assign_casualty", "what is asked")
    t:expect(player, 2, "who is asked")
    t:discard(rival)
    t:done()
    t:expect(t:zone(rival), "discard_pile", "the other dude is in")
  end,
}

scenario "Arnold McCadish saves who was to be aced and is discarded instead" {
  proves = { "RC-CARD-013" },
  function(t)
    local ashbel = t:dude { card = "dr_emanuel_ashbel" }
    local arnold, gun = round(t, 6, false, "9C 9D 9H 5S 8C")
    t:ace(gun)
    t:done()
    t:pulls(1, "KC")
    t:use(ashbel)
    t:pulls(1, "QC")
    t:use(arnold)
    t:expect(t:where(gun), t:place "home 1", "where the dude is")
    t:expect_true(t:is_booted(gun), "booted")
  end,
}
