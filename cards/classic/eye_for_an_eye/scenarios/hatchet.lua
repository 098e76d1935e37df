scenario "Hatchet: thrown, an opposing dude has -3 bullets this round" {
  function(t)
    local thrower = t:dude { bullets = 1, at = "square" }
    local friend = t:dude { at = "square" }
    local hatchet = t:goods { card = "hatchet", on = thrower }
    local target = t:dude { player = 2, bullets = 4, stud = true, at = "square" }
    t:dude { player = 2, bullets = 4, at = "home 2" }
    t:expect(t:stat(thrower, "bullets"), 2, "the bearer's bullets")
    t:call_out(thrower, target)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:use(hatchet)
    t:expect(t:zone(hatchet), "discard_pile", "the hatchet is in")
    t:expect(t:stat(target, "bullets"), 1, "bullets")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "3C 3D 5H 8S 9C KH")
    t:go_on_to "flee"
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(target, "bullets"), 4, "bullets in the next round")
  end,
}
