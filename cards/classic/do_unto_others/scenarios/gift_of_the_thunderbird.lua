--- What player 1 pays to attach the gift to this dude.
local function price(t, spec)
  local dude = t:dude(spec)
  local gift = t:in_hand { card = "gift_of_the_thunderbird" }
  t:shop(gift, dude)
  t:expect(t:host(gift), dude, "who has it")
  return 10 - t:ghost_rock(1)
end

scenario "Gift of the Thunderbird costs a Sioux nothing" {
  function(t) t:expect(price(t, { card = "feather_in_his_hair" }), 0, "paid") end,
}

scenario "Gift of the Thunderbird costs a Texas Ranger nothing" {
  function(t) t:expect(price(t, { card = "sergeant_sean_slade" }), 0, "paid") end,
}

scenario "Gift of the Thunderbird costs others 3" {
  function(t) t:expect(price(t, {}), 3, "paid") end,
}

scenario "Gift of the Thunderbird aces the Hexes of a Huckster near" {
  function(t)
    local bearer = t:dude { at = "square" }
    local gift = t:goods { card = "gift_of_the_thunderbird", on = bearer }
    local witch = t:dude { player = 2, keywords = { "Huckster 1", "Blessed 1" }, at = "home 2" }
    local plain = t:dude { player = 2, at = "square" }
    local deed = t:deed { player = 2, keywords = { "Out of Town" } }
    local far = t:dude { player = 2, keywords = { "Huckster 1" }, at = deed }
    local one = t:spell { player = 2, keywords = { "Hex" }, on = witch }
    local two = t:spell { player = 2, keywords = { "Hex" }, on = witch }
    local third = t:goods { player = 2, on = witch }
    local miracle = t:spell { player = 2, keywords = { "Miracle" }, on = witch }
    local kept = t:spell { player = 2, keywords = { "Hex" }, on = far }
    t:use(gift)
    t:expect(t:zone(gift), "boot_hill", "the gift is in")
    t:expect(t:zone(one), "boot_hill", "a Hex is in")
    t:expect(t:zone(two), "boot_hill", "the other Hex is in")
    t:expect(t:zone(miracle), "in_play", "another spell is")
    t:expect(t:zone(third), "in_play", "goods are")
    t:expect(t:zone(kept), "in_play", "the Hex of a Huckster far away is")
    t:expect(t:zone(plain), "in_play", "dudes are")
  end,
}

scenario "Gift of the Thunderbird is of no use against Hucksters far away, and others near" {
  function(t)
    local deed = t:deed { player = 2, keywords = { "Out of Town" } }
    local gift = t:goods { card = "gift_of_the_thunderbird", on = t:dude { at = "square" } }
    t:spell { player = 2, keywords = { "Hex" }, on = t:dude { player = 2, keywords = { "Huckster 1" }, at = deed } }
    t:spell { player = 2, keywords = { "Hex" }, on = t:dude { player = 2, at = "square" } }
    t:refuses(gift)
  end,
}
