local function showdown(t, mine, theirs)
  local gun = t:dude { at = "square", keywords = { "Huckster 1" } }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  t:draws(2, theirs)
  return gun, rival
end

scenario "Hex Slingin' trades a Hex for two ranks" {
  function(t)
    local card = t:in_hand { card = "hex_slingin" }
    local gun, rival = showdown(t, "KC KD KH 2S 3D", "2C 2D 5H 7S 9C")
    local hex = t:spell { card = "shadow_walk", on = gun }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(1), 4, "the rank before")
    t:use(card)
    t:expect(t:rank(1), 6, "the rank after")
    t:expect(t:zone(hex), "discard_pile", "the Hex is in")
  end,
}

scenario "Hex Slingin' wants a Hex" {
  function(t)
    local card = t:in_hand { card = "hex_slingin" }
    local gun, rival = showdown(t, "KC KD KH 2S 3D", "2C 2D 5H 7S 9C")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(card)
  end,
}
