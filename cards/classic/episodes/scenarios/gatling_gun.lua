scenario "Gatling Gun: not on the move" {
  function(t)
    local gunner = t:dude { bullets = 1 }
    t:goods { card = "gatling_gun", on = gunner }
    t:expect(t:stat(gunner, "bullets"), 5, "bullets")
    t:move(gunner, "square")
    t:expect(t:stat(gunner, "bullets"), 1, "bullets after a move")
    t:until_day(2)
    t:expect(t:stat(gunner, "bullets"), 5, "bullets on the next day")
  end,
}

scenario "Gatling Gun: others may move" {
  function(t)
    local gunner, other = t:dude { bullets = 1 }, t:dude {}
    t:goods { card = "gatling_gun", on = gunner }
    t:move(other, "square")
    t:expect(t:stat(gunner, "bullets"), 5, "bullets")
  end,
}

scenario "Gatling Gun: not for who has moved before getting it" {
  function(t)
    local gun = t:in_hand { card = "gatling_gun" }
    local deed = t:deed {}
    local gunner, friend = t:dude { bullets = 1 }, t:dude { bullets = 1, at = deed }
    t:move(gunner, deed)
    t:pass()
    t:shop(gun, gunner)
    t:expect(t:stat(gunner, "bullets"), 1, "bullets of who has moved there")
    t:until_turn_of(1)
    t:take "Trade"
    t:take "Gatling"
    t:go_on_to("noon_play", 2)
    t:expect(t:host(gun), friend, "who has it")
    t:expect(t:stat(friend, "bullets"), 5, "bullets of who has not moved")
  end,
}

scenario "Gatling Gun: nobody is asked anything when a dude moves" {
  function(t)
    for player = 1, 2 do
      for _ = 1, 2 do
        t:in_hand { card = "gatling_gun", player = player }
        t:on_top_of_deck { card = "gatling_gun", player = player }
      end
    end
    local guardian = t:dude { card = "tomb_guardian" }
    t:dude { player = 2 }
    t:goods { card = "gatling_gun", on = guardian }
    t:goods { card = "gatling_gun", on = t:dude {} }
    t:move(guardian, "square")
    local what, player = t:asked()
    t:expect(what, "noon_play", "what is asked")
    t:expect(player, 2, "who is asked")
  end,
}

scenario "Gatling Gun: moves are those of the dude who has it, made by whomever" {
  function(t)
    local theirs = t:dude { player = 2, bullets = 1, at = "home 2" }
    t:goods { card = "gatling_gun", on = theirs, player = 2 }
    local mine = t:dude { at = "square" }
    t:move(mine, "home 1")
    t:expect(t:stat(theirs, "bullets"), 5, "bullets of a dude who stands")
    t:move(theirs, "square")
    t:expect(t:stat(theirs, "bullets"), 1, "bullets after a move")
  end,
}

scenario "Gatling Gun: who flees at home has not been moved to another place" {
  function(t)
    local gunner = t:dude { bullets = 1 }
    t:goods { card = "gatling_gun", on = gunner }
    local foe, brother = t:dude { player = 2, at = "home 1" }, t:dude { player = 2, at = "home 1" }
    t:call_out(gunner, foe)
    t:accept()
    t:join(brother)
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("flee", 1)
    t:take "flees"
    t:go_on_to("noon_play", 2)
    t:expect_true(t:is_booted(gunner), "who fled is booted")
    t:expect(t:stat(gunner, "bullets"), 5, "bullets")
  end,
}
