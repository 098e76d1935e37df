--- Player 2's patient is ambushed by player 1, who has the deed, a donor and a Terror.
local function operate(t, docs_booted)
  local docs = t:deed { card = "nasty_docs", booted = docs_booted }
  local ambush = t:in_hand { card = "ambush" }
  local leader = t:dude { at = "square" }
  local donor, terror = t:dude { booted = true }, t:dude { booted = true, keywords = { "Terror" } }
  local patient = t:dude { player = 2, value = 8 }
  local theirs = t:dude { player = 2, booted = true }
  t:use(ambush)
  t:choose(patient)
  t:go_on_to("react", 1)
  return docs, donor, terror, patient, theirs, leader
end

scenario "Nasty Doc's harrows an aced dude, who is yours" {
  function(t)
    local docs, donor, terror, patient, theirs = operate(t)
    t:pulls(1, "5C")
    t:use(docs)
    t:expect_true(not t:offers(terror) and not t:offers(theirs), "who is no donor")
    t:choose(donor)
    t:go_on_to "noon_play"
    t:expect(t:zone(donor), "boot_hill", "the donor is in")
    t:expect(t:zone(patient), "in_play", "the patient is")
    t:expect(t:controller(patient), 1, "whose the patient is")
    t:expect_true(t:has(patient, "Harrowed"), "Harrowed")
    t:expect(t:where(patient), t:place "home 1", "where the patient is")
    t:expect_true(t:is_booted(docs), "the deed is booted")
  end,
}

scenario "Nasty Doc's patient may die after all" {
  function(t)
    local docs, donor, _, patient = operate(t)
    t:pulls(1, "AC")
    t:use(docs)
    t:choose(donor)
    t:go_on_to "noon_play"
    t:expect(t:zone(patient), "boot_hill", "the patient is in")
  end,
}

scenario "Nasty Doc's waits until it is sure that a dude is aced" {
  function(t)
    local docs = t:deed { card = "nasty_docs" }
    t:dude { at = "square" }
    local patient = t:dude { player = 2 }
    local elixir = t:goods { player = 2, card = "prof_parnhamss_miracle_elixir", on = patient }
    t:use(t:in_hand { card = "ambush" })
    t:go_on_to "react"
    t:use(elixir)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect_true(not t:is_booted(docs), "the deed is not booted")
  end,
}
