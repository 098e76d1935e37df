local function shot(t, harrowed)
  local gun = t:dude { bullets = 3, stud = true, at = "square" }
  local fallen = t:dude { player = 2, value = 13, keywords = harrowed and { "Harrowed" } or {}, at = "square" }
  t:call_out(gun, fallen)
  t:accept()
  t:draws(1, "2C 2D 2S 9S TC 3C 4C 5S")
  t:draws(2, "2H 3C 5C 9D TD")
  t:go_on_to("assign_casualty", 2)
  t:ace(fallen)
  t:done()
  return fallen
end

scenario "And Stay Down! keeps a Harrowed dude in the grave" {
  function(t)
    local card = t:in_hand { card = "and_stay_down" }
    local fallen = shot(t, true)
    t:use(card)
    t:go_on_to "noon_play"
    t:expect(t:zone(fallen), "boot_hill", "the dude is in")
  end,
}

scenario "And Stay Down! is about the Harrowed" {
  function(t)
    local card = t:in_hand { card = "and_stay_down" }
    shot(t, false)
    t:refuses(card)
  end,
}

scenario "And Stay Down! comes before what else would save the dude" {
  function(t)
    local card = t:in_hand { player = 2, card = "and_stay_down" }
    local fallen = t:dude { keywords = { "Harrowed" }, at = "square" }
    local clovis = t:goods { card = "clovis_the_devilbunny", on = fallen }
    local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
    t:call_out(fallen, foe)
    t:accept()
    t:draws(1, "2D 3C 5C 9D TD")
    t:draws(2, "2C 2D 2S 9S TC 3C 4C 5S")
    t:go_on_to("assign_casualty", 1)
    t:ace(fallen)
    t:done()
    t:refuses(clovis)
    t:expect_true(t:can_use(card), "player 2 is asked first")
  end,
}
