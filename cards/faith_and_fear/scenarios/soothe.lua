local function soothe(t, pulled, booted)
  local blessed = t:dude { keywords = { "Blessed 2" }, at = "square", booted = booted }
  local prayer = t:spell { card = "soothe", on = blessed }
  if pulled then t:pulls(1, pulled) end
  return prayer, blessed
end

scenario "Soothe unboots another dude near the Blessed, who boots" {
  function(t)
    local prayer, blessed = soothe(t, "8C")
    local weary = t:dude { booted = true }
    local theirs = t:dude { player = 2, booted = true, at = "square" }
    local rested = t:dude { at = "square" }
    local far = t:dude { booted = true, at = t:deed { keywords = { "Out of Town" } } }
    t:use(prayer)
    t:expect_true(t:offers(theirs), "anybody's")
    for _, no in ipairs { rested, far, blessed } do
      t:expect_true(not t:offers(no), "nobody else")
    end
    t:choose(weary)
    t:expect_true(not t:is_booted(weary), "the dude is unbooted")
    t:expect_true(t:is_booted(theirs), "another is not")
    t:expect_true(t:is_booted(blessed), "the Blessed is booted")
    t:expect_true(t:is_booted(prayer), "the spell is booted")
  end,
}

scenario "Soothe fails below 10" {
  function(t)
    local prayer, blessed = soothe(t, "7C")
    local weary = t:dude { booted = true }
    t:use(prayer)
    t:expect_true(t:is_booted(weary), "the dude is booted")
    t:expect_true(not t:is_booted(blessed), "the Blessed is not")
    t:expect_true(t:is_booted(prayer), "the spell is booted")
  end,
}

scenario "Soothe wants an unbooted Blessed, and somebody else" {
  function(t)
    local prayer, blessed = soothe(t, nil, true)
    t:refuses(prayer)
    t:dude { booted = true }
    t:until_turn_of(1)
    t:refuses(prayer)
    t:booted(blessed, false)
    t:until_turn_of(1)
    t:expect_true(t:can_use(prayer), "unbooted")
  end,
}
