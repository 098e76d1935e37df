--- Player 1's dude against three of player 2's; player 1 draws the joker.
local function fight(t, values, own)
  local gun = t:dude { at = "square", value = own }
  local foes = {}
  for i, value in ipairs(values) do
    foes[i] = t:dude { player = 2, at = "square", value = value }
  end
  local idle = t:dude { player = 2, value = 3 }
  t:call_out(gun, foes[1])
  t:accept()
  t:go_on_to("join_posse", 2)
  for i = 2, #foes do t:join(foes[i]) end
  local joker = t:on_top_of_deck { card = "deaths_head_joker" }
  t:go_on_to("joker", 1)
  t:take "13 of clubs"
  return joker, foes, idle, gun
end

scenario "Death's Head Joker aces the opposing dude of the lowest value" {
  proves = { "CT-JOKER-002" },
  function(t)
    local joker, foes, idle, gun = fight(t, { 5, 3, 9 }, 1)
    t:expect(t:zone(foes[2]), "boot_hill", "the lowest is in")
    t:expect(t:zone(foes[1]), "in_play", "another is")
    t:expect(t:zone(foes[3]), "in_play", "another is")
    t:expect(t:zone(idle), "in_play", "who is not in the shootout is")
    t:expect(t:zone(gun), "in_play", "the own dude is")
    t:go_on_to "noon_play"
    t:expect(t:zone(joker), "boot_hill", "the joker is in")
  end,
}

scenario "Death's Head Joker aces all of the lowest value" {
  function(t)
    local _, foes, _, gun = fight(t, { 3, 3, 9 }, 3)
    t:expect(t:zone(foes[1]), "boot_hill", "the first is in")
    t:expect(t:zone(foes[2]), "boot_hill", "the second is in")
    t:expect(t:zone(foes[3]), "in_play", "the third is")
    t:expect(t:zone(gun), "in_play", "the own dude is")
  end,
}

scenario "Death's Head Joker is nothing in lowball" {
  function(t)
    t:phase "gambling"
    local joker = t:on_top_of_deck { card = "deaths_head_joker" }
    t:until_phase "noon"
    t:expect(t:zone(joker), "boot_hill", "the joker is in")
    t:expect(t:count(1, "discard_pile"), 5, "cards of the lowball hand")
  end,
}

scenario "Death's Head Joker is nothing when it is pulled" {
  function(t)
    local deed = t:deed { player = 2 }
    local dude = t:dude { at = deed }
    local dynamite = t:goods { card = "sweaty_dynamite", on = dude }
    t:pulls(1, "5C")
    local joker = t:on_top_of_deck { card = "deaths_head_joker" }
    t:use(dynamite)
    t:take "2 of hearts"
    t:expect(t:zone(joker), "boot_hill", "the joker is in")
    t:expect(t:zone(dude), "boot_hill", "the dude is in, by clubs")
  end,
}
