scenario "Tattoo makes a better Shaman and a worse gun, for good and once" {
  function(t)
    t:outfit { player = 1, card = "sioux_union" }
    local card = t:in_hand { card = "tattoo" }
    local second = t:in_hand { card = "tattoo" }
    local third = t:in_hand { card = "tattoo" }
    local brave = t:dude { card = "little_running_bear" }
    local feather = t:dude { card = "feather_in_his_hair" }
    local other = t:dude {}
    t:dude { player = 2, card = "joseph_eyes_like_rain" }
    t:use(card)
    t:expect_true(not t:offers(other), "only Sioux")
    t:choose(brave)
    t:expect_true(t:is_booted(brave), "the dude is booted")
    t:expect(t:stat(brave, "bullets"), 1, "bullets")
    t:expect(t:stat(brave, "shaman"), 1, "rating as a Shaman")
    t:until_turn_of(1)
    t:use(second)
    t:expect(t:stat(feather, "bullets"), 0, "the other one's bullets")
    t:expect_true(not t:has(feather, "Shaman"), "he is no Shaman")
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    t:expect(t:stat(brave, "shaman"), 1, "rating on the next day")
    t:booted(brave, false)
    t:booted(feather, false)
    t:until_turn_of(1)
    t:refuses(third)
  end,
}

scenario "Tattoo makes nobody's bullets less than none, and lasts" {
  function(t)
    local card = t:in_hand { card = "tattoo" }
    local joseph = t:dude { card = "joseph_eyes_like_rain" }
    local brave = t:dude { card = "little_running_bear" }
    local second = t:in_hand { card = "tattoo" }
    t:use(card)
    t:choose(joseph)
    t:expect(t:stat(joseph, "shaman"), 5, "Joseph's rating as a Shaman")
    t:goods { bullets = 1, on = joseph }
    t:expect(t:stat(joseph, "bullets"), 1, "Joseph's bullets with a gun")
    t:until_turn_of(1)
    t:use(second)
    t:until_day(2)
    t:expect(t:stat(brave, "bullets"), 1, "the other's bullets on the next day")
  end,
}
