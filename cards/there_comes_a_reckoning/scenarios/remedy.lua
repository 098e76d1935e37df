--- Silas, whose bullets are his bounty, 2, with a Weapon of 1 and a hat of 3, and 2 more by an action;
--- a Shaman of player 1 with the spell; and one more dude for both.
local function sick(t)
  local shaman = t:dude { keywords = { "Shaman 2" }, at = "square" }
  local remedy = t:spell { card = "remedy", on = shaman }
  local silas = t:dude { player = 2, card = "silas_aims", bounty = 2, at = "square" }
  local other = t:dude { player = 2, bullets = 1, at = "square" }
  local aide = t:dude { at = "square" }
  t:goods { player = 2, bullets = 1, keywords = { "Weapon" }, on = silas }
  t:goods { player = 2, bullets = 3, on = silas }
  local paint = t:in_hand { player = 2, card = "war_paint" }
  t:until_turn_of(2)
  t:use(paint)
  t:choose(silas)
  t:expect(t:stat(silas, "bullets"), 8, "bullets before")
  t:call_out(shaman, silas)
  t:accept()
  t:join(aide)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return remedy, silas, other, shaman, aide
end

local function cast(t, pulled)
  local remedy, silas, other, shaman, aide = sick(t)
  t:pulls(1, pulled)
  t:use(remedy)
  t:choose(silas)
  t:expect_true(t:is_booted(remedy), "the spell is booted")
  return silas, other, shaman, aide
end

scenario "Remedy leaves the print and the Weapon" {
  function(t)
    local silas, other = cast(t, "5C")
    t:expect(t:stat(silas, "bullets"), 1, "bullets")
    t:expect(t:stat(other, "bullets"), 1, "bullets of another")
    t:expect_true(not t:is_stud(silas), "a draw as before")
    local cure = t:in_hand { player = 2, card = "make_the_smart_choice" }
    t:until_turn_of(2)
    t:use(cure)
    t:choose(other)
    t:expect(t:stat(other, "bullets"), 1, "bullets of another who has no influence")
  end,
}

scenario "Remedy fails with 6" {
  function(t) t:expect(t:stat(cast(t, "4C"), "bullets"), 8, "bullets") end,
}

scenario "Remedy: what is done later counts" {
  function(t)
    local silas, _, shaman = cast(t, "5C")
    local whip = t:in_hand { player = 2, card = "pistol_whip" }
    t:until_turn_of(2)
    t:use(whip)
    t:choose(silas)
    t:choose(shaman)
    t:expect(t:stat(silas, "bullets"), 0, "bullets after a penalty")
  end,
}

scenario "Remedy keeps the dude in the shootout this round" {
  function(t)
    local silas, other, shaman, aide = cast(t, "5C")
    local whip, again = t:in_hand { card = "pistol_whip" }, t:in_hand { card = "pistol_whip" }
    t:until_turn_of(1)
    t:use(whip)
    t:choose(aide)
    t:expect(t:side(other), 0, "the other, whom alone it can be, is out of it")
    t:draws(1, "KC QD 6H 8S TC")
    t:draws(2, "KD KH 6S 8C 9D")
    t:go_on_to("assign_casualty", 1)
    t:discard(aide)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:use(again)
    t:expect_true(t:is_booted(shaman), "the Shaman is booted")
    t:expect(t:where(silas), t:place "home 2", "in the next round he is sent home: he is in")
  end,
}

scenario "Remedy: what others' Weapons and other goods have done ends" {
  function(t)
    local shaman = t:dude { keywords = { "Shaman 2" }, at = "square" }
    local remedy = t:spell { card = "remedy", on = shaman }
    local gun = t:goods { player = 2, card = "holy_wheel_gun", on = t:dude { player = 2, at = "square" } }
    local foe = t:dude { player = 2, at = "square" }
    local patient = t:dude { bullets = 3, at = "square" }
    t:call_out(shaman, foe)
    t:accept()
    t:join(patient)
    t:go_on_to("join_posse", 2)
    t:join(t:host(gun))
    t:until_turn_of(2)
    t:use(gun)
    t:choose(patient)
    t:expect(t:stat(patient, "bullets"), 2, "bullets before")
    t:until_turn_of(1)
    t:pulls(1, "5C")
    t:use(remedy)
    t:choose(patient)
    t:expect(t:stat(patient, "bullets"), 3, "bullets")
  end,
}

scenario "Remedy keeps the dude from leaving by what the dude's card says" {
  function(t)
    local shaman = t:dude { keywords = { "Shaman 2" }, at = "square" }
    local remedy = t:spell { card = "remedy", on = shaman }
    local mortimer = t:dude { player = 2, card = "mortimer_parsons", at = "square" }
    t:call_out(shaman, mortimer)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "5C")
    t:use(remedy)
    t:choose(mortimer)
    t:draws(1, "KC QD 6H 8S TC")
    t:draws(2, "KD KD 6S 8C 9D")
    t:go_on_to "resolution_play"
    t:expect(t:side(mortimer), 2, "he is in the shootout still, though cheatin'")
  end,
}

scenario "Remedy lets the dude flee" {
  function(t)
    local silas, other = cast(t, "5C")
    t:draws(1, "KC KD 6H 8S TC")
    t:draws(2, "QD JH 6S 8C TD")
    t:go_on_to("assign_casualty", 2)
    t:discard(other)
    t:done()
    t:go_on_to("flee", 2)
    t:expect_true(t:offers(silas), "he may flee")
  end,
}
