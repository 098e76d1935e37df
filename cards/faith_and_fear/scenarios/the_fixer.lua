--- The Fixer, and another who can still be used after him, so that the game does not begin yet.
local function before_the_game(t)
  t:hand(1, 1)
  t:dude { card = "genesee_gina_tailfeathers" }
  return t:dude { card = "the_fixer" }
end

scenario "The Fixer discards five cards of the top, and may keep one" {
  proves = { "RC-CARD-023" },
  function(t)
    t:phase "setup"
    local sixth = t:on_top_of_deck { title = "Sixth" }
    local five = {}
    for i = 1, 5 do five[i] = t:on_top_of_deck { title = "Card " .. i } end
    local fixer = before_the_game(t)
    t:use(fixer)
    t:expect(t:knows(1, five[3]), true, "he sees them:")
    t:choose(five[2])
    t:expect(t:zone(five[2]), "hand", "the card kept is in")
    for _, i in ipairs { 1, 3, 4, 5 } do
      t:expect(t:zone(five[i]), "discard_pile", "the others are in")
    end
    t:expect(t:zone(sixth), "deck", "the sixth stays in")
    t:expect(t:knows(1, sixth), false, "he sees the sixth:")
    t:expect_true(t:is_booted(fixer), "the Fixer is booted")
    t:expect(t:hand_count(1), 2, "cards in hand, with the one before")
  end,
}

scenario "The Fixer need not keep any" {
  function(t)
    t:phase "setup"
    for _ = 1, 5 do t:on_top_of_deck { card = "establishin_whos_in_charge" } end
    local fixer = before_the_game(t)
    t:use(fixer)
    t:pass()
    t:expect(t:count(1, "discard_pile"), 5, "discarded")
    t:expect(t:hand_count(1), 1, "cards in hand, the one before")
    t:expect_true(t:is_booted(fixer), "the Fixer is booted")
  end,
}

scenario "The Fixer unboots for an action that starts a job" {
  function(t)
    t:phase "setup"
    local job = t:on_top_of_deck { card = "establishin_whos_in_charge" }
    for _ = 1, 4 do t:on_top_of_deck {} end
    local fixer = t:dude { card = "the_fixer" }
    t:use(fixer)
    t:choose(job)
    t:expect(t:zone(job), "hand", "the job is in")
    t:expect_true(not t:is_booted(fixer), "the Fixer is unbooted")
  end,
}

scenario "The Fixer stays booted for anything else" {
  function(t)
    t:phase "setup"
    local action = t:on_top_of_deck { card = "back_ways" }
    local leader = t:on_top_of_deck { card = "abram_grothe" }
    for _ = 1, 3 do t:on_top_of_deck {} end
    local fixer, second = t:dude { card = "the_fixer" }, t:dude { player = 2, card = "the_fixer" }
    t:use(fixer)
    t:choose(action)
    t:expect_true(t:is_booted(fixer), "the Fixer is booted")
    t:expect(t:zone(leader), "discard_pile", "the dude is in")
    t:expect_true(not t:is_booted(second), "the other Fixer is not")
  end,
}

scenario "The Fixer stays booted for a dude who starts jobs" {
  function(t)
    t:phase "setup"
    local leader = t:on_top_of_deck { card = "abram_grothe" }
    for _ = 1, 4 do t:on_top_of_deck {} end
    local fixer = t:dude { card = "the_fixer" }
    t:use(fixer)
    t:choose(leader)
    t:expect_true(t:is_booted(fixer), "the Fixer is booted")
  end,
}
