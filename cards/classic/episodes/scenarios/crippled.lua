--- My dude is to be aced in a shootout.
local function shot(t)
  local victim = t:dude { bullets = 2, influence = 2, at = "square" }
  local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
  t:call_out(victim, foe)
  t:accept()
  t:draws(1, "2D 3C 5C 9D TD")
  t:draws(2, "2C 2D 2S 9S TC 3C 4C 5S")
  t:go_on_to("assign_casualty", 1)
  t:ace(victim)
  t:done()
  return victim
end

scenario "Crippled saves a dude for a price" {
  function(t)
    local card = t:in_hand { player = 2, card = "crippled" }
    local far = t:deed { player = 2 }
    local victim = shot(t)
    t:use(card)
    t:expect(t:ghost_rock(2), 9, "the stash")
    t:go_on_to "noon_play"
    t:expect(t:where(victim), t:place "home 1", "he is at")
    t:expect_true(not t:is_booted(victim), "he is not booted")
    t:expect(t:stat(victim, "bullets"), 1, "bullets")
    t:expect(t:stat(victim, "influence"), 1, "influence")
    t:until_turn_of(1)
    t:expect_true(not t:offers("to " .. tostring(far)), "he cannot go far")
    t:move(victim, "square")
    t:until_day(2)
    t:expect(t:stat(victim, "bullets"), 1, "bullets the next day")
  end,
}

scenario "Crippled does not help outside of shootouts" {
  function(t)
    local card = t:in_hand { card = "crippled" }
    t:dude {}
    t:refuses(card)
  end,
}

scenario "Crippled comes before what else would save the dude" {
  function(t)
    local card = t:in_hand { player = 2, card = "crippled" }
    local bearer = t:dude { at = "square" }
    local clovis = t:goods { card = "clovis_the_devilbunny", on = bearer }
    local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
    t:call_out(bearer, foe)
    t:accept()
    t:draws(1, "2D 3C 5C 9D TD")
    t:draws(2, "2C 2D 2S 9S TC 3C 4C 5S")
    t:go_on_to("assign_casualty", 1)
    t:ace(bearer)
    t:done()
    t:refuses(clovis)
    t:expect_true(t:can_use(card), "player 2 is asked first")
  end,
}

scenario "Crippled is for shootouts" {
  function(t)
    local card = t:in_hand { player = 2, card = "crippled" }
    local elijah = t:dude { card = "elijah_exp2" }
    local bearer = t:dude { player = 2, at = "square" }
    t:goods { player = 2, card = "dim_eyes", on = bearer }
    t:use(elijah)
    t:go_on_to("oppose_job", 2)
    t:pass()
    t:refuses(card)
    t:expect(t:zone(bearer), "boot_hill", "the dude is in")
  end,
}
