scenario "Jarrett Blake on a Horse takes the place of a dude in the posse" {
  function(t)
    local jarrett = t:dude { card = "jarrett_blake" }
    t:goods { card = "mustang", on = jarrett }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(friend, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(jarrett)
    t:expect(t:side(jarrett), 1, "his posse")
    t:expect(t:where(jarrett), t:place("square"), "where he is")
    t:expect(t:side(friend), 0, "the other's posse")
    t:expect(t:where(friend), t:place("home 1"), "where the other is")
  end,
}
