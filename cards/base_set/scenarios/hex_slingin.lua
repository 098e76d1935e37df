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

scenario "Hex Slingin' takes a Hex of a dude of yours in the posse" {
  function(t)
    local card = t:in_hand { card = "hex_slingin" }
    local gun, rival = showdown(t, "KC KD KH 2S 3D", "2C 2D 5H 7S 9C")
    local absent = t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:spell { card = "shadow_walk", on = absent }
    t:spell { player = 2, card = "shadow_walk", on = rival }
    t:goods { on = gun }
    t:spell { on = gun, keywords = { "Miracle" } }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(card)
    t:spell { card = "shadow_walk", on = gun }
    t:expect_true(t:can_use(card), "with a Hex it is played")
  end,
}

scenario "Hex Slingin' offers the Hexes of the own posse" {
  function(t)
    local card = t:in_hand { card = "hex_slingin" }
    local gun, rival = showdown(t, "KC KD KH 2S 3D", "2C 2D 5H 7S 9C")
    local absent = t:dude { keywords = { "Huckster 1" }, at = "square" }
    local away = t:spell { card = "shadow_walk", on = absent }
    local theirs = t:spell { player = 2, card = "shadow_walk", on = rival }
    local charm = t:goods { on = gun }
    local prayer = t:spell { on = gun, keywords = { "Miracle" } }
    local first = t:spell { card = "shadow_walk", on = gun }
    local second = t:spell { card = "soul_blast", on = gun }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card)
    t:expect_true(t:offers(first), "a Hex")
    t:expect_true(not t:offers(away), "none outside the shootout")
    t:expect_true(not t:offers(theirs), "none of the other posse")
    t:expect_true(not t:offers(charm), "no goods")
    t:expect_true(not t:offers(prayer), "no other spell")
    t:choose(second)
    t:expect(t:zone(second), "discard_pile", "the Hex is in")
    t:expect(t:zone(first), "in_play", "the other is")
    t:expect(t:rank(1), 6, "the rank after")
    t:expect(t:rank(2), 2, "the other's rank")
  end,
}
