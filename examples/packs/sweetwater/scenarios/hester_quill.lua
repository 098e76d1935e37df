local function cast(t, pulled)
  local hester = t:dude { card = "hester_quill", at = "square" }
  local hex = t:spell { card = "pull_of_the_current", on = hester }
  local held = t:in_hand {}
  local mill = t:deed { player = 2 }
  t:dude { player = 2, at = mill }
  t:pulls(1, pulled)
  t:use(hex)
  return held
end

scenario "Hester Quill draws and discards when a spell works" {
  function(t)
    local held = cast(t, "7C 2D")
    t:choose(held)
    t:expect(t:zone(held), "discard_pile", "the card discarded is in")
    t:expect(t:hand_count(1), 1, "cards in hand")
    t:expect(t:count(1, "discard_pile"), 2, "with the card pulled")
  end,
}

scenario "Hester Quill does nothing when it fails" {
  function(t)
    local held = cast(t, "2C")
    t:expect(t:zone(held), "hand", "the card is still in")
    t:expect(t:hand_count(1), 1, "cards in hand")
    t:expect(t:ghost_rock(1), 9, "the stash")
  end,
}

scenario "Hester Quill does nothing for another's spell" {
  function(t)
    t:dude { card = "hester_quill", at = "square" }
    local other = t:dude { keywords = { "Huckster 1" }, at = "square" }
    local hex = t:spell { card = "pull_of_the_current", on = other }
    local held = t:in_hand {}
    local mill = t:deed { player = 2 }
    t:dude { player = 2, at = mill }
    t:pulls(1, "9C")
    t:use(hex)
    t:expect(t:zone(held), "hand", "the card is still in")
    t:expect(t:hand_count(1), 1, "cards in hand")
  end,
}
