--- Player 2's Graveyard, which player 1 controls.
local function graves(t)
  local yard = t:deed { player = 2, card = "graveyard" }
  t:dude { at = yard, influence = 3 }
  return yard
end

scenario "Graveyard: its owner gains 3 ghost rock for each dude who is aced" {
  function(t)
    graves(t)
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 5C 9D TD")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(gun), "boot_hill", "mine is in")
    t:expect(t:zone(foe), "boot_hill", "theirs is in")
    t:expect(t:ghost_rock(2), 16, "the owner's stash")
    t:expect(t:ghost_rock(1), 10, "the controller's")
  end,
}

scenario "Graveyard gains nothing for who is discarded" {
  function(t)
    graves(t)
    local card = t:in_hand { card = "kidnapping" }
    local mark = t:dude { player = 2, bullets = 1 }
    local leader = t:dude { bullets = 4 }
    t:use(card)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(mark), "discard_pile", "the mark is in")
    t:expect(t:ghost_rock(2), 10, "the owner's stash")
    t:expect_true(leader ~= nil, "a leader")
  end,
}

--- Player 2 makes an aced dude Harrowed.
local function raise_the_dead(t, booted)
  local yard = t:deed { card = "graveyard", booted = booted }
  t:deed { player = 2, card = "nasty_docs" }
  local ambush = t:in_hand { card = "ambush" }
  t:dude { influence = 9, at = "square" }
  local patient = t:dude { player = 2, value = 8 }
  local donor = t:dude { player = 2, booted = true }
  t:dude { player = 2, influence = 9, booted = true, keywords = { "Terror" } }
  t:use(ambush)
  t:choose(patient)
  t:go_on_to("react", 2)
  return yard, patient, donor
end

scenario "Graveyard keeps the dead in their graves" {
  function(t)
    local yard, patient, donor = raise_the_dead(t)
    t:use(t:find "Nasty Doc's")
    t:use(yard)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(donor), "boot_hill", "the donor is in")
    t:expect(t:zone(patient), "boot_hill", "the patient is in")
    t:expect_true(t:is_booted(yard), "the Graveyard is booted")
    t:expect(t:ghost_rock(1), 10 - 5 + 6, "the stash")
    t:until_day(2)
    t:expect_true(not t:has(patient, "Harrowed"), "not Harrowed the next day either")
  end,
}

scenario "Graveyard cannot once it is booted" {
  function(t)
    local _, patient = raise_the_dead(t, true)
    t:pulls(1, "5C")
    t:use(t:find "Nasty Doc's")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(patient), "in_play", "the patient is")
  end,
}
