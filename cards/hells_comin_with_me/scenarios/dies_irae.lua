--- A Blessed with the hymn faces three dudes; so many studs and draws lie in Boot Hill. It is cast.
local function cast(t, pulled, studs, draws)
  local blessed = t:dude { bullets = 1, keywords = { "Blessed 2" }, at = "square" }
  local hymn = t:spell { card = "dies_irae", on = blessed }
  local foes = {}
  for i = 1, 3 do foes[i] = t:dude { player = 2, bullets = 0, at = "square" } end
  local dead = {}
  for i = 1, studs do dead[i] = t:in_boot_hill { card = "barton_everest" } end
  for i = 1, draws do dead[studs + i] = t:in_boot_hill { card = "arnold_mccadish" } end
  t:pass()
  t:call_out(foes[1], blessed)
  t:accept()
  t:join(foes[2])
  t:join(foes[3])
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(hymn)
  t:expect_true(t:is_booted(hymn), "the hymn is booted")
  return dead, foes, blessed
end

scenario "Dies Irae: the dead stand behind the shooter" {
  function(t)
    local dead, foes = cast(t, "6C", 3, 2)
    t:go_on_to("choose_cards", 1)
    for i = 1, 4 do t:choose(dead[i]) end
    t:expect_true(not t:offers(dead[5]), "4 at most")
    local mine = t:draws(1, "2C 3D KH 6S 8C 9D TH JS")
    t:draws(1, "KC KD")
    t:draws(2, "2D 3H 4S 6C 8D")
    t:done()
    t:go_on_to("draw_discards", 1)
    t:expect(t:count(1, "draw_hand"), 8, "5 cards and 3 studs")
    for i = 1, 2 do t:choose(mine[i]) end
    t:expect_true(not t:offers(mine[4]), "2 at most: the shooter's bullet and a draw")
    t:done()
    t:go_on_to "assign_casualty"
    for i = 1, 3 do t:discard(foes[i]) end
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(dead[1]), "boot_hill", "the dead stay in")
  end,
}

scenario "Dies Irae: only dudes of your own Boot Hill" {
  function(t)
    local gun = t:in_boot_hill { card = "shotgun" }
    local theirs = t:in_boot_hill { player = 2, card = "barton_everest" }
    local dead = cast(t, "6C", 1, 0)
    t:go_on_to("choose_cards", 1)
    t:expect_true(t:offers(dead[1]), "the dude")
    t:expect_true(not t:offers(gun) and not t:offers(theirs), "no other card")
    t:choose(dead[1])
  end,
}

--- The draw hands of a round that player 1 wins by 1 rank, and one foe falls.
local function round(t, foe)
  t:go_on_to("assign_casualty", 2)
  t:discard(foe)
  t:done()
  t:go_on_to("flee", 2)
  t:done()
end

scenario "Dies Irae lasts for the round, and your dudes do not flee" {
  function(t)
    local dead, foes, blessed = cast(t, "6C", 0, 1)
    t:go_on_to("choose_cards", 1)
    t:choose(dead[1])
    local first = t:draws(1, "2C 3D 4H 8S 8C")
    t:draws(1, "9D TH")
    t:draws(2, "2D 3H 4S 6C 8D")
    t:done()
    t:go_on_to("draw_discards", 1)
    t:choose(first[1])
    t:choose(first[2])
    t:done()
    round(t, foes[1])
    t:expect((t:asked()), "shootout_play", "the next round, and nobody was asked to flee")
    t:expect(t:side(blessed), 2, "the Blessed is still there")
    local second = t:draws(1, "2H 3S 4C 6D 6H")
    t:draws(1, "KS")
    t:draws(2, "2S 3C 4D 6H 8S")
    t:go_on_to("draw_discards", 1)
    t:choose(second[1])
    t:expect_true(not t:offers(second[2]), "1 at most: the shooter's bullet")
    t:done()
    round(t, foes[2])
    t:go_on_to("flee", 1)
    t:expect_true(t:offers(blessed), "now the Blessed may flee")
  end,
}

scenario "Dies Irae: the dead need not come" {
  function(t)
    cast(t, "6C", 1, 0)
    t:go_on_to("choose_cards", 1)
    t:draws(1, "2C 3D 4H 6S 8C")
    t:draws(2, "2D 3H 4S 6C 8D")
    t:done()
    t:go_on_to("draw_discards", 1)
    t:expect(t:count(1, "draw_hand"), 5, "cards")
  end,
}

scenario "Dies Irae fails with 7" {
  function(t)
    cast(t, "5C", 1, 0)
    t:draws(1, "2C 3D 4H 6S 8C")
    t:draws(2, "2D 3H 4S 6C 8D")
    t:go_on_to("draw_discards", 1)
    t:expect(t:count(1, "draw_hand"), 5, "cards")
  end,
}
