-- Player 1 against two dudes of player 2, who cheats; and what the hands are.
local function showdown(t, mine)
  local card = t:in_hand { card = "im_your_huckleberry" }
  local gun = t:dude { at = "square" }
  local foe = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  local away = t:dude { player = 2, at = "home 2" }
  t:draws(1, mine or "KC QD 5H 2S 3D")
  t:draws(2, "9C 9C 4D 7H JS")
  t:call_out(gun, foe)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("resolution_play", 1)
  return { card = card, gun = gun, foe = foe, other = other, away = away }
end

scenario "I'm Your Huckleberry: with a legal hand you pick who comes over" {
  function(t)
    local s = showdown(t)
    t:use(s.card)
    local _, player = t:asked()
    t:expect(player, 1, "who picks")
    t:expect_true(not t:offers(s.gun), "nobody of the own posse")
    t:expect_true(not t:offers(s.away), "nobody from elsewhere")
    t:choose(s.other)
    t:expect(t:side(s.other), 1, "the dude's side")
    t:expect(t:controller(s.other), 1, "whose the dude is")
    t:expect(t:side(s.foe), 2, "the other's side")
  end,
}

scenario "I'm Your Huckleberry: after the shootout the dude goes home booted" {
  function(t)
    local s = showdown(t)
    t:use(s.card)
    t:choose(s.other)
    t:go_on_to("assign_casualty", 1)
    t:discard(s.gun)
    t:done()
    t:go_on_to "shootout_play"
    t:expect(t:controller(s.other), 1, "whose the dude is in the next round")
    t:draws(1, "9C 9S 9D 9H 4S")
    t:draws(2, "KC QD 5H 2S 3D")
    t:go_on_to "noon_play"
    t:expect(t:controller(s.other), 2, "whose the dude is then")
    t:expect(t:where(s.other), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(s.other), "booted")
  end,
}

scenario "I'm Your Huckleberry: if you cheat too the opponent picks" {
  function(t)
    local s = showdown(t, "KC KC 5H 2S 3D")
    t:use(s.card)
    local _, player = t:asked()
    t:expect(player, 2, "who picks")
    t:choose(s.foe)
    t:expect(t:side(s.foe), 1, "the dude's side")
  end,
}

scenario "I'm Your Huckleberry: who is no more does not go home" {
  function(t)
    local s = showdown(t)
    t:use(s.card)
    t:choose(s.other)
    t:go_on_to("assign_casualty", 1)
    t:discard(s.other)
    t:go_on_to "noon_play"
    t:expect(t:zone(s.other), "discard_pile", "the dude is in")
  end,
}
