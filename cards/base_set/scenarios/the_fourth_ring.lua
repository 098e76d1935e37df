-- Player 1 has the home; a Huckster of either player casts Shadow Walk at high noon.
local function cast(t, given)
  local ring = t:outfit { player = 1, card = "the_fourth_ring" }
  local player = given.player or 1
  local huckster = t:dude {
    player = player, keywords = { "Huckster 2" }, at = given.at or "square",
  }
  local hex = t:spell { player = player, card = "blood_curse", on = huckster }
  t:winner(player)
  t:pulls(player, given.pull or "9C")
  t:use(hex)
  return ring
end

scenario "The Fourth Ring: a card of the play hand for a ghost rock and a new card" {
  function(t)
    local spent = t:in_hand { card = "reserves" }
    t:hand(1, 1)
    local ring = cast(t, {})
    local drawn = t:draws(1, "2C")
    t:use(ring)
    t:choose(spent)
    t:expect(t:zone(spent), "discard_pile", "the card is in")
    t:expect(t:zone(drawn[1]), "hand", "the new card is in")
    t:expect(t:hand_count(1), 2, "cards in hand")
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect_true(t:is_booted(ring), "the home is booted")
  end,
}

scenario "The Fourth Ring: only away from home" {
  function(t)
    t:hand(1, 1)
    local ring = cast(t, { at = "home 1" })
    t:refuses(ring)
    t:expect((t:asked()), "noon_play", "what is asked")
  end,
}

scenario "The Fourth Ring: only for a spell that succeeds" {
  function(t)
    t:hand(1, 1)
    cast(t, { pull = "6C" })
    t:expect((t:asked()), "noon_play", "what is asked")
  end,
}

scenario "The Fourth Ring: only for a dude of yours" {
  function(t)
    t:hand(1, 1)
    cast(t, { player = 2 })
    t:expect((t:asked()), "noon_play", "what is asked")
  end,
}

scenario "The Fourth Ring: only with a card to discard" {
  function(t)
    cast(t, {})
    t:expect((t:asked()), "noon_play", "what is asked")
  end,
}

scenario "The Fourth Ring: inventing is no spell" {
  function(t)
    t:outfit { player = 1, card = "the_fourth_ring" }
    local workshop = t:deed {}
    local scientist = t:dude { keywords = { "Mad Scientist 2" }, at = workshop }
    local gadget = t:in_hand { card = "force_field" }
    t:hand(1, 1)
    t:pulls(1, "9C")
    t:shop(gadget, scientist)
    t:expect(t:host(gadget), scientist, "who has the Gadget")
    t:expect((t:asked()), "noon_play", "what is asked")
  end,
}
