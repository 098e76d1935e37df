-- Lillian with a spell, unless it is booted; an action in the discard pile.
local function again(t, action, given)
  given = given or {}
  local lillian = t:dude { card = "lillian_morgan_exp1", at = given.at }
  local spell = t:spell { card = "soul_blast", on = lillian, booted = given.booted }
  return lillian, spell, t:in_discard_pile { card = action }
end

scenario "Lillian Morgan (Exp.1) does again what was done, and boots a spell for it" {
  function(t)
    local lillian, spell, turn = again(t, "one_good_turn")
    local other = t:spell { card = "soul_blast", on = t:dude { keywords = { "Huckster 0" } } }
    local gun = t:goods { on = lillian }
    local theirs = t:in_discard_pile { card = "one_good_turn", player = 2 }
    local cheat, held = t:in_discard_pile { card = "coachwhip" }, t:in_hand { card = "rumors" }
    local reserves = t:in_discard_pile { card = "rumors" }
    t:use(lillian)
    for _, card in ipairs { theirs, cheat, held } do t:expect_true(not t:offers(card), "no other card") end
    t:expect_true(t:offers(reserves), "another action")
    t:choose(turn)
    t:expect(t:hand_count(1), 2, "cards in hand")
    t:expect_true(not t:offers(other) and not t:offers(gun), "neither another's spell nor goods")
    t:choose(spell)
    t:expect_true(t:is_booted(spell), "the spell boots")
    t:expect_true(not t:is_booted(lillian), "Lillian does not boot")
    t:expect(t:zone(turn), "discard_pile", "the action is in the")
  end,
}

scenario "Lillian Morgan (Exp.1) may ace the action instead" {
  function(t)
    local lillian, spell, turn = again(t, "one_good_turn")
    t:use(lillian)
    t:pass()
    t:expect(t:zone(turn), "boot_hill", "the action is in")
    t:expect_true(not t:is_booted(spell), "the spell does not boot")
  end,
}

scenario "Lillian Morgan (Exp.1) must ace it where all spells are booted" {
  function(t)
    local lillian, _, turn = again(t, "one_good_turn", { booted = true })
    t:use(lillian)
    t:expect(t:zone(turn), "boot_hill", "the action is in")
    t:expect(t:hand_count(1), 1, "cards in hand")
  end,
}

scenario "Lillian Morgan (Exp.1) pays what the action costs, and has its choices" {
  function(t)
    local lillian, spell, job = again(t, "establishin_whos_in_charge")
    local deed = t:deed {}
    t:dude { player = 2, at = deed }
    t:use(lillian)
    t:expect(t:ghost_rock(1), 9, "the stash, for 1")
    t:go_on_to("oppose_job", 2)
    t:pass()
    t:go_on_to("choose_cards", 1)
    t:choose(spell)
    t:expect(t:control_points(1), 1, "control points")
  end,
}

scenario "Lillian Morgan (Exp.1) cannot do what cannot be paid" {
  function(t)
    local lillian = again(t, "establishin_whos_in_charge")
    t:deed {}
    t:ghost_rock(1, 0)
    t:refuses(lillian)
  end,
}

scenario "Lillian Morgan (Exp.1) in a shootout does what is done there" {
  function(t)
    local lillian, spell, whip = again(t, "pistol_whip", { at = "square" })
    local turn = t:in_discard_pile { card = "one_good_turn" }
    local friend, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local other = t:dude { player = 2, at = "square" }
    t:call_out(lillian, foe)
    t:accept()
    t:join(friend)
    t:join(other)
    t:use(lillian)
    t:expect_true(not t:offers(turn), "no Noon action")
    t:choose(friend)
    t:choose(foe)
    t:choose(spell)
    t:expect(t:where(foe), t:place "home 2", "where the foe is")
    t:expect_true(t:is_booted(spell), "the spell boots")
  end,
}

local function price(t, outfit)
  t:outfit { card = outfit }
  t:deed { card = "circle_m_ranch" }
  for _ = 1, 2 do t:deed { keywords = { "Ranch" } } end
  t:goods { keywords = { "Horse" }, on = t:dude {} }
  t:goods { keywords = { "Horse" }, on = t:dude {} }
  t:goods { on = t:dude {} }
  t:deed {}
  t:goods { keywords = { "Horse" }, on = t:dude { player = 2 } }
  t:deed { player = 2, keywords = { "Ranch" } }
  t:dude { player = 2, influence = 1, at = t:deed { keywords = { "Ranch" } } }
  local lillian = t:in_hand { card = "lillian_morgan_exp1" }
  t:ghost_rock(1, 10)
  t:shop(lillian)
  return t:ghost_rock(1)
end

scenario "Lillian Morgan (Exp.1) costs less for each Horse and Ranch, for Morgan Cattle" {
  function(t)
    t:expect(price(t, "morgan_cattle_co"), 5, "the stash, for 10 less 5")
  end,
}

scenario "Lillian Morgan (Exp.1) costs 10 for any other outfit" {
  function(t)
    t:expect(price(t, "law_dogs"), 0, "the stash, for 10")
  end,
}
