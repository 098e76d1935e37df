-- Player 1 of the Stables, with a rider at home; on top of the deck is a card to draw.
local function stables(t)
  local home = t:outfit { player = 1, card = "morgan_stables" }
  local rider = t:dude {}
  local horse = t:goods { card = "mustang", on = rider }
  local turn = t:in_hand { card = "one_good_turn" }
  return { home = home, rider = rider, horse = horse, turn = turn }
end

scenario "Morgan Stables: a dude has moved, a card is drawn and one discarded, another play follows" {
  function(t)
    local s = stables(t)
    t:draws(1, "7H")
    t:use(s.horse)
    t:choose "square"
    t:use(s.home)
    t:expect(t:hand_count(1), 2, "cards in hand, one drawn")
    t:choose(s.turn)
    t:expect(t:zone(s.turn), "discard_pile", "the card is in")
    t:expect(t:hand_count(1), 1, "cards in hand")
    t:expect_true(t:is_booted(s.home), "the home is booted")
    local asked, player = t:asked()
    t:expect(asked, "noon_play", "what is asked")
    t:expect(player, 1, "who is asked")
  end,
}

scenario "Morgan Stables: the other play is no actin'" {
  function(t)
    local s = stables(t)
    local scraps = t:in_hand {}
    local kevin = t:dude { card = "kevin_wainwright" }
    t:dude { player = 2, keywords = { "Huckster 1" }, at = "home 2" }
    t:draws(1, "7H")
    t:use(s.horse)
    t:choose "square"
    t:use(s.home)
    t:choose(scraps)
    t:refuses(kevin)
    t:refuses(s.turn)
    t:move(kevin, "square")
    t:pass()
    t:use(kevin)
    t:expect(t:where(kevin), t:place "home 2", "Kevin acts in the next turn")
  end,
}

scenario "Morgan Stables: one may pass, and then act again" {
  function(t)
    local s = stables(t)
    t:draws(1, "7H")
    t:use(s.horse)
    t:choose "square"
    t:use(s.home)
    t:choose(s.turn)
    t:pass()
    local kevin = t:dude { card = "kevin_wainwright" }
    t:dude { player = 2, keywords = { "Huckster 1" }, at = "home 2" }
    local _, player = t:asked()
    t:expect(player, 2, "who is asked")
    t:move(t:dude { player = 2 }, "square")
    t:expect_true(t:can_use(kevin), "Kevin may act")
  end,
}

scenario "Morgan Stables: a Shootout ability that has moved a dude will do too" {
  function(t)
    local s = stables(t)
    local pinto = t:goods { card = "pinto", on = t:dude {} }
    local sun = t:in_hand { card = "sun_in_yer_eyes" }
    local caller, foe = t:dude { at = "square" }, t:dude { player = 2, bullets = 2, at = "square" }
    t:call_out(caller, foe)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:draws(1, "7H")
    t:use(pinto)
    t:use(s.home)
    t:choose(s.turn)
    local asked, player = t:asked()
    t:expect(asked, "shootout_play", "what is asked")
    t:expect(player, 1, "who is asked")
    t:use(sun)
    t:choose(foe)
    t:expect(t:stat(foe, "bullets"), 0, "in a shootout any play may follow")
  end,
}

scenario "Morgan Stables: first all of the ability, then the other play" {
  proves = { "RC-CARD-183" },
  function(t)
    local s = stables(t)
    local down = t:in_hand { card = "run_em_down" }
    local quarry = t:dude { player = 2, at = "square" }
    local third = t:dude {}
    t:use(down)
    t:yes()
    t:go_on_to("shootout_play", 1)
    t:refuses(s.home)
    t:draws(1, "KC KD 5H 5S 8C")
    t:draws(2, "9C 9D 5D 2S 8D")
    t:go_on_to("assign_casualty", 2)
    t:discard(quarry)
    t:done()
    t:go_on_to("react", 1)
    t:expect(t:zone(quarry), "discard_pile", "the shootout is over: the quarry is in")
    t:draws(1, "7H")
    t:use(s.home)
    t:choose(s.turn)
    t:move(third, "square")
    t:expect(t:where(third), t:place "square", "then the third dude moves to")
  end,
}

