local function cast(t, pulled)
  local shaman = t:dude { keywords = { "Shaman 1" } }
  local spell = t:spell { card = "breath_of_the_spirits", on = shaman }
  local sleeper = t:dude { booted = true }
  t:dude { player = 2, booted = true }
  t:dude {}
  t:pulls(1, pulled)
  t:use(spell)
  return shaman, sleeper
end

scenario "Breath of the Spirits boots the Shaman to unboot another" {
  function(t)
    local shaman, sleeper = cast(t, "6C")
    t:expect_true(t:is_booted(shaman), "the Shaman is booted")
    t:expect_true(not t:is_booted(sleeper), "the dude is unbooted")
  end,
}

scenario "Breath of the Spirits boots nobody when it fails" {
  function(t)
    local shaman, sleeper = cast(t, "5C")
    t:expect_true(not t:is_booted(shaman), "the Shaman is not booted")
    t:expect_true(t:is_booted(sleeper), "the dude is booted")
  end,
}

scenario "Breath of the Spirits needs an unbooted Shaman" {
  function(t)
    local shaman = t:dude { keywords = { "Shaman 1" }, booted = true }
    local spell = t:spell { card = "breath_of_the_spirits", on = shaman }
    t:dude { booted = true }
    t:refuses(spell)
  end,
}
