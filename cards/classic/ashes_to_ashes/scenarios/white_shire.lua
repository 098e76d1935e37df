scenario "The White Shire keeps its rider out of Boot Hill" {
  function(t)
    local rider = t:dude { at = "square" }
    local horse = t:goods { card = "white_shire", on = rider }
    local friend = t:dude { at = "square" }
    local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
    t:call_out(rider, foe)
    t:accept()
    t:join(friend)
    t:draws(1, "2D 3C 5C 9D TD")
    t:draws(2, "2C 2D 2S 9S TC 3C 4C 5S")
    t:go_on_to("assign_casualty", 1)
    t:ace(rider)
    t:ace(friend)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(rider), "discard_pile", "the rider is in")
    t:expect(t:zone(horse), "discard_pile", "the horse is in")
    t:expect(t:zone(friend), "boot_hill", "the other is in")
  end,
}

scenario "The White Shire finds the Harrowed" {
  function(t)
    local deed = t:deed { player = 2, keywords = { "Out of Town" } }
    local rider = t:dude { booted = true }
    local horse = t:goods { card = "white_shire", on = rider }
    t:dude { player = 2, at = "square" }
    t:refuses(horse)
    t:dude { player = 2, keywords = { "Harrowed" }, at = deed }
    t:use(horse)
    t:expect(t:where(rider), deed, "the rider is at")
  end,
}

scenario "The White Shire does not ride to where it is" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "white_shire", on = rider }
    t:dude { card = "haborym" }
    t:refuses(horse)
  end,
}
