--- Its bearer, of player 1, is to be aced.
local function shot(t)
  local bearer = t:dude { at = "square" }
  local clovis = t:goods { card = "clovis_the_devilbunny", on = bearer }
  local friend = t:dude { at = "square" }
  local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
  t:call_out(bearer, foe)
  t:accept()
  t:join(friend)
  t:draws(1, "2D 3C 5C 9D TD")
  t:draws(2, "2C 2D 2S 9S TC 3C 4C 5S")
  t:go_on_to("assign_casualty", 1)
  t:ace(bearer)
  t:ace(friend)
  t:done()
  return bearer, clovis, friend
end

scenario "Clovis the Devilbunny brings the Winner's dude home" {
  function(t)
    local bearer, clovis, friend = shot(t)
    t:use(clovis)
    t:go_on_to "noon_play"
    t:expect(t:where(bearer), t:place "home 1", "the bearer is at")
    t:expect_true(t:is_booted(bearer), "the bearer is booted")
    t:expect_true(t:is_booted(clovis), "Clovis is booted")
    t:expect(t:zone(friend), "boot_hill", "the other is in")
    t:until_day(2)
    t:expect_true(t:is_booted(bearer), "booted still")
    t:expect_true(not t:is_booted(clovis), "Clovis is not")
    t:until_day(3)
    t:expect_true(not t:is_booted(bearer), "a day later he is not")
  end,
}

scenario "Clovis the Devilbunny helps the Winner alone" {
  function(t)
    t:winner(2)
    t:pass()
    local bearer, clovis = shot(t)
    t:refuses(clovis)
    t:go_on_to "noon_play"
    t:expect(t:zone(bearer), "boot_hill", "the bearer is in")
  end,
}
