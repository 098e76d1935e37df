scenario "Play It Again: an ability can be used once more, today" {
  function(t)
    local card = t:in_hand { card = "play_it_again" }
    local fury = t:dude { card = "seeking_fury" }
    t:hand(1, 4)
    t:use(card)
    t:expect(t:ghost_rock(1), 7, "the stash")
    for _ = 1, 2 do
      t:until_turn_of(1)
      t:use(fury)
      t:go_on_to("noon_play", 2)
    end
    t:until_turn_of(1)
    t:refuses(fury)
  end,
}

scenario "Play It Again after the first use; tomorrow all is as usual" {
  function(t)
    t:outfit { player = 1, card = "sioux_union" }
    local card = t:in_hand { card = "play_it_again" }
    local fury = t:dude { card = "seeking_fury" }
    local held = t:in_hand {}
    t:hand(1, 3)
    t:use(fury)
    t:choose(held)
    t:until_turn_of(1)
    t:use(card)
    t:choose(fury)
    t:until_turn_of(1)
    t:expect_true(t:can_use(fury), "it can be used again")
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    t:use(fury)
    t:go_on_to("noon_play", 2)
    t:until_turn_of(1)
    t:refuses(fury)
  end,
}
