local function fight(t, value)
  local gun = t:dude { at = "square" }
  local hound = t:goods { card = "faithful_hound", on = gun }
  local rival = t:dude { player = 2, at = "square" }
  local loot = t:goods { player = 2, value = value, on = rival }
  t:call_out(gun, rival)
  t:accept()
  return hound, loot, rival
end

scenario "Faithful Hound takes goods if the pull is below their value" {
  function(t)
    local hound, loot, rival = fight(t, 7)
    t:pulls(1, "6S")
    t:use(hound)
    t:expect(t:zone(loot), "discard_pile", "the goods are")
    t:expect(t:zone(rival), "in_play", "the dude is")
    t:expect_true(t:is_booted(hound), "the Hound boots")
  end,
}

scenario "Faithful Hound takes nothing if the pull reaches the value" {
  function(t)
    local hound, loot = fight(t, 7)
    t:pulls(1, "7S")
    t:use(hound)
    t:expect(t:zone(loot), "in_play", "the goods are")
    t:expect_true(t:is_booted(hound), "the Hound boots")
    t:until_turn_of(1)
    t:booted(hound, false)
    t:refuses(hound)
  end,
}

scenario "Faithful Hound takes no spell and no goods outside the opposing posse" {
  function(t)
    local gun = t:dude { at = "square" }
    local hound = t:goods { card = "faithful_hound", on = gun }
    local mine = t:goods { on = gun }
    local huckster = t:dude { player = 2, keywords = { "Huckster 1" }, at = "square" }
    local hex = t:spell { player = 2, card = "soul_blast", on = huckster }
    local absent = t:dude { player = 2 }
    local far = t:goods { player = 2, on = absent }
    t:call_out(gun, huckster)
    t:accept()
    t:done()
    t:go_on_to("shootout_play", 1)
    t:refuses(hound)
    local one = t:goods { player = 2, value = 9, on = huckster }
    local two = t:goods { player = 2, value = 9, on = huckster }
    t:pulls(1, "2S")
    t:use(hound)
    t:expect_true(not t:offers(mine), "own goods")
    t:expect_true(not t:offers(hex), "a spell")
    t:expect_true(not t:offers(far), "goods of a dude who is not in the posse")
    t:choose(one)
    t:expect(t:zone(one), "discard_pile", "the goods chosen are")
    t:expect(t:zone(two), "in_play", "the others are")
  end,
}
