-- The starting gang of player 1, out of six cheap dudes, one of another outfit, and Xiaodan.
local function gang(t)
  t:outfit { card = "the_108_righteous_bandits" }
  t:ghost_rock(1, 40)
  local dudes = {}
  for _, card in ipairs { "randall", "natalya", "hamshanks", "hiram_capatch", "yunxu_jiang",
                          "daomei_wang" } do
    table.insert(dudes, t:on_top_of_deck { card = card })
  end
  local xiaodan = t:on_top_of_deck { card = "xiaodan_li" }
  t:starting_gangs()
  return dudes, xiaodan
end

scenario "Xiaodan Li is one more than the five who start" {
  function(t)
    local dudes, xiaodan = gang(t)
    for i = 1, 5 do t:choose(dudes[i]) end
    t:expect_true(not t:offers(dudes[6]), "no sixth dude")
    t:expect_true(t:offers(xiaodan), "but Xiaodan")
    t:choose(xiaodan)
    t:done()
    t:expect(t:zone(xiaodan), "in_play", "Xiaodan is")
    t:expect(t:zone(dudes[5]), "in_play", "the fifth is")
    t:expect(t:where(xiaodan), t:place "home 1", "where Xiaodan is")
  end,
}

scenario "Xiaodan Li first, then five others" {
  function(t)
    local dudes, xiaodan = gang(t)
    t:choose(xiaodan)
    for i = 1, 5 do t:choose(dudes[i]) end
    t:expect_true(not t:offers(dudes[6]), "no sixth besides")
    t:done()
    t:expect(t:zone(dudes[5]), "in_play", "the fifth is")
  end,
}

scenario "Xiaodan Li, in play already, lets Rico Rodegain's new gang have six dudes" {
  proves = { "RC-CARD-061" },
  function(t)
    t:phase "setup"
    t:outfit { player = 1, card = "the_108_righteous_bandits" }
    local rico = t:dude { card = "rico_rodegain" }
    local gang = {}
    for i, card in ipairs { "xiaodan_li", "yunxu_jiang", "daomei_wang", "hiram_capatch",
                            "hamshanks" } do
      gang[i] = t:dude { card = card }
    end
    t:ghost_rock(1, 40)
    t:use(rico)
    for _, dude in ipairs(gang) do t:choose(dude) end
    t:expect(t:zone(gang[5]), "in_play", "the sixth is")
  end,
}
