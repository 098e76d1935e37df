local function round(t, given)
  local lydia = t:dude { card = "lydia_bear_hands", at = "square" }
  local spirit = t:spell { on = lydia, keywords = { "Spirit" }, booted = given.booted }
  local friend = t:dude { at = "square" }
  local absent = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local shaman = t:dude { keywords = { "Shaman 0" }, at = "square" }
  local other = t:spell { on = shaman, keywords = { "Spirit" } }
  t:call_out(friend, rival)
  t:accept()
  t:join(lydia)
  t:join(shaman)
  t:done()
  t:draws(1, "9C 8D TH 4S 6D")
  t:draws(2, "KC KD KH 2S 3D")
  t:go_on_to("resolution_play", 1)
  return lydia, spirit, friend, { absent, rival, other }, shaman
end

scenario "Lydia Bear-Hands: your dude is Harrowed for the shootout" {
  function(t)
    local lydia, spirit, friend, outside, shaman = round(t, {})
    t:use(lydia)
    for _, card in ipairs(outside) do t:expect_true(not t:offers(card), "not outside the posse") end
    t:expect_true(t:offers(lydia) and t:offers(shaman), "any dude of the posse")
    t:choose(friend)
    t:expect_true(t:is_booted(lydia), "she is booted")
    t:expect_true(t:is_booted(spirit), "the Spirit is booted")
    t:expect_true(t:has(friend, "Harrowed"), "the dude is Harrowed")
    t:expect_true(not t:has(lydia, "Harrowed"), "nobody else is")
    t:go_on_to("assign_casualty", 1)
    t:ace(friend)
    t:done()
    t:expect(t:zone(friend), "boot_hill", "the dude covers 3 and is in")
  end,
}

scenario "Lydia Bear-Hands: it lasts into the next round, and no longer" {
  function(t)
    local lydia, _, friend = round(t, {})
    t:use(lydia)
    t:choose(friend)
    t:go_on_to("assign_casualty", 1)
    t:ace(lydia)
    t:send_home(friend)
    t:done()
    t:expect_true(t:has(friend, "Harrowed"), "Harrowed after the round")
    t:go_on_to("shootout_play", 1)
    t:expect_true(t:has(friend, "Harrowed"), "Harrowed in the next one")
    t:go_on_to "noon_play"
    t:expect_true(not t:has(friend, "Harrowed"), "not Harrowed at Noon")
  end,
}

scenario "Lydia Bear-Hands needs an unbooted Spirit of her own" {
  function(t)
    local lydia = round(t, { booted = true })
    t:refuses(lydia)
  end,
}

scenario "Lydia Bear-Hands: goods and other spells are no Spirits" {
  function(t)
    local lydia = t:dude { card = "lydia_bear_hands", at = "square" }
    t:goods { on = lydia, keywords = { "Mystical" } }
    t:spell { on = lydia }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(lydia, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(lydia)
  end,
}
