--- A shootout of Joe and a friend against a dude of player 2, who wins with that hand against a high card.
local function lose(t, theirs)
  local joe = t:dude { card = "tioga_joe", at = "square" }
  local friend = t:dude { at = "square" }
  local mark = t:dude { player = 2, bullets = 0, at = "square" }
  t:call_out(friend, mark)
  t:accept()
  t:join(joe)
  t:go_on_to("shootout_play", 1)
  t:draws(1, "2C 3D 4H 9S TC 8D KH")
  t:draws(2, theirs)
  t:go_on_to("assign_casualty", 1)
  return joe, friend
end

scenario "Tioga Joe cannot be aced when beaten by a rank" {
  function(t)
    local joe, friend = lose(t, "2D 2H 5C 8S TD")
    t:expect_true(not t:offers(joe), "Joe is no casualty")
    t:ace(friend)
    t:done()
    t:expect(t:zone(friend), "boot_hill", "the friend is in")
    t:expect(t:zone(joe), "in_play", "Joe is")
  end,
}

scenario "Tioga Joe can be aced when beaten by two" {
  function(t)
    local joe, friend = lose(t, "2D 2H 5C 5S TD")
    t:ace(joe)
    t:ace(friend)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(joe), "boot_hill", "Joe is in")
  end,
}

scenario "Tioga Joe cannot be aced by an effect in a shootout" {
  function(t)
    local archer = t:dude { card = "feather_in_his_hair", at = "square" }
    local bow = t:goods { card = "bow_and_arrow", on = archer }
    local joe = t:dude { player = 2, card = "tioga_joe", at = "square" }
    t:call_out(archer, joe)
    t:accept()
    t:pulls(1, "KC")
    t:use(bow)
    t:expect(t:zone(joe), "in_play", "Joe is")
  end,
}

scenario "Tioga Joe can be aced without a shootout" {
  function(t)
    local joe = t:dude { player = 2, card = "tioga_joe", at = "square" }
    t:dude { at = "square" }
    t:use(t:in_hand { card = "ambush" })
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(joe), "boot_hill", "Joe is in")
  end,
}
