scenario "California Tax Office comes into play booted" {
  function(t)
    local office = t:in_hand { card = "california_tax_office" }
    local other = t:in_hand { card = "undertaker" }
    t:shop(office, "left")
    t:expect_true(t:is_booted(office), "booted")
    t:until_turn_of(1)
    t:shop(other, "left")
    t:expect_true(not t:is_booted(other), "another deed is not")
  end,
}

scenario "California Tax Office: the owner pays the upkeep, which is 0 in the next Upkeep phase" {
  function(t)
    local office = t:deed { card = "california_tax_office" }
    local payer = t:dude { player = 2, upkeep = 3, influence = 9 }
    local other = t:dude { player = 2, upkeep = 1 }
    local own = t:dude { upkeep = 1 }
    t:use(office)
    t:expect_true(t:offers(other), "any dude of theirs")
    t:expect_true(not t:offers(own), "none of yours")
    t:choose(payer)
    t:expect(select(2, t:asked()), 2, "who is asked")
    t:yes()
    t:expect(t:ghost_rock(2), 7, "the owner's stash")
    t:expect_true(t:is_booted(office), "the office is booted")
    t:expect(t:stat(payer, "upkeep"), 0, "upkeep")
    t:expect(t:stat(other, "upkeep"), 1, "upkeep of another")
    t:until_day(2)
    t:until_phase "upkeep"
    t:expect(t:stat(payer, "upkeep"), 0, "upkeep in the Upkeep phase")
    t:until_phase "noon"
    t:expect(t:stat(payer, "upkeep"), 3, "upkeep after it")
    t:expect(t:zone(payer), "in_play", "the dude is")
  end,
}

scenario "California Tax Office: who is not paid for is discarded" {
  function(t)
    local office = t:deed { card = "california_tax_office" }
    local payer = t:dude { player = 2, upkeep = 3 }
    t:use(office)
    t:no()
    t:expect(t:zone(payer), "discard_pile", "the dude is in")
    t:expect(t:ghost_rock(2), 10, "the owner's stash")
  end,
}

scenario "California Tax Office: the upkeep of dudes of another outfit is more" {
  proves = { "RC-CARD-079" },
  function(t)
    local office = t:deed { card = "california_tax_office" }
    t:outfit { player = 2, card = "law_dogs" }
    local payer = t:dude { player = 2, card = "jonah_essex" }
    t:expect(t:stat(payer, "upkeep"), 4, "upkeep, 2 of it for influence")
    t:use(office)
    t:yes()
    t:expect(t:ghost_rock(2), 6, "the owner's stash")
  end,
}

scenario "California Tax Office: nothing that happens today brings the upkeep back" {
  proves = { "RC-CARD-078" },
  function(t)
    local office = t:deed { card = "california_tax_office" }
    t:outfit { player = 2, card = "law_dogs" }
    local payer = t:dude { player = 2, card = "jonah_essex", influence = 9 }
    t:use(office)
    t:yes()
    t:ghost_rock(2, 0)
    t:until_day(2)
    t:until_phase "noon"
    t:expect(t:zone(payer), "in_play", "the dude is")
  end,
}

scenario "California Tax Office is its controller's to use" {
  function(t)
    local office = t:deed { card = "california_tax_office" }
    local payer = t:dude { player = 2, upkeep = 1, influence = 1, at = office }
    t:dude { upkeep = 2 }
    t:refuses(office)
    t:pass()
    t:use(office)
    t:yes()
    t:expect(t:ghost_rock(1), 8, "the owner's stash")
    t:expect(t:stat(payer, "upkeep"), 1, "upkeep of another")
  end,
}

scenario "California Tax Office: the owner pays for a dude whom another controls" {
  function(t)
    local office = t:deed { card = "california_tax_office" }
    local huckster = t:dude { player = 2, keywords = { "Huckster 9" }, at = "square" }
    local lent = t:dude { upkeep = 3, at = "square" }
    t:winner(2)
    t:pulls(2, "KC")
    t:use(t:spell { player = 2, card = "puppet", on = huckster })
    t:use(office)
    t:choose(lent)
    t:expect(select(2, t:asked()), 1, "who is asked")
    t:yes()
    t:expect(t:ghost_rock(1), 7, "the owner's stash")
  end,
}
