scenario "Telegraph Office pays for the influence of a newcomer" {
  function(t)
    local office = t:deed { card = "telegraph_office" }
    t:dude { influence = 1 }
    local newcomer = t:in_hand { card = "judge_harry_somerset" }
    t:refuses(office)
    t:shop(newcomer)
    t:until_turn_of(2)
    t:pass()
    t:use(office)
    t:expect(t:ghost_rock(1), 7, "the stash: 6 for the dude, 3 for the influence")
    t:expect_true(t:is_booted(office), "booted")
  end,
}

scenario "Telegraph Office pays for a newcomer of the other player too" {
  function(t)
    local office = t:deed { card = "telegraph_office" }
    local newcomer = t:in_hand { player = 2, card = "olivia_jenks" }
    t:pass()
    t:shop(newcomer)
    t:use(office)
    t:expect(t:ghost_rock(1), 12, "the stash")
    t:expect(t:ghost_rock(2), 7, "the other's")
  end,
}

scenario "Telegraph Office: a deed is no newcomer" {
  function(t)
    local office = t:deed { card = "telegraph_office" }
    local other = t:in_hand { card = "general_store" }
    t:shop(other, "left")
    t:until_turn_of(2)
    t:pass()
    t:refuses(office)
  end,
}

scenario "Telegraph Office: a newcomer is new on that day only" {
  function(t)
    local office = t:deed { card = "telegraph_office" }
    t:dude { player = 2, influence = 9 }
    local newcomer = t:in_hand { card = "clementine_lepp" }
    t:shop(newcomer)
    t:until_day(2)
    t:until_phase "noon"
    if select(2, t:asked()) == 2 then t:pass() end
    t:refuses(office)
    t:expect(t:zone(newcomer), "in_play", "the dude is")
  end,
}
