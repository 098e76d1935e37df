--- What Tradin' offers at home: Desmond has the Claw and a hatchet, another dude of this kind nothing.
local function trade(t, spec)
  local desmond = t:dude { card = "desmond_quentin" }
  local other = t:dude(spec)
  t:goods { card = "the_claw", on = desmond }
  t:goods { card = "hatchet", on = desmond }
  t:take "Trade"
  return t:offers "The Claw", t:offers "Hatchet"
end

scenario "Desmond Quentin gives Gadgets to Agency dudes" {
  function(t) t:expect_true((trade(t, { card = "mr_slate" })), "a Gadget") end,
}

scenario "Desmond Quentin gives others no Gadget, but other goods" {
  function(t)
    local gadget, goods = trade(t, {})
    t:expect_true(not gadget, "no Gadget")
    t:expect_true(goods, "other goods")
  end,
}

scenario "Desmond Quentin: others give what they like" {
  function(t)
    t:dude { card = "desmond_quentin", at = "square" }
    t:goods { card = "the_claw", on = t:dude {} }
    t:dude {}
    t:take "Trade"
    t:expect_true(t:offers "The Claw", "a Gadget")
  end,
}
