-- A hex of player 2 sends a dude home whose grit is the difficulty.
local function blasted(t, place, booted)
  local abel = t:dude { card = "abel_pike", at = place or "square", booted = booted }
  local friend = t:dude { bullets = 0, value = 1, at = "square" }
  local huckster = t:dude { player = 2, keywords = { "Huckster 1" }, at = "square" }
  local hex = t:spell { player = 2, card = "soul_blast", on = huckster }
  t:winner(2)
  t:call_out(huckster, friend)
  t:accept()
  return abel, friend, huckster, hex
end

scenario "Abel Pike keeps a friend from being sent home" {
  function(t)
    local abel, friend, _, hex = blasted(t)
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "4C")
    t:use(hex)
    t:choose(friend)
    t:use(abel)
    t:expect(t:where(friend), t:place "square", "where the friend is")
    t:expect_true(t:is_booted(friend), "the friend is booted")
    t:expect(t:side(friend), 2, "the friend is still in the posse")
    t:expect_true(t:is_booted(abel), "so is Abel")
  end,
}

scenario "Abel Pike need not help" {
  function(t)
    local abel, friend, _, hex = blasted(t)
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "4C")
    t:use(hex)
    t:choose(friend)
    t:expect_true(t:can_use(abel), "he could")
    t:pass()
    t:expect(t:where(friend), t:place "home 1", "where the friend is")
    t:expect_true(not t:is_booted(abel), "Abel is unbooted")
  end,
}

scenario "Abel Pike helps only where he is" {
  function(t)
    local abel, friend, _, hex = blasted(t, "home")
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "4C")
    t:use(hex)
    t:choose(friend)
    t:expect(t:where(friend), t:place "home 1", "where the friend is")
    t:expect_true(not t:is_booted(abel), "Abel is unbooted")
  end,
}

scenario "Abel Pike cannot help himself" {
  function(t)
    local abel, _, _, hex = blasted(t)
    t:go_on_to("join_posse", 1)
    t:join(abel)
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "JC")
    t:use(hex)
    t:choose(abel)
    t:expect(t:where(abel), t:place "home 1", "where he is")
  end,
}

scenario "Abel Pike does not help the other side" {
  function(t)
    local abel, _, huckster, hex = blasted(t)
    t:go_on_to("join_posse", 1)
    t:join(abel)
    t:booted(abel, false)
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "AC")
    t:use(hex)
    t:choose(abel)
    t:expect(t:where(huckster), t:place "home 2", "where the Huckster is, whose hex failed")
    t:expect_true(not t:is_booted(abel), "Abel is unbooted")
  end,
}

scenario "Abel Pike is of no use once booted" {
  function(t)
    local _, friend, _, hex = blasted(t, "square", true)
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "4C")
    t:use(hex)
    t:choose(friend)
    t:expect(t:where(friend), t:place "home 1", "where the friend is")
  end,
}
