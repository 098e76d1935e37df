-- A Mad Scientist with The Wretched in hand, a dude beside, one elsewhere, and dudes of the other player.
local function laboratory(t, pulled)
  local deed = t:deed {}
  local doc = t:dude { keywords = { "Mad Scientist 0" }, at = deed }
  local beside, away = t:dude { at = deed }, t:dude { at = "square" }
  local rival = t:dude { player = 2, influence = 0, at = deed }
  local corpse = t:in_hand { card = "the_wretched" }
  t:pulls(1, pulled)
  t:shop(corpse, doc)
  return corpse, doc, beside, away, rival, deed
end

scenario "The Wretched is sewn together of a dude who is there" {
  function(t)
    local corpse, doc, beside, away, rival, deed = laboratory(t, "9C")
    t:expect(t:where(corpse), deed, "where it is")
    t:expect(t:ghost_rock(1), 8, "the stash, for 2")
    t:expect_true(not t:offers(away) and not t:offers(rival), "neither one elsewhere nor another's")
    t:expect_true(t:offers(doc), "the scientist would do")
    t:choose(beside)
    t:expect(t:zone(beside), "boot_hill", "the parts come from")
    t:expect(t:stat(doc, "bounty"), 2, "bounty of the scientist")
    t:expect(t:stat(away, "bounty"), 0, "bounty of another")
  end,
}

scenario "The Wretched may be sewn together of its inventor" {
  function(t)
    local corpse, doc, beside = laboratory(t, "9C")
    t:choose(doc)
    t:expect(t:zone(doc), "boot_hill", "the scientist is in")
    t:expect(t:zone(corpse), "in_play", "the corpse is")
    t:expect(t:zone(beside), "in_play", "the other is")
  end,
}

scenario "The Wretched that is not invented aces nobody" {
  function(t)
    local corpse, _, beside = laboratory(t, "8C")
    t:expect(t:zone(corpse), "discard_pile", "the corpse is in the")
    t:expect(t:zone(beside), "in_play", "the other is")
  end,
}

scenario "The Wretched rises by Ivor Hawley (Exp.1), of Ivor himself, who then comes again" {
  proves = { "RC-CARD-031" },
  function(t)
    t:outfit { card = "law_dogs" }
    local doc = t:dude { keywords = { "Mad Scientist 0" } }
    local corpse = t:in_boot_hill { card = "the_wretched" }
    local ivor = t:in_hand { card = "ivor_hawley_exp1" }
    t:ghost_rock(1, 15)
    t:shop(ivor)
    t:pulls(1, "9C")
    t:use(ivor)
    t:choose(corpse)
    t:expect(t:where(corpse), t:place "home 1", "where the corpse is")
    t:choose(ivor)
    t:expect(t:zone(ivor), "boot_hill", "Ivor is in")
    t:expect(t:stat(doc, "bounty"), 2, "bounty of the scientist")
    t:choose(ivor)
    t:expect(t:zone(ivor), "in_play", "Ivor is")
    t:expect(t:ghost_rock(1), 0, "the stash: 9, nothing, and 6")
  end,
}

scenario "The Wretched is not for Hucksters, whatever else they can invent" {
  function(t)
    local valeria = t:dude { card = "valeria_batten", at = t:deed {} }
    local corpse, gun = t:in_hand { card = "the_wretched" }, t:in_hand { card = "diable_en_boite" }
    t:expect_true(t:offers(gun), "another Mystical Gadget")
    t:expect_true(not t:offers(corpse), "not The Wretched")
    t:expect_true(not t:is_booted(valeria), "she is unbooted")
  end,
}

scenario "The Wretched is sewn of what a player both owns and controls" {
  function(t)
    local deed = t:deed {}
    local doc = t:dude { keywords = { "Mad Scientist 0" }, at = deed, influence = 5 }
    local given, taken = t:dude { at = deed }, t:dude { player = 2, at = deed }
    local mine = t:spell { card = "puppet", on = t:dude { keywords = { "Huckster 5" }, at = deed } }
    local theirs = t:spell { card = "puppet", on = t:dude { player = 2, keywords = { "Huckster 5" }, at = deed } }
    local corpse = t:in_hand { card = "the_wretched" }
    t:pulls(1, "QC")
    t:use(mine)
    t:choose(taken)
    t:pulls(2, "QC")
    t:use(theirs)
    t:choose(given)
    t:expect(t:controller(taken), 1, "who has the one")
    t:expect(t:controller(given), 2, "who has the other")
    t:pulls(1, "9C")
    t:shop(corpse, doc)
    t:expect_true(not t:offers(taken) and not t:offers(given), "neither of them")
    t:choose(doc)
  end,
}

scenario "The Wretched out of Boot Hill is for no Huckster either" {
  function(t)
    t:outfit { card = "law_dogs" }
    t:dude { card = "valeria_batten" }
    local ivor = t:in_hand { card = "ivor_hawley_exp1" }
    local corpse, brute = t:in_boot_hill { card = "the_wretched" }, t:in_boot_hill { card = "the_brute" }
    t:ghost_rock(1, 15)
    t:shop(ivor)
    t:use(ivor)
    t:expect_true(t:offers(brute), "another Abomination")
    t:expect_true(not t:offers(corpse), "not The Wretched")
  end,
}
