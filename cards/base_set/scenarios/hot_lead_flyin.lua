-- Player 1 loses by as many ranks as the other hand is better than one high card, with three dudes
-- of these values; the others have four.
local function lose(t, values, better)
  local mine, theirs = {}, {}
  for i, value in ipairs(values) do mine[i] = t:dude { value = value, at = "square" } end
  for i = 1, 4 do theirs[i] = t:dude { player = 2, at = "square" } end
  t:draws(1, "KC QD 5H 2S 3D")
  t:draws(2, better or "9C 9D 9H 4S 8D")
  t:call_out(mine[1], theirs[1])
  t:accept()
  t:join(mine[2])
  t:join(mine[3])
  t:go_on_to("join_posse", 2)
  for i = 2, 4 do t:join(theirs[i]) end
  t:go_on_to("assign_casualty", 1)
  return mine, theirs
end

-- The winner has so many casualties to take, no more and no fewer.
local function takes(t, dudes, many)
  local asked, player = t:asked()
  t:expect(asked, "assign_casualty", "what is asked")
  t:expect(player, 2, "who is asked")
  for i = 1, many do
    t:expect_true(not t:offers "done", "there is another casualty to take")
    t:discard(dudes[i])
  end
  t:done()
  t:expect((t:asked()), "flee", "what is asked then")
end

scenario "Hot Lead Flyin': a casualty for each fallen dude with a higher value" {
  proves = { "RC-ERRATA-020", "RC-CARD-157" },
  function(t)
    local card = t:in_hand { card = "hot_lead_flyin" }
    local mine, theirs = lose(t, { 3, 8, 11 })
    for i = 1, 3 do t:discard(mine[i]) end
    t:done()
    t:pulls(1, "7C")
    t:use(card)
    takes(t, theirs, 2)
    t:expect(t:zone(card), "discard_pile", "the card is in")
  end,
}

scenario "Hot Lead Flyin': an equal value does not count, an aced dude does" {
  function(t)
    local card = t:in_hand { card = "hot_lead_flyin" }
    local mine, theirs = lose(t, { 7, 7, 8 })
    t:discard(mine[1])
    t:ace(mine[3])
    t:done()
    t:pulls(1, "7C")
    t:use(card)
    t:expect(t:zone(mine[3]), "boot_hill", "the aced dude is in")
    takes(t, theirs, 1)
  end,
}

scenario "Hot Lead Flyin': who did not fall does not count" {
  function(t)
    local card = t:in_hand { card = "hot_lead_flyin" }
    t:in_discard_pile { card = "ivor_hawley" }
    t:in_boot_hill { card = "ivor_hawley" }
    local mine, theirs = lose(t, { 3, 13, 13 }, "9C 9D KH 4S 8D")
    t:discard(mine[1])
    t:done()
    t:pulls(1, "2C")
    t:use(card)
    takes(t, theirs, 1)
  end,
}

scenario "Hot Lead Flyin': who was saved was neither discarded nor aced" {
  function(t)
    local card = t:in_hand { card = "hot_lead_flyin" }
    local arnold = t:dude { card = "arnold_mccadish" }
    local mine = lose(t, { 3, 9, 9 }, "9C 9D KH 4S 8D")
    t:pulls(1, "KC")
    t:discard(mine[2])
    t:done()
    t:use(arnold)
    t:pulls(1, "2C")
    t:use(card)
    t:expect((t:asked()), "flee", "what is asked")
  end,
}

scenario "Hot Lead Flyin' is played at once or not at all" {
  proves = { "RC-CARD-157" },
  function(t)
    local card = t:in_hand { card = "hot_lead_flyin" }
    local mine = lose(t, { 3, 8, 11 }, "9C 9D KH 4S 8D")
    t:discard(mine[1])
    t:done()
    t:expect_true(t:can_use(card), "it is offered")
    t:expect(t:happened "casualties.taken", 1, "players who are done with casualties")
    t:pass()
    t:expect((t:asked()), "flee", "what is asked after the winner has taken none")
  end,
}

scenario "Hot Lead Flyin': only one Headline a shootout" {
  proves = { "RC-ERRATA-019" },
  function(t)
    local first = t:in_hand { card = "hot_lead_flyin" }
    local second = t:in_hand { card = "hot_lead_flyin" }
    local mine = lose(t, { 3, 8, 11 }, "9C 9D KH 4S 8D")
    t:discard(mine[1])
    t:done()
    t:expect_true(t:can_use(second), "each of two copies could be played")
    t:pulls(1, "2C")
    t:use(first)
    t:refuses(second)
    t:expect(t:zone(second), "hand", "the second copy is in")
  end,
}

scenario "Hot Lead Flyin' can be played after a lost round without casualties" {
  proves = { "RC-CARD-158" },
  function(t)
    local card = t:in_hand { card = "hot_lead_flyin" }
    local blessed = t:dude { value = 8, keywords = { "Blessed 2" }, at = "square" }
    local prayer = t:spell { card = "holy_roller", on = blessed }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(blessed, rival)
    t:accept()
    t:pulls(1, "9C")
    t:use(prayer)
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "9C 9D 7H 4S 8D")
    t:go_on_to("react", 1)
    t:pulls(1, "2C")
    t:use(card)
    t:expect(t:zone(blessed), "in_play", "the Blessed is")
    t:expect((t:asked()), "flee", "what is asked")
  end,
}

scenario "Hot Lead Flyin' is for the loser of the round" {
  function(t)
    local card = t:in_hand { player = 2, card = "hot_lead_flyin" }
    local mine = lose(t, { 3, 8, 11 }, "9C 9D KH 4S 8D")
    t:discard(mine[1])
    t:done()
    t:go_on_to "flee"
    t:expect(t:zone(card), "hand", "the winner's card is in")
  end,
}

scenario "Hot Lead Flyin' is not for a tie" {
  function(t)
    local card = t:in_hand { card = "hot_lead_flyin" }
    local mine, theirs = lose(t, { 3, 8, 11 }, "KC QD 5H 2S 3D")
    t:discard(mine[1])
    t:done()
    t:expect((t:asked()), "assign_casualty", "what is asked")
    t:discard(theirs[1])
    t:done()
    t:refuses(card)
    t:expect((t:asked()), "flee", "what is asked then")
  end,
}
