-- The game is set up: Rico and others stand at player 1's home, with 10 ghost rock left; what may join lies in the deck.
local function start(t, given)
  t:phase "setup"
  t:outfit { player = 1, card = "the_108_righteous_bandits" }
  t:dude { player = 2, title = "Theirs", cost = 5 }
  local rico = t:dude { card = "rico_rodegain" }
  local old = {}
  for i, card in ipairs(given.old or { "yunxu_jiang", "daomei_wang" }) do old[i] = t:dude { card = card } end
  local new = {}
  for i, card in ipairs(given.new or {}) do new[i] = t:on_top_of_deck { card = card } end
  return rico, old, new
end

scenario "Rico: his numbers are the corrected ones" {
  proves = { "RC-ERRATA-032" },
  function(t)
    local rico = t:dude { card = "rico_rodegain" }
    for number, value in pairs { bullets = 0, influence = 0, cost = 3, upkeep = 0 } do
      t:expect(t:stat(rico, number), value, number)
    end
    t:expect_true(not t:is_stud(rico), "a draw")
  end,
}

scenario "Rico: a new gang, no larger than the old one, that is paid for" {
  function(t)
    local theirs = t:in_hand { player = 2 }
    local rico, old, new = start(t, { new = { "randall", "natalya", "hamshanks" } })
    local refund = t:stat(old[1], "cost") + t:stat(old[2], "cost")
    local price = t:stat(new[1], "cost") + t:stat(new[3], "cost")
    t:use(rico)
    t:expect_true(t:is_booted(rico), "he is booted")
    t:expect_true(t:knows(1, theirs), "their hand is seen")
    t:expect(t:zone(old[1]), "deck", "an old dude is in")
    t:expect(t:zone(rico), "in_play", "he is")
    t:expect(t:ghost_rock(1), 10 + refund, "the stash, with what the old ones cost")
    t:expect_true(t:offers(old[2]), "an old one may come back")
    t:choose(new[1])
    t:choose(new[3])
    t:expect(t:zone(new[1]), "in_play", "the first new dude is")
    t:expect(t:where(new[3]), t:place "home", "the third is")
    t:expect(t:zone(new[2]), "deck", "two went, so no third comes")
    -- 3 ghost rock of production; lowball is an ante, won or lost.
    local income = 3 + (t:winner() == 1 and 1 or -1)
    t:expect(t:ghost_rock(1), 10 + refund - price + income, "the stash, with the new ones paid")
    t:expect(t:happened "deck.shuffled", 2, "shuffles")
    t:expect(t:happened "card.entered_play", 0, "nobody has entered play")
    local asked = t:asked()
    t:expect_true(asked ~= "choose_cards", "that is all")
  end,
}

scenario "Rico: fewer may come" {
  function(t)
    local rico, old, new = start(t, { new = { "randall", "natalya" } })
    t:use(rico)
    t:choose(new[2])
    t:pass()
    t:expect(t:zone(new[2]), "in_play", "the new one is")
    t:expect(t:zone(old[1]), "deck", "the old one is in")
    t:expect(t:happened "deck.shuffled", 2, "shuffles")
  end,
}

scenario "Rico: no dude of another faction, no second Grifter, nobody who costs too much" {
  proves = { "RC-CARD-060" },
  function(t)
    local rico, _, new = start(t, { new = { "randall", "jarrett_blake", "travis_moone" } })
    local dear = t:on_top_of_deck { title = "Dear", cost = 60, keywords = {} }
    local deed = t:on_top_of_deck { card = "bunkhouse" }
    t:use(rico)
    t:expect_true(t:offers(new[1]), "a dude of the own faction")
    t:expect_true(not t:offers(new[2]), "none of another")
    t:expect_true(not t:offers(new[3]), "no Grifter")
    t:expect_true(not t:offers(dear) and not t:offers(deed), "nothing else")
  end,
}

scenario "Rico: what the stash does not pay stays in the deck" {
  function(t)
    local rico, _, new = start(t, { old = { "yunxu_jiang" }, new = { "randall" } })
    t:ghost_rock(1, 0)
    local before = t:stat(new[1], "cost")
    t:expect_true(before > 0, "it costs something")
    t:use(rico)
    t:expect(t:ghost_rock(1) >= before, t:offers(new[1]), "who can be paid is offered")
  end,
}

-- Rico and five others, one of whom let the gang be that large.
local function six(t, new)
  return start(t, { old = { "xiaodan_li", "yunxu_jiang", "daomei_wang", "hiram_capatch", "hamshanks" }, new = new })
end

scenario "Rico: with Xiaodan Li the new gang may have six dudes" {
  proves = { "RC-CARD-061" },
  function(t)
    local rico, old = six(t, { "randall" })
    t:ghost_rock(1, 40)
    t:use(rico)
    for i = 1, 5 do t:choose(old[i]) end
    for i = 1, 5 do t:expect(t:zone(old[i]), "in_play", "dude " .. i .. " is") end
  end,
}

scenario "Rico: without Xiaodan Li it has five" {
  proves = { "RC-CARD-061" },
  function(t)
    local rico, old, new = six(t, { "randall", "natalya" })
    t:ghost_rock(1, 40)
    t:use(rico)
    t:choose(new[1])
    t:choose(old[2])
    t:choose(old[3])
    t:choose(old[4])
    t:expect_true(not t:offers(new[2]) and not t:offers(old[5]), "nobody else")
    t:expect_true(t:offers(old[1]), "but Xiaodan")
    t:choose(old[1])
    t:expect(t:zone(old[1]), "in_play", "Xiaodan is")
  end,
}

scenario "Rico need not" {
  function(t)
    local rico, old = start(t, {})
    t:pass()
    t:expect(t:zone(old[1]), "in_play", "the old one is")
    t:expect_true(not t:is_booted(rico), "he is not booted")
  end,
}
