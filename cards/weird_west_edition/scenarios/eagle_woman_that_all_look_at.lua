
-- Eagle Woman in hand, of a player with `rock` ghost rock and an outfit of the First Peoples.
local function recruit(t, rock, outfit)
  t:outfit { card = outfit or "eagle_wardens" }
  t:ghost_rock(1, rock)
  return t:in_hand { card = "eagle_woman_that_all_look_at" }
end

scenario "Eagle Woman costs the influence of one of your dudes less, and comes to that dude" {
  function(t)
    local eagle = recruit(t, 10)
    local deed = t:deed { title = "The Camp" }
    t:dude { title = "Scout", influence = 3, at = deed }
    t:dude { title = "Weak", influence = 1, at = "square" }
    t:dude { title = "Cousin", influence = 2 }
    t:dude { player = 2, title = "Rival", influence = 5, at = "square" }
    t:shop(eagle)
    t:expect_true(not t:offers "Rival", "no dude of another player")
    t:expect_true(t:offers "With Weak, at the town square", "any of your dudes")
    t:expect_true(t:offers "Pass", "or none")
    t:take "With Scout, at The Camp"
    t:expect(t:where(eagle), deed, "where Eagle Woman is")
    t:expect(t:ghost_rock(1), 5, "the stash: 3 less of 8")
    t:expect(t:zone(eagle), "in_play", "Eagle Woman is")
  end,
}

scenario "Eagle Woman may come home all the same" {
  function(t)
    local eagle = recruit(t, 10)
    t:dude { title = "Scout", influence = 3, at = "square" }
    t:shop(eagle)
    t:take "With Scout, at P1's home"
    t:expect(t:where(eagle), t:place "home 1", "where Eagle Woman is")
    t:expect(t:ghost_rock(1), 5, "the stash")
  end,
}

scenario "Eagle Woman may come without anybody" {
  function(t)
    local eagle = recruit(t, 10)
    t:dude { title = "Scout", influence = 3, at = "square" }
    t:shop(eagle)
    t:pass()
    t:expect(t:where(eagle), t:place "home 1", "where Eagle Woman is")
    t:expect(t:ghost_rock(1), 2, "the stash")
  end,
}

scenario "Eagle Woman: what can be paid is offered" {
  function(t)
    local eagle = recruit(t, 5)
    t:dude { title = "Weak", influence = 2, at = "square" }
    t:expect_true(not t:offers(eagle), "she is too dear")
    t:dude { title = "Scout", influence = 3, at = "square" }
    t:shop(eagle)
    t:expect_true(not t:offers "Weak", "with him she is too dear")
    t:expect_true(not t:offers "Pass", "or with nobody")
    t:take "With Scout, at the town square"
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}

scenario "Eagle Woman comes as other dudes do to players of another outfit" {
  function(t)
    local eagle = recruit(t, 10, "law_dogs")
    t:dude { title = "Scout", influence = 3, at = "square" }
    t:shop(eagle)
    t:expect(t:where(eagle), t:place "home 1", "where Eagle Woman is")
    t:expect(t:ghost_rock(1), 2, "the stash")
  end,
}

scenario "Eagle Woman comes to a dude out of the discard pile too" {
  function(t)
    t:outfit { card = "eagle_wardens" }
    local drive = t:in_hand { card = "recruitment_drive" }
    local eagle = t:in_discard_pile { card = "eagle_woman_that_all_look_at" }
    local deed = t:deed { title = "The Camp" }
    local leader = t:dude {}
    t:dude { title = "Scout", influence = 2, at = deed }
    t:ghost_rock(1, 6)
    t:use(drive)
    t:choose(leader)
    t:go_on_to("choose_cards", 1)
    t:choose(eagle)
    t:take "With Scout, at The Camp"
    t:expect(t:where(eagle), deed, "where Eagle Woman is")
    t:expect(t:ghost_rock(1), 4, "the stash: 1 for the card, 8 less 5 less 2 for her")
  end,
}

-- Eagle Woman at home; a Shaman in the town square, with a Spirit.
local function camp(t)
  local eagle = t:dude { card = "eagle_woman_that_all_look_at" }
  local shaman = t:dude { keywords = { "Shaman 1" }, at = "square" }
  local spirit = t:spell { keywords = { "Spirit" }, on = shaman }
  return eagle, shaman, spirit
end

scenario "Eagle Woman goes to a Shaman who boots a Spirit, and a dude there may boot" {
  function(t)
    local eagle, shaman, spirit = camp(t)
    local rival = t:dude { player = 2, at = "square" }
    local away = t:dude { player = 2 }
    t:use(eagle)
    t:expect_true(t:is_booted(spirit), "the Spirit is booted")
    t:expect(t:where(eagle), t:place "square", "where Eagle Woman is")
    t:expect_true(not t:offers(away), "nobody elsewhere boots")
    t:expect_true(t:offers(eagle), "anybody there does")
    t:choose(rival)
    t:expect_true(t:is_booted(rival), "the rival is booted")
    t:spell { player = 2, keywords = { "Spirit" }, on = t:dude { player = 2, keywords = { "Shaman 1" } } }
    t:refuses(eagle)
    t:expect_true(not t:is_booted(shaman), "the Shaman is not")
    t:expect_true(not t:is_booted(eagle), "nor is Eagle Woman")
  end,
}

