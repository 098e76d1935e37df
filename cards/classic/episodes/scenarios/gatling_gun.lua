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
