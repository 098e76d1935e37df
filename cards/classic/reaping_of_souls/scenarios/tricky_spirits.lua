--- A Shaman 1 curses, against 6; player 2 plays the card or not.
local function curse(t, pulled, plays)
  local shaman = t:dude { keywords = { "Shaman 1" } }
  local spell = t:spell { card = "curse", on = shaman }
  local card = t:in_hand { player = 2, card = "tricky_spirits" }
  local target = t:dude { player = 2, bullets = 3 }
  t:pulls(1, pulled)
  t:use(spell)
  t:choose(target)
  if plays then t:use(card) else t:pass() end
  return t:stat(target, "bullets")
end

scenario "Tricky Spirits: 9 of 9 fails" {
  function(t) t:expect(curse(t, "8C", true), 3, "bullets") end,
}

scenario "Tricky Spirits: 10 of 9 succeeds" {
  function(t) t:expect(curse(t, "9C", true), 2, "bullets") end,
}

scenario "Tricky Spirits need not be played" {
  function(t) t:expect(curse(t, "8C", false), 2, "bullets") end,
}

scenario "Tricky Spirits are for skills alone, before the pull" {
  function(t)
    local card = t:in_hand { card = "tricky_spirits" }
    local bow = t:in_hand { card = "get_on_your_feet" }
    local sleeper = t:dude { value = 5, booted = true }
    t:pulls(1, "5C")
    t:use(bow)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect_true(not t:is_booted(sleeper), "the dude is unbooted")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}
