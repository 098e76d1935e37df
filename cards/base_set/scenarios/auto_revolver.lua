-- A gun with an Auto-Revolver and a shooter; player 1 has drawn five cards, three of them kings.
local function revolvers(t, many)
  local gun, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local shooter = t:dude { at = "square" }
  local first = t:goods { card = "auto_revolver", on = gun }
  if many == 2 then t:goods { card = "auto_revolver", on = friend } end
  local rival = t:dude { player = 2, bullets = 1, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:join(friend)
  t:join(shooter)
  local drawn, theirs = t:draws(1, "KC KD KH 2S 3D"), t:draws(2, "9C 9D 5H 7S 2C")
  t:go_on_to "pick_shooter"
  t:choose(shooter)
  t:go_on_to("draw_discards", 1)
  t:expect(t:count(1, "draw_hand"), 5, "cards drawn")
  return drawn, theirs, first
end

-- Both are done with choosing what to replace.
local function replaced(t)
  t:done()
  t:go_on_to("draw_discards", 2)
  t:done()
end

scenario "Auto-Revolver: who replaces a card may draw one more" {
  proves = { "RC-ERRATA-003" },
  function(t)
    local drawn = revolvers(t, 1)
    t:choose(drawn[4])
    replaced(t)
    t:expect(t:count(1, "draw_hand"), 5, "cards before the extra one")
    t:yes()
    t:go_on_to("final_hand", 1)
    t:expect(t:count(1, "draw_hand"), 6, "cards, with 1 more than replaced")
    t:go_on_to "assign_casualty"
    t:expect(t:count(1, "draw_hand"), 5, "cards kept")
  end,
}

scenario "Auto-Revolver: the extra card may be left" {
  function(t)
    local drawn = revolvers(t, 1)
    t:choose(drawn[4])
    replaced(t)
    t:no()
    t:go_on_to "assign_casualty"
    t:expect(t:count(1, "draw_hand"), 5, "cards, as many as were replaced")
  end,
}

scenario "Auto-Revolver: each of several gives a card" {
  proves = { "RC-CARD-091" },
  function(t)
    local drawn, _, first = revolvers(t, 2)
    t:choose(drawn[4])
    t:choose(drawn[5])
    replaced(t)
    t:use(first)
    t:yes()
    t:yes()
    t:go_on_to("final_hand", 1)
    t:expect(t:count(1, "draw_hand"), 7, "cards, with 2 more than replaced")
  end,
}

scenario "Auto-Revolver draws nothing when no card is replaced" {
  proves = { "RC-ERRATA-004" },
  function(t)
    revolvers(t, 2)
    replaced(t)
    t:expect_true(not t:offers "yes", "nothing is asked")
    t:go_on_to "assign_casualty"
    t:expect(t:count(1, "draw_hand"), 5, "cards in the draw hand")
  end,
}

scenario "Auto-Revolver does not help the other player" {
  function(t)
    local _, theirs = revolvers(t, 1)
    t:done()
    t:go_on_to("draw_discards", 2)
    t:choose(theirs[1])
    t:done()
    t:expect_true(not t:offers "yes", "nothing is asked")
    t:go_on_to "assign_casualty"
    t:expect(t:count(2, "draw_hand"), 5, "cards in the other draw hand")
  end,
}

scenario "Auto-Revolver outside the shootout draws nothing" {
  function(t)
    local gun = t:dude { bullets = 1, at = "square" }
    local absent = t:dude {}
    t:goods { card = "auto_revolver", on = absent }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    local drawn = t:draws(1, "KC KD KH 2S 3D")
    t:go_on_to("draw_discards", 1)
    t:choose(drawn[4])
    t:done()
    t:expect_true(not t:offers "yes", "nothing is asked")
    t:go_on_to "assign_casualty"
    t:expect(t:count(1, "draw_hand"), 5, "cards in the draw hand")
  end,
}

local function workshop(t, owner)
  local deed = t:deed { player = owner }
  local gun = t:dude { at = deed }
  local scientist = t:dude { keywords = { "Mad Scientist 2" }, at = deed }
  local rival = t:dude { player = 2, at = deed }
  local revolver = t:in_hand { card = "auto_revolver" }
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  return revolver, scientist, gun
end

scenario "Auto-Revolver is invented in a shootout, for its price and its test" {
  proves = { "RC-CARD-090" },
  function(t)
    local revolver, scientist = workshop(t, 1)
    t:pulls(1, "5C")
    t:shop(revolver, scientist)
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect_true(t:is_booted(scientist), "the inventor is booted")
    t:expect(t:zone(revolver), "in_play", "the Gadget is")
  end,
}

scenario "Auto-Revolver may fail to be invented in a shootout" {
  function(t)
    local revolver, scientist = workshop(t, 1)
    t:pulls(1, "4C")
    t:shop(revolver, scientist)
    t:expect(t:zone(revolver), "discard_pile", "the Gadget is in")
  end,
}

scenario "Auto-Revolver is not invented where another is in control" {
  proves = { "RC-CARD-090" },
  function(t)
    local revolver, scientist = workshop(t, 2)
    t:expect_true(not t:offers(revolver), "it is not offered")
    t:expect_true(not t:is_booted(scientist), "though the scientist is not booted")
  end,
}
