-- A dude of 1 bullet with a gun of 1, 2 more by Charlie's Place, fights there with the Mixer.
local function fight(t, drinker)
  local place = t:deed { card = "charlies_place" }
  local mixer = t:dude { card = "the_mixer", at = place }
  local dude = t:dude { bullets = 1, at = place }
  t:goods { bullets = 1, on = dude }
  local foe = t:dude { player = 2, bullets = 3, influence = 0, at = place }
  t:dude { player = 2, influence = 2 }
  local sun = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
  t:use(place)
  t:choose(dude)
  t:choose(1)
  t:until_turn_of(1)
  t:call_out(dude, foe)
  t:accept()
  t:join(mixer)
  t:use(mixer)
  t:choose(drinker == "foe" and foe or dude)
  return dude, foe, sun, mixer
end

scenario "The Mixer leaves a dude the bullets of print and goods" {
  function(t)
    local dude, foe, sun, mixer = fight(t)
    t:expect(t:stat(dude, "bullets"), 2, "bullets")
    t:expect_true(not t:is_booted(mixer), "the Mixer does not boot")
    t:use(sun)
    t:choose(dude)
    t:expect(t:stat(dude, "bullets"), 2, "bullets, whatever comes later")
    t:expect(t:stat(foe, "bullets"), 3, "bullets of the foe")
    t:draws(1, "2C 2D 5H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to "noon_play"
    t:expect(t:stat(dude, "bullets"), 4, "bullets after the shootout")
  end,
}

scenario "The Mixer may choose a foe" {
  function(t)
    local dude, foe, sun = fight(t, "foe")
    t:expect(t:stat(dude, "bullets"), 4, "bullets of the other")
    t:use(sun)
    t:choose(foe)
    t:expect(t:stat(foe, "bullets"), 3, "bullets of the foe")
  end,
}

scenario "The Mixer: what another dude's goods do is a change as any other" {
  function(t)
    local dude, foe = fight(t)
    t:use(t:goods { card = "holy_wheel_gun", on = foe })
    t:choose(dude)
    t:expect(t:stat(dude, "bullets"), 2, "bullets")
  end,
}

scenario "The Mixer: what the dude's own spells do is a change too" {
  function(t)
    local mixer = t:dude { card = "the_mixer", at = "square" }
    local dude = t:dude { keywords = { "Blessed 9" }, at = "square" }
    local miracle = t:spell { card = "holy_roller", on = dude }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(dude, foe)
    t:accept()
    t:join(mixer)
    t:use(mixer)
    t:expect_true(not t:offers(miracle), "no spell drinks")
    t:choose(dude)
    t:until_turn_of(1)
    t:pulls(1, "KC")
    t:use(miracle)
    t:expect(t:stat(dude, "bullets"), 0, "bullets")
  end,
}
