local function rite(t, pulled)
  local caster = t:dude { at = "square", keywords = { "Huckster 0" } }
  local hex = t:spell { card = "summoning", on = caster }
  if pulled then t:pulls(1, pulled) end
  return hex, caster
end

scenario "Summoning brings an Abomination for 6 less, with a control point" {
  function(t)
    local hex, caster = rite(t, "5C")
    t:dude { player = 2, influence = 3 }
    local tom = t:in_hand { card = "smiling_tom" }
    local brute = t:in_hand { card = "the_brute" }
    local man = t:in_hand { card = "milt_clemons" }
    local friend = t:dude { at = "square", keywords = { "Huckster 9" } }
    t:use(hex)
    t:expect_true(not t:is_booted(hex), "the Hex does not boot")
    t:expect_true(not t:is_booted(friend), "nor does another dude")
    t:expect(t:side(caster), 1, "the posse of the Huckster")
    t:go_on_to("choose_cards", 1)
    t:expect_true(t:offers(brute), "an Abomination")
    t:expect_true(not t:offers(man), "nobody else")
    t:choose(tom)
    t:expect(t:zone(tom), "in_play", "the Abomination is")
    t:expect(t:where(tom), t:place "home 1", "where it is")
    t:expect(t:ghost_rock(1), 9, "the stash: 7 less 6")
    t:expect(t:stat(tom, "control"), 1, "its control points")
    t:expect(t:where(caster), t:place "home 1", "where the Huckster is")
    t:until_day(2)
    t:expect(t:zone(tom), "in_play", "the Abomination is")
    t:expect(t:stat(tom, "control"), 1, "its control points on the next day")
  end,
}

scenario "Summoning brings nothing that is too dear, nor a second copy" {
  function(t)
    local hex = rite(t, "5C")
    t:ghost_rock(1, 0)
    local tom = t:in_hand { card = "smiling_tom" }
    local brute = t:in_hand { card = "the_brute" }
    local second = t:in_hand { card = "tyxarglenak" }
    t:dude { card = "tyxarglenak" }
    t:in_discard_pile { card = "tyxarglenak" }
    t:use(hex)
    t:go_on_to("choose_cards", 1)
    t:expect_true(not t:offers(tom), "not one who costs 7")
    t:expect_true(not t:offers(second), "no copy of one in play")
    t:choose(brute)
    t:expect(t:zone(brute), "in_play", "the Abomination is")
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}

scenario "Summoning may bring nothing" {
  function(t)
    local hex = rite(t, "5C")
    local brute = t:in_hand { card = "the_brute" }
    t:use(hex)
    t:go_on_to("choose_cards", 1)
    t:pass()
    t:expect(t:zone(brute), "hand", "the Abomination is in")
  end,
}

scenario "Summoning needs a check of 5" {
  function(t)
    local hex = rite(t, "4C")
    local brute = t:in_hand { card = "the_brute" }
    t:use(hex)
    t:expect(t:asked(), "noon_play", "what is asked")
    t:expect(t:happened "job.marked", 0, "jobs begun")
    t:expect(t:zone(brute), "hand", "the Abomination is in")
  end,
}

scenario "Summoning brings nothing if the job fails" {
  function(t)
    local hex, caster = rite(t, "5C")
    local brute = t:in_hand { card = "the_brute" }
    local rival = t:dude { player = 2, at = "square" }
    t:draws(1, "4C QD 5H 2S 9D")
    t:draws(2, "9C 9S 9D 9H 4S")
    t:use(hex)
    t:go_on_to("oppose_job", 2)
    t:take "join"
    t:go_on_to("assign_casualty", 1)
    t:ace(caster)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(brute), "hand", "the Abomination is in")
    t:expect(t:zone(rival), "in_play", "the rival is")
  end,
}

scenario "Summoning needs an unbooted leader; the Hex may be booted" {
  function(t)
    local hex, caster = rite(t, "5C")
    t:booted(hex, true)
    t:booted(caster, true)
    t:refuses(hex)
    t:booted(caster, false)
    t:until_turn_of(1)
    t:use(hex)
    t:expect(t:happened "job.marked", 1, "jobs begun")
  end,
}
