-- Player 1's Huckster needs a 5 and pulls the black joker.
local function joker_is_pulled(t)
  local huckster = t:dude { card = "steele_archer" }
  local hex = t:spell { card = "shadow_walk", on = huckster }
  local joker = t:on_top_of_deck { card = "joker_black" }
  t:use(hex)
  t:choose "home 2"
  t:expect(select(2, t:asked()), 1, "who says what it is")
  return huckster, joker
end

scenario "Joker (black) in a pull is what its owner says at once, and is aced" {
  proves = { "RR-JOKER-002" },
  function(t)
    local huckster, joker = joker_is_pulled(t)
    t:take "5 of spades"
    t:expect(t:where(huckster), t:place "home 2", "where the Huckster is")
    t:expect(t:zone(joker), "boot_hill", "the joker is in")
  end,
}

scenario "Joker (black) may be pulled too low" {
  function(t)
    local huckster, joker = joker_is_pulled(t)
    t:take "4 of spades"
    t:expect(t:where(huckster), t:place "home 1", "where the Huckster is")
    t:expect(t:zone(joker), "boot_hill", "the joker is in")
  end,
}
