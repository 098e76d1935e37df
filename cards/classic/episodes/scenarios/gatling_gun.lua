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
