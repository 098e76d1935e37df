-- What the classic ruleset lets everybody do with Weapons: change over to another one.

local at_noon = "Noon: A dude with a ready and an unready Weapon"
local in_shootout = "Shootout: A dude whose ready Weapon was not used"

--- A dude in the square with a ready Weapon (the card, or a plain one) and an unready one.
local function armed(t, ready)
  local dude = t:dude { title = "Lee", bullets = 1, at = "square" }
  local small = t:goods { card = ready, title = not ready and "Small Gun" or nil, bullets = not ready and 1 or nil,
                          keywords = not ready and { "Weapon" } or nil, on = dude }
  local big = t:goods { title = "Big Gun", bullets = 3, keywords = { "Weapon" }, on = dude }
  return dude, small, big
end

--- His shootout with a dude of player 2, at his player's first play.
local function fight(t, dude)
  t:call_out(dude, t:dude { player = 2, title = "May", value = 9, at = "square" })
  t:accept()
  t:go_on_to("shootout_play", 1)
end

scenario "Classic: at noon a dude changes over to another Weapon, once a day" {
  ruleset = "classic",
  proves = { "CL-WEAPON-005" },
  function(t)
    local dude = armed(t)
    local other = t:dude { title = "Abe", bullets = 1 }
    t:goods { title = "Old Gun", bullets = 1, keywords = { "Weapon" }, on = other }
    t:goods { title = "New Gun", bullets = 2, keywords = { "Weapon" }, on = other }
    t:expect(t:stat(dude, "bullets"), 2, "with the small gun the bullets are")
    t:take(at_noon)
    t:choose(dude)
    t:expect(t:stat(dude, "bullets"), 4, "with the big one")
    t:expect(t:is_booted(dude), false, "he is booted")
    t:until_turn_of(1)
    t:take(at_noon)
    t:expect(t:stat(dude, "bullets"), 4, "he has changed over today; his bullets")
    t:expect(t:stat(other, "bullets"), 3, "the other's bullets")
    t:until_turn_of(1)
    t:expect(t:offers(at_noon), false, "nobody is left: it is offered")
    t:until_day(2)
    t:until_turn_of(1)
    t:expect(t:offers(at_noon), true, "the next day it is offered")
  end,
}

scenario "Classic: in a shootout a dude changes over once, whatever he did at noon" {
  ruleset = "classic",
  proves = { "CL-SHOOT-006" },
  function(t)
    local dude = armed(t)
    t:take(at_noon)
    t:expect(t:stat(dude, "bullets"), 4, "with the big gun the bullets are")
    t:until_turn_of(1)
    fight(t, dude)
    t:take(in_shootout)
    t:expect(t:stat(dude, "bullets"), 2, "with the small one")
    t:go_on_to("shootout_play", 1)
    t:expect(t:offers(in_shootout), false, "it is offered once more")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3C 4S 9H TD")
    t:until_phase "sundown"
  end,
}

scenario "Classic: who is not in the shootout does not change over in it" {
  ruleset = "classic",
  proves = { "CL-SHOOT-006" },
  function(t)
    local dude = t:dude { title = "Ann", at = "square" }
    local away = t:dude { title = "Abe", bullets = 1 }
    t:goods { title = "Old Gun", bullets = 1, keywords = { "Weapon" }, on = away }
    t:goods { title = "New Gun", bullets = 2, keywords = { "Weapon" }, on = away }
    fight(t, dude)
    t:expect(t:offers(in_shootout), false, "it is offered")
  end,
}

scenario "Classic: a Weapon used in a shootout stays ready in it" {
  ruleset = "classic",
  proves = { "CL-WEAPON-006", "CT-WEAPON-001" },
  function(t)
    local dude, gun = armed(t, "the_ammo_matic")
    fight(t, dude)
    t:expect(t:offers(in_shootout), true, "before it is used he may change over: it is offered")
    t:use(gun)
    t:go_on_to("shootout_play", 1)
    t:expect(t:offers(in_shootout), false, "after that it is offered")
    t:expect(t:stat(dude, "bullets"), 3, "the bullets are")
  end,
}
