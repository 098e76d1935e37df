scenario "Zoe Halbrook invents Weapons only" {
  function(t)
    local zoe = t:dude { card = "zoe_halbrook" }
    local weapon = t:in_hand { card = "flame_thrower" }
    local horse = t:in_hand { card = "mechanical_horse" }
    t:expect_true(not t:offers(horse), "no Horse")
    t:pulls(1, "8C")
    t:shop(weapon, zoe)
    t:expect(t:host(weapon), zoe, "who has the Weapon")
  end,
}

scenario "Zoe Halbrook keeps nobody else from inventing" {
  function(t)
    t:dude { card = "zoe_halbrook" }
    local scientist = t:dude { keywords = { "Mad Scientist 9" } }
    local horse = t:in_hand { card = "mechanical_horse" }
    t:pulls(1, "9C")
    t:shop(horse, scientist)
    t:expect(t:host(horse), scientist, "who has the Horse")
  end,
}

scenario "Zoe Halbrook is better for each Deputy where she is" {
  function(t)
    local zoe = t:dude { card = "zoe_halbrook" }
    t:dude { keywords = { "Deputy" }, at = "square" }
    t:dude {}
    t:expect(t:stat(zoe, "mad_scientist"), 0, "alone")
    t:dude { keywords = { "Deputy" } }
    t:dude { keywords = { "Deputy" } }
    t:dude { player = 2, keywords = { "Deputy" }, at = "home 1" }
    t:expect(t:stat(zoe, "mad_scientist"), 3, "with three Deputies")
  end,
}
