--- A shootout of a dude with that value; the card is played. Cards in hand afterwards.
local function use(t, value)
  local card = t:in_hand { card = "inner_strength" }
  local calm = t:dude { value = value, at = "square" }
  local mark = t:dude { player = 2, value = 13, at = "square" }
  t:dude { value = 13, at = "square", booted = true }
  t:dude { value = 13 }
  t:call_out(calm, mark)
  t:accept()
  t:go_on_to("shootout_play", 1)
  t:use(card)
  t:expect_true(t:is_booted(calm), "the dude is booted")
  return t:hand_count(1)
end

scenario "Inner Strength draws 3 cards for a King" {
  function(t) t:expect(use(t, 13), 3, "cards in hand") end,
}

scenario "Inner Strength draws 1 card for a Jack" {
  function(t) t:expect(use(t, 11), 1, "cards in hand") end,
}

scenario "Inner Strength may draw nothing" {
  function(t) t:expect(use(t, 10), 0, "cards in hand") end,
}

scenario "Inner Strength needs an unbooted dude in the shootout" {
  function(t)
    local card = t:in_hand { card = "inner_strength" }
    local caller = t:dude { at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    t:call_out(caller, mark)
    t:accept()
    t:go_on_to("shootout_play", 1)
    local second = t:in_hand { card = "inner_strength" }
    t:use(card)
    t:go_on_to("shootout_play", 1)
    t:refuses(second)
  end,
}
