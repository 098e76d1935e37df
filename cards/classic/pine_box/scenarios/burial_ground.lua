scenario "Burial Ground is worth more to the Sioux" {
  function(t)
    t:outfit { player = 1, card = "sioux_union" }
    local ground = t:deed { card = "burial_ground" }
    t:expect(t:stat(ground, "control"), 2, "control points")
    t:dude { player = 2, influence = 1, at = ground }
    t:expect(t:stat(ground, "control"), 1, "control points for somebody else")
  end,
}

--- A dude here casts a spell of this kind and difficulty 6.
local function cast(t, skill, spell, pulled, elsewhere)
  local ground = t:deed { card = "burial_ground" }
  local caster = t:dude { keywords = { skill .. " 1" }, at = not elsewhere and ground or "square" }
  local target = t:dude { player = 2, booted = true }
  local sleeper = t:dude { booted = true, bullets = 3, influence = 3, at = "square" }
  local card = t:spell { card = spell, on = caster }
  t:pulls(1, pulled)
  t:use(card)
  t:go_on_to("noon_play", 2)
  return t:happened "skill_check.succeeded"
end

scenario "Burial Ground: Spirits are 2 easier" {
  function(t) t:expect(cast(t, "Shaman", "breath_of_the_spirits", "4C"), 1, "checks that succeeded: 5 of 4") end,
}

scenario "Burial Ground: 4 is not enough for 4" {
  function(t) t:expect(cast(t, "Shaman", "breath_of_the_spirits", "3C"), 0, "checks that succeeded") end,
}

scenario "Burial Ground does not change Spirits elsewhere" {
  function(t) t:expect(cast(t, "Shaman", "breath_of_the_spirits", "5C", true), 0, "checks that succeeded: 6 of 6") end,
}

scenario "Burial Ground: Miracles are 4 harder" {
  function(t) t:expect(cast(t, "Blessed", "sacrifice", "9C"), 0, "checks that succeeded: 10 of 10") end,
}

scenario "Burial Ground: Miracles can still succeed" {
  function(t) t:expect(cast(t, "Blessed", "sacrifice", "TC"), 1, "checks that succeeded: 11 of 10") end,
}

scenario "Burial Ground: Gadgets are no harder" {
  function(t)
    local ground = t:deed { card = "burial_ground" }
    local scientist = t:dude { keywords = { "Mad Scientist 1" }, at = ground }
    local claw = t:in_hand { card = "the_claw" }
    t:pulls(1, "6C")
    t:shop(claw, scientist)
    t:expect(t:host(claw), scientist, "who has the Gadget: 7 of 6")
  end,
}
