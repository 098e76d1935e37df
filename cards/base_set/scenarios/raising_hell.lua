-- Player 1's Huckster casts it in a shootout at the town square.
local function shootout(t, pulled)
  local huckster = t:dude { card = "steele_archer", at = "square" }
  local hex = t:spell { card = "raising_hell", on = huckster }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(huckster, rival)
  t:accept()
  if pulled then t:pulls(1, pulled) end
  return hex, huckster
end

scenario "Raising Hell: an Abomination comes from Boot Hill into the posse, at its cost" {
  proves = { "RC-CARD-133" },
  function(t)
    local offering = t:in_hand { card = "reserves" }
    local kept = t:in_hand { card = "missed" }
    local horror = t:in_boot_hill { card = "tyxarglenak" }
    local hex = shootout(t, "6C")
    t:use(hex)
    t:choose(offering)
    t:expect(t:zone(horror), "in_play", "the Abomination is")
    t:expect(t:where(horror), t:place "square", "where it is")
    t:expect(t:side(horror), 1, "its posse")
    t:expect_true(not t:is_booted(horror), "unbooted")
    t:expect(t:ghost_rock(1), 6, "the stash: it costs 4")
    t:expect(t:zone(offering), "boot_hill", "the card of the hand is in")
    t:expect(t:zone(kept), "hand", "the other is in")
    t:expect(t:zone(hex), "boot_hill", "the spell is in")
  end,
}

scenario "Raising Hell fails below 8" {
  function(t)
    local offering = t:in_hand { card = "reserves" }
    local horror = t:in_boot_hill { card = "tyxarglenak" }
    local hex = shootout(t, "5C")
    t:use(hex)
    t:expect(t:zone(horror), "boot_hill", "the Abomination is in")
    t:expect(t:zone(offering), "hand", "the card of the hand is in")
    t:expect(t:zone(hex), "in_play", "the spell is")
    t:expect_true(t:is_booted(hex), "the spell is booted")
  end,
}

scenario "Raising Hell wants a card to ace" {
  function(t)
    t:in_boot_hill { card = "tyxarglenak" }
    t:in_hand { player = 2, card = "reserves" }
    local hex = shootout(t)
    t:refuses(hex)
    t:in_hand { card = "reserves" }
    t:expect_true(t:can_use(hex), "with a card in hand it can be cast")
  end,
}

scenario "Raising Hell: what was aced for it may be what comes" {
  proves = { "RC-CARD-132" },
  function(t)
    local horror = t:in_hand { card = "tyxarglenak" }
    local hex = shootout(t, "6C")
    t:use(hex)
    t:expect(t:zone(horror), "in_play", "the Abomination is")
    t:expect(t:side(horror), 1, "its posse")
    t:expect(t:ghost_rock(1), 6, "the stash: it costs 4")
  end,
}

scenario "Raising Hell: of a unique Abomination one copy only may be in Boot Hill" {
  proves = { "RC-CARD-131" },
  function(t)
    t:hand(1, 1)
    local first = t:in_boot_hill { card = "tyxarglenak" }
    local second = t:in_boot_hill { card = "tyxarglenak" }
    local hex = shootout(t, "6C")
    t:use(hex)
    t:expect(t:zone(first), "boot_hill", "the first copy is in")
    t:expect(t:zone(second), "boot_hill", "the second copy is in")
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:zone(hex), "boot_hill", "the spell is in")
  end,
}

scenario "Raising Hell brings an Abomination of your own Boot Hill, a dude, for what you have" {
  function(t)
    t:ghost_rock(1, 4)
    t:hand(1, 1)
    local dear = t:in_boot_hill { card = "ivor_hawley" }
    local plain = t:in_boot_hill { card = "olivia_jenks" }
    local theirs = t:in_boot_hill { player = 2, card = "bobo" }
    local away = t:in_discard_pile { card = "bobo" }
    local horror = t:in_boot_hill { card = "tyxarglenak" }
    local hex = shootout(t, "6C")
    t:use(hex)
    t:expect(t:zone(horror), "in_play", "the only one that fits is")
    for _, other in ipairs { dear, plain, theirs } do
      t:expect(t:zone(other), "boot_hill", "the others are in")
    end
    t:expect(t:zone(away), "discard_pile", "another is in")
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}
