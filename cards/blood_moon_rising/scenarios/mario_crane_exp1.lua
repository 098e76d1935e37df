scenario "Mario Crane (Exp.1) in Boot Hill keeps Sloane away" {
  proves = { "RC-CARD-043" },
  function(t)
    t:in_boot_hill { card = "mario_crane_exp1" }
    local sloane = t:in_hand { card = "sloane" }
    t:ghost_rock(1, 20)
    t:expect_true(not t:offers(sloane), "Sloane cannot be bought")
  end,
}

scenario "Mario Crane (Exp.1) in play keeps Sloane away, and she him" {
  function(t)
    t:dude { card = "mario_crane_exp1" }
    local sloane = t:in_hand { card = "sloane" }
    t:dude { player = 2, card = "sloane" }
    local mario = t:in_hand { player = 2, card = "mario_crane_exp1" }
    t:ghost_rock(1, 20)
    t:ghost_rock(2, 20)
    t:expect_true(not t:offers(sloane), "no Sloane")
    t:pass()
    t:expect_true(not t:offers(mario), "no Mario")
  end,
}

scenario "Sloane in Boot Hill keeps Mario Crane (Exp.1) away" {
  function(t)
    t:in_boot_hill { card = "sloane" }
    local mario = t:in_hand { card = "mario_crane_exp1" }
    t:ghost_rock(1, 20)
    t:expect_true(not t:offers(mario), "no Mario")
  end,
}

scenario "Mario Crane (Exp.1): other dudes, other players and the discard pile are no matter" {
  function(t)
    t:in_discard_pile { card = "sloane" }
    t:dude { player = 2, card = "sloane" }
    t:dude { card = "fred_aims" }
    local mario, silas = t:in_hand { card = "mario_crane_exp1" }, t:in_hand { card = "silas_aims" }
    t:ghost_rock(1, 30)
    t:expect_true(t:offers(silas), "Silas")
    t:shop(mario)
    t:expect(t:zone(mario), "in_play", "Mario is")
    t:until_turn_of(1)
    t:expect_true(t:offers(silas), "Silas still")
  end,
}

scenario "Mario Crane (Exp.1) does not start beside Sloane" {
  function(t)
    t:outfit { card = "the_sloane_gang" }
    t:ghost_rock(1, 40)
    local mario, sloane = t:on_top_of_deck { card = "mario_crane_exp1" }, t:on_top_of_deck { card = "sloane" }
    local silas = t:on_top_of_deck { card = "silas_aims" }
    t:starting_gangs()
    t:expect_true(t:offers(sloane), "Sloane alone")
    t:choose(mario)
    t:expect_true(not t:offers(sloane), "not beside Mario")
    t:expect_true(t:offers(silas), "Silas")
  end,
}

scenario "Mario Crane (Exp.1) does not come out of the discard pile beside Sloane" {
  function(t)
    t:outfit { card = "the_sloane_gang" }
    local drive = t:in_hand { card = "recruitment_drive" }
    local mario, silas = t:in_discard_pile { card = "mario_crane_exp1" }, t:in_discard_pile { card = "silas_aims" }
    t:dude { card = "sloane" }
    t:ghost_rock(1, 20)
    t:use(drive)
    t:go_on_to("choose_cards", 1)
    t:expect_true(t:offers(silas), "Silas")
    t:expect_true(not t:offers(mario), "not Mario")
  end,
}

local function fight(t, mine, theirs)
  local mario = t:dude { card = "mario_crane_exp1", at = "square" }
  local friend = t:dude { at = "square" }
  local foe, other = t:dude { player = 2, bullets = 3, stud = true, at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(mario, foe)
  t:accept()
  t:join(friend)
  t:join(other)
  t:go_on_to("pick_shooter", 1)
  t:draws(1, mine .. " 2S 3H 7D")
  t:draws(2, theirs .. " AS KH QC")
  t:choose(mario)
  t:choose(foe)
  t:go_on_to("resolution_play", 1)
  return mario, friend
end

scenario "Mario Crane (Exp.1) cheats and takes 2 less, once a round, but 1 against a legal hand" {
  function(t)
    local mario = fight(t, "5C 5C 9D JC KH", "2D 4D 6D 8D TD")
    t:use(mario)
    t:expect(t:casualties(1), 1, "the least")
    t:pass()
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:refuses(mario)
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 2, "casualties, of 4")
    t:expect_true(not t:is_booted(mario), "he does not boot")
  end,
}

scenario "Mario Crane (Exp.1): 1 casualty is the least against a legal hand" {
  function(t)
    local mario = fight(t, "5C 5C 9D JC KH", "2D 2H 6D 6S TD")
    t:use(mario)
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 1, "casualties, of 1 less 2")
    t:expect(t:happened "shootout.round_begins", 1, "rounds")
  end,
}

scenario "Mario Crane (Exp.1): none, where both cheat" {
  function(t)
    local mario = fight(t, "5C 5C 9D JC KH", "2D 2D 6D 6S TD")
    t:use(mario)
    t:expect(t:casualties(1), 0, "the least")
    t:expect(t:casualties(2), 0, "of the other too")
  end,
}

scenario "Mario Crane (Exp.1): 2 less where both cheat too" {
  function(t)
    local mario = fight(t, "5C 5C 9D JC KH", "2D 2D 6D 8D TD")
    t:use(mario)
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 2, "casualties, of 4")
  end,
}

scenario "Mario Crane (Exp.1) gains nothing with a legal hand, and may do it again in the next round" {
  function(t)
    local mario, friend = fight(t, "5C 5D 9D JC KH", "4D 4H 5H 7C 9S")
    t:use(mario)
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 1, "casualties, of a tie")
    t:expect(t:happened "shootout.round_begins", 1, "rounds")
    t:discard(friend)
    t:go_on_to("resolution_play", 1)
    t:use(mario)
  end,
}

scenario "Mario Crane (Exp.1) with a legal hand takes all" {
  function(t)
    local mario = fight(t, "5C 5D 9D JC KH", "2D 4D 6D 8D TD")
    t:use(mario)
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 4, "casualties")
  end,
}
