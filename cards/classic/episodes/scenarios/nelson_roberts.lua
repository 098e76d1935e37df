--- What player 1 pays to give the card to a dude of this kind.
local function price(t, spec, card)
  local dude = t:dude(spec)
  local goods = t:in_hand { card = card }
  t:ghost_rock(1, 20)
  t:shop(goods, dude)
  t:expect(t:host(goods), dude, "who has it")
  return 20 - t:ghost_rock(1)
end

scenario "Nelson Roberts gets Rifles for nothing" {
  function(t) t:expect(price(t, { card = "nelson_roberts" }, "bolt_action_rifle"), 0, "paid of 3") end,
}

scenario "Nelson Roberts pays for other goods" {
  function(t) t:expect(price(t, { card = "nelson_roberts" }, "hatchet"), 2, "paid") end,
}

scenario "Nelson Roberts: others pay for Rifles" {
  function(t)
    t:dude { card = "nelson_roberts" }
    t:expect(price(t, {}, "bolt_action_rifle"), 3, "paid")
  end,
}
