--- Player 1's two dudes, of whom `shooter` shoots, with a pair.
local function fight(t, arm)
  local gun, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local foe = t:dude { player = 2, at = "square" }
  local shooter = arm(gun, friend)
  t:call_out(gun, foe)
  t:accept()
  t:join(friend)
  t:draws(1, "2C 2D 4H 9S TC")
  t:draws(2, "2S 3H 5C 9D TD")
  t:go_on_to "pick_shooter"
  t:choose(shooter)
  t:go_on_to "assign_casualty"
  return t:rank(1)
end

scenario "Quick-draw Holster: the hand is 1 rank higher" {
  function(t)
    local rank = fight(t, function(gun)
      t:goods { card = "quick_draw_holster", on = gun }
      return gun
    end)
    t:expect(rank, 3, "rank")
    t:expect(t:casualties(2), 2, "casualties")
  end,
}

scenario "Quick-draw Holster: the dude must be the shooter" {
  function(t)
    local rank = fight(t, function(gun, friend)
      t:goods { card = "quick_draw_holster", on = friend }
      return gun
    end)
    t:expect(rank, 2, "rank")
  end,
}

scenario "Quick-draw Holster: a second one does no more" {
  function(t)
    local rank = fight(t, function(gun)
      t:goods { card = "quick_draw_holster", on = gun }
      t:goods { card = "quick_draw_holster", on = gun }
      return gun
    end)
    t:expect(rank, 3, "rank")
  end,
}

scenario "Quick-draw Holster: another dude's does not count as a second one" {
  function(t)
    local rank = fight(t, function(gun, friend)
      t:goods { card = "quick_draw_holster", on = friend }
      t:goods { card = "blood_money", on = gun }
      t:goods { card = "quick_draw_holster", on = gun }
      return gun
    end)
    t:expect(rank, 3, "rank")
  end,
}
