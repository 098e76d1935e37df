scenario "Lane Healey has two more bullets while she has a Horse" {
  function(t)
    local lane = t:dude { card = "lane_healey" }
    t:expect(t:stat(lane, "bullets"), 1, "her bullets")
    t:goods { card = "mustang", on = lane }
    t:expect(t:stat(lane, "bullets"), 3, "her bullets with a Horse")
    t:goods { card = "peacemaker", on = lane }
    t:expect(t:stat(lane, "bullets"), 4, "her bullets with a weapon too")
  end,
}

scenario "Lane Healey: nothing but a Horse of her own counts" {
  function(t)
    local lane = t:dude { card = "lane_healey" }
    t:goods { on = lane }
    local other = t:dude { bullets = 1 }
    t:goods { card = "mustang", on = other }
    t:expect(t:stat(lane, "bullets"), 1, "her bullets")
    t:goods { card = "mustang", on = lane }
    t:goods { card = "mustang", on = lane }
    t:expect(t:stat(lane, "bullets"), 3, "her bullets with two Horses")
    t:expect(t:stat(other, "bullets"), 1, "the bullets of another with a Horse")
  end,
}
