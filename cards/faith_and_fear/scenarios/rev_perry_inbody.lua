--- Perry in the town square; his check is a pull and 2, against 9.
local function preach(t, pulled)
  local perry = t:dude { card = "rev_perry_inbody", at = "square" }
  local dog = t:dude { card = "philip_swinford", booted = true }
  t:pulls(1, pulled)
  t:use(perry)
  return perry, dog
end

scenario "Rev. Perry Inbody unboots a Law Dog nearby, and himself" {
  function(t)
    local mine = t:deed { player = 2, keywords = { "Out of Town" } }
    local far = t:dude { player = 2, card = "abram_grothe", booted = true, at = mine }
    local plain = t:dude { booted = true, at = "square" }
    local perry, dog = preach(t, "7C")
    t:expect_true(t:offers(dog), "a Law Dog at an adjacent place")
    t:expect_true(not t:offers(far), "none who is far away")
    t:expect_true(not t:offers(plain), "nobody else")
    t:choose(dog)
    t:expect_true(not t:is_booted(dog), "the Law Dog is unbooted")
    t:expect_true(not t:is_booted(perry), "Perry is unbooted")
    t:until_turn_of(1)
    t:refuses(perry)
  end,
}

scenario "Rev. Perry Inbody fails below 9" {
  function(t)
    local perry, dog = preach(t, "6C")
    t:expect_true(t:is_booted(dog), "the Law Dog is booted")
    t:expect_true(t:is_booted(perry), "Perry is booted")
  end,
}

scenario "Rev. Perry Inbody must be unbooted" {
  function(t)
    t:refuses(t:dude { card = "rev_perry_inbody", booted = true })
  end,
}
