local function buy(t, given)
  t:outfit { card = "law_dogs" }
  local ivor = t:in_hand { card = "ivor_hawley_exp1" }
  t:ghost_rock(1, given.rock)
  local hex = t:in_boot_hill { card = "soul_blast" }
  local curse = t:in_boot_hill { card = "blood_curse" }
  local beast = t:in_boot_hill { title = "Beast", card = "the_brute" }
  local miracle = t:in_boot_hill { card = "holy_roller" }
  local nobody = t:in_boot_hill { type = "dude", title = "Nobody" }
  local plain = t:in_boot_hill { card = "sun_in_yer_eyes" }
  t:shop(ivor)
  return ivor, hex, curse, beast, { plain, miracle, nobody }
end

scenario "Ivor Hawley (Exp.1) brings two cards out of Boot Hill, for 3 less each" {
  proves = { "RC-ERRATA-021", "RC-ERRATA-022" },
  function(t)
    local ivor, hex, curse, beast, plain = buy(t, { rock = 12 })
    t:expect(t:ghost_rock(1), 3, "the stash, without the Fourth Ring")
    t:use(ivor)
    for _, card in ipairs(plain) do t:expect_true(not t:offers(card), "no other card") end
    t:choose(beast)
    t:expect(t:zone(beast), "in_play", "the Abomination is")
    t:expect(t:ghost_rock(1), 3, "the stash, for 2 less 3")
    t:expect_true(not t:is_booted(ivor), "Ivor does not boot")
    t:choose(hex)
    t:expect(t:host(hex), ivor, "who has the Hex")
    t:expect(t:zone(curse), "boot_hill", "the third card is in")
  end,
}

scenario "Ivor Hawley (Exp.1) needs bring nothing" {
  function(t)
    local ivor, hex, curse, beast = buy(t, { rock = 12 })
    t:use(ivor)
    t:pass()
    t:pass()
    for _, card in ipairs { hex, curse, beast } do t:expect(t:zone(card), "boot_hill", "all stay in") end
  end,
}

scenario "Ivor Hawley (Exp.1) costs less for each Abomination, for the Fourth Ring" {
  function(t)
    t:outfit { card = "the_fourth_ring" }
    t:dude { card = "the_brute" }
    t:in_boot_hill { player = 2, card = "smiling_tom" }
    local ivor = t:in_hand { card = "ivor_hawley_exp1" }
    t:ghost_rock(1, 7)
    t:shop(ivor)
    t:expect(t:ghost_rock(1), 0, "the stash, for 9 less 2")
  end,
}

scenario "Ivor Hawley (Exp.1) costs 9 for any other outfit" {
  function(t)
    t:outfit { card = "law_dogs" }
    t:dude { card = "the_brute" }
    local ivor = t:in_hand { card = "ivor_hawley_exp1" }
    t:ghost_rock(1, 8)
    t:expect_true(not t:offers(ivor), "too dear")
  end,
}

scenario "Ivor Hawley (Exp.1) who comes out of the discard pile brings nobody" {
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    local ivor = t:in_discard_pile { card = "ivor_hawley_exp1" }
    t:in_boot_hill { card = "the_brute" }
    local leader = t:dude {}
    t:ghost_rock(1, 20)
    t:use(card)
    t:go_on_to("choose_cards", 1)
    t:choose(ivor)
    t:expect(t:zone(ivor), "in_play", "Ivor is")
    t:refuses(ivor)
  end,
}

scenario "Ivor Hawley (Exp.1): 3 less and no more" {
  proves = { "RC-ERRATA-022" },
  function(t)
    t:outfit { card = "law_dogs" }
    local ivor = t:in_hand { card = "ivor_hawley_exp1" }
    local tom = t:in_boot_hill { card = "smiling_tom" }
    t:ghost_rock(1, 14)
    t:ghost_rock(2, 0)
    t:shop(ivor)
    t:use(ivor)
    t:choose(tom)
    t:expect(t:ghost_rock(1), 1, "the stash, for 9 and 7 less 3")
  end,
}

scenario "Ivor Hawley (Exp.1): what 3 less do not pay for stays in Boot Hill" {
  function(t)
    t:outfit { card = "law_dogs" }
    local ivor = t:in_hand { card = "ivor_hawley_exp1" }
    local tom = t:in_boot_hill { card = "smiling_tom" }
    local brute = t:in_boot_hill { card = "the_brute" }
    t:in_boot_hill { card = "sloane" }
    t:ghost_rock(1, 12)
    t:shop(ivor)
    t:use(ivor)
    t:expect_true(not t:offers(tom), "too dear with 3 left")
    t:expect_true(not t:offers(t:in_boot_hill { card = "silas_aims" }), "no Abomination")
    t:choose(brute)
  end,
}

scenario "Ivor Hawley (Exp.1): other dudes and piles make Ivor no cheaper" {
  function(t)
    t:outfit { card = "the_fourth_ring" }
    t:dude {}
    t:in_discard_pile { card = "the_brute" }
    t:in_boot_hill { card = "sloane" }
    t:in_boot_hill { card = "the_brute" }
    local ivor = t:in_hand { card = "ivor_hawley_exp1" }
    t:ghost_rock(1, 8)
    t:shop(ivor)
    t:expect(t:ghost_rock(1), 0, "the stash, for 9 less 1")
  end,
}

scenario "Ivor Hawley (Exp.1): a Hex costs 3 less too, and no more" {
  proves = { "RC-ERRATA-022" },
  function(t)
    t:outfit { card = "law_dogs" }
    local ivor = t:in_hand { card = "ivor_hawley_exp1" }
    local hex = t:in_boot_hill { type = "spell", keywords = { "Hex" }, cost = 5 }
    t:ghost_rock(1, 11)
    t:shop(ivor)
    t:use(ivor)
    t:choose(hex)
    t:expect(t:host(hex), ivor, "who has the Hex")
    t:expect(t:ghost_rock(1), 0, "the stash, for 9 and 5 less 3")
  end,
}

scenario "Ivor Hawley (Exp.1) costs less out of the discard pile too, for the Fourth Ring" {
  function(t)
    t:outfit { card = "the_fourth_ring" }
    local card = t:in_hand { card = "recruitment_drive" }
    local ivor = t:in_discard_pile { card = "ivor_hawley_exp1" }
    t:in_boot_hill { card = "the_brute" }
    t:dude {}
    t:ghost_rock(1, 20)
    t:use(card)
    t:go_on_to("choose_cards", 1)
    local before = t:ghost_rock(1)
    t:choose(ivor)
    t:expect(before - t:ghost_rock(1), 3, "paid, for 9 less 1 less 5")
  end,
}