local function refuses(what, play)
  scenario("Morgan Stables does not answer " .. what) {
    function(t)
      local s = stables(t)
      play(t, s)
      t:refuses(s.home)
      t:expect_true(not t:is_booted(s.home), "the home is not booted")
    end,
  }
end

refuses("the Movin' play", function(t, s) t:move(s.rider, "square") end)
refuses("an ability that moves nobody", function(t, s) t:use(s.turn) end)
refuses("an ability that moves another player's dude", function(t)
  local hex = t:spell { card = "red_horses_tail", on = t:place "home" }
  local shaman = t:dude { keywords = { "Shaman 3" }, at = "square" }
  t:expect_true(hex ~= nil, "the Totem")
  local whip = t:in_hand { card = "pistol_whip" }
  local foe = t:dude { player = 2, at = "square" }
  t:call_out(shaman, foe)
  t:accept()
  t:go_on_to("shootout_play", 1)
  t:use(whip)
end)
refuses("another player's ability", function(t)
  local horse = t:goods { player = 2, card = "mustang", on = t:dude { player = 2 } }
  t:pass()
  t:use(horse)
  t:choose "square"
end)

refuses("a React that moves a dude", function(t)
  local arnold, gun = t:dude { card = "arnold_mccadish" }, t:dude { value = 2, at = "square" }
  t:call_out(gun, t:dude { player = 2, at = "square" })
  t:accept()
  t:draws(1, "2C 3D 4H 9S TC")
  t:draws(2, "2D 2H 5C 9D TD")
  t:go_on_to("assign_casualty", 1)
  t:pulls(1, "9C")
  t:discard(gun)
  t:done()
  t:use(arnold)
end)

scenario "Morgan Stables: the first Horse of a day costs 1 less" {
  function(t)
    local s = stables(t)
    local first, second, third, cat = t:in_hand { card = "roan" }, t:in_hand { card = "pinto" },
        t:in_hand { card = "mustang" }, t:in_hand { card = "shotgun" }
    local dudes = { t:dude {}, t:dude {}, t:dude {} }
    local costs = { roan = t:stat(first, "cost"), pinto = t:stat(second, "cost"),
                    mustang = t:stat(third, "cost"), shotgun = t:stat(cat, "cost") }
    t:shop(cat, dudes[1])
    t:pass()
    t:expect(t:ghost_rock(1), 10 - costs.shotgun, "what is no Horse costs what it costs")
    t:ghost_rock(1, 20)
    t:shop(first, dudes[1])
    t:pass()
    t:expect(t:ghost_rock(1), 21 - costs.roan, "the first Horse")
    t:ghost_rock(1, 20)
    t:shop(second, dudes[2])
    t:pass()
    t:expect(t:ghost_rock(1), 20 - costs.pinto, "the second Horse")
    t:until_day(2)
    t:until_phase "noon"
    t:ghost_rock(1, 20)
    t:go_on_to("noon_play", 1)
    t:shop(third, dudes[3])
    t:expect(t:ghost_rock(1), 21 - costs.mustang, "the first of the next day")
    t:expect_true(not t:is_booted(s.home), "that boots nothing")
  end,
}

scenario "Morgan Stables: other players' Horses are not cheaper, and do not count" {
  function(t)
    stables(t)
    t:winner(2)
    local theirs = t:in_hand { player = 2, card = "roan" }
    local mine = t:in_hand { card = "roan" }
    local cost = t:stat(theirs, "cost")
    local rider = t:dude {}
    t:shop(theirs, t:dude { player = 2 })
    t:expect(t:ghost_rock(2), 10 - cost, "their stash")
    t:shop(mine, rider)
    t:expect(t:ghost_rock(1), 11 - cost, "the own stash")
  end,
}