scenario "Eagle Woman: nobody need boot" {
  function(t)
    local eagle, shaman = camp(t)
    local rival = t:dude { player = 2, at = "square" }
    t:use(eagle)
    t:pass()
    t:expect(t:where(eagle), t:place "square", "where Eagle Woman is")
    t:expect_true(not t:is_booted(rival), "the rival is not booted")
  end,
}

scenario "Eagle Woman: any Spirit there will do, of your Shamans only" {
  function(t)
    local eagle, shaman, spirit = camp(t)
    local medicine = t:dude { player = 2, keywords = { "Shaman 1" }, at = "square" }
    local other = t:spell { player = 2, keywords = { "Spirit" }, on = medicine }
    local huckster = t:dude { keywords = { "Huckster 1" }, at = "square" }
    local hex = t:spell { card = "shadow_walk", on = huckster }
    t:use(eagle)
    t:expect_true(not t:offers(medicine), "another player's Shaman does not have it")
    t:expect_true(not t:offers(huckster), "nor does who is no Shaman")
    t:expect_true(not t:offers(hex), "a Hex is no Spirit")
    t:expect_true(t:offers(spirit), "the Shaman's own")
    t:choose(other)
    t:expect_true(t:is_booted(other), "the other's Spirit is booted")
    t:pass()
    t:expect_true(not t:is_booted(spirit), "the own is not")
  end,
}

scenario "Eagle Woman: she may call herself, and each Shaman calls once a day" {
  function(t)
    local eagle, shaman, spirit = camp(t)
    local second = t:dude { keywords = { "Shaman 1" } }
    local tired = t:spell { keywords = { "Spirit" }, on = second, booted = true }
    t:use(eagle)
    t:expect(t:where(eagle), t:place "square", "where Eagle Woman is")
    t:pass()
    t:booted(spirit, false)
    t:until_turn_of(1)
    t:use(eagle)
    t:choose(shaman)
    t:expect_true(t:is_booted(spirit), "the Spirit is booted again")
    t:expect_true(t:is_booted(shaman), "and a dude by it")
    t:booted(spirit, false)
    t:until_turn_of(1)
    t:refuses(eagle)
    t:booted(tired, false)
    t:expect_true(t:can_use(eagle), "a third Shaman can, with an unbooted Spirit")
  end,
}

scenario "Eagle Woman joins her player's posse in a shootout" {
  function(t)
    local eagle, shaman, spirit = camp(t)
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    local other = t:dude { player = 2, at = "square" }
    t:call_out(shaman, rival)
    t:accept()
    t:done()
    t:go_on_to("shootout_play", 1)
    t:use(eagle)
    t:expect_true(t:is_booted(spirit), "the Spirit is booted")
    t:expect(t:side(eagle), 1, "her posse")
    t:expect(t:where(eagle), t:place "square", "where Eagle Woman is")
    t:expect_true(not t:offers(friend) and not t:offers(other), "nobody outside boots")
    t:choose(rival)
    t:expect_true(t:is_booted(rival), "the rival is booted")
  end,
}

scenario "Eagle Woman: in a shootout only a Shaman in it calls her" {
  function(t)
    local eagle = camp(t)
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:done()
    t:go_on_to("shootout_play", 1)
    t:refuses(eagle)
  end,
}

scenario "Eagle Woman: the Spirit boots though she is kept from coming" {
  function(t)
    local eagle, shaman, spirit = camp(t)
    local rival = t:dude { player = 2, at = "square" }
    local gadget = t:goods { player = 2, keywords = { "Gadget" }, on = rival }
    local card = t:in_hand { player = 2, card = "a_slight_modification" }
    t:call_out(shaman, rival)
    t:accept()
    t:done()
    t:go_on_to("shootout_play", 1)
    t:use(eagle)
    t:use(card)
    t:expect_true(t:is_booted(gadget), "the Gadget is booted")
    t:expect_true(t:is_booted(spirit), "the Spirit is booted, which is no cost")
    t:expect(t:where(eagle), t:place "home 1", "where Eagle Woman is")
  end,
}

scenario "Eagle Woman is called where she is, too, for who is to boot" {
  function(t)
    local eagle, shaman, spirit = camp(t)
    local rival = t:dude { player = 2, at = "square" }
    t:move(eagle, "square")
    t:until_turn_of(1)
    t:use(eagle)
    t:choose(shaman)
    t:choose(rival)
    t:expect_true(t:is_booted(spirit), "the Spirit is booted")
    t:expect_true(t:is_booted(rival), "the rival is booted")
  end,
}

scenario "Eagle Woman goes wherever the Shaman is" {
  function(t)
    local deed = t:deed {}
    local eagle = t:dude { card = "eagle_woman_that_all_look_at" }
    local shaman = t:dude { keywords = { "Shaman 1" }, at = deed }
    t:spell { keywords = { "Spirit" }, on = shaman }
    local rival = t:dude { player = 2, at = "square" }
    t:use(eagle)
    t:expect(t:where(eagle), deed, "where Eagle Woman is")
    t:expect_true(t:offers(shaman) and not t:offers(rival) and not t:offers(deed), "who may boot")
    t:pass()
  end,
}
