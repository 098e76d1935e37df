scenario "Yellow Belly marks who refuses" {
  function(t)
    local card = t:in_hand { card = "yellow_belly" }
    local caller = t:dude { bullets = 2, influence = 2, at = "square" }
    local coward = t:dude { player = 2, bullets = 2, influence = 2, at = "square" }
    t:call_out(caller, coward)
    t:refuse()
    t:use(card)
    t:expect(t:stat(coward, "bullets"), 1, "bullets")
    t:expect(t:stat(coward, "influence"), 1, "influence")
    t:expect(t:stat(caller, "bullets"), 2, "the caller's bullets")
    t:until_day(2)
    t:expect(t:stat(coward, "influence"), 1, "influence the next day")
    t:expect(t:stat(coward, "bullets"), 1, "bullets the next day")
  end,
}

scenario "Yellow Belly has nothing to say of who accepts" {
  function(t)
    local card = t:in_hand { card = "yellow_belly" }
    local caller = t:dude { at = "square" }
    local brave = t:dude { player = 2, at = "square" }
    t:call_out(caller, brave)
    t:accept()
    t:go_on_to "shootout_play"
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "Yellow Belly takes nothing from who has nothing" {
  function(t)
    local card = t:in_hand { card = "yellow_belly" }
    local caller = t:dude { at = "square" }
    local coward = t:dude { player = 2, bullets = 0, influence = 0, at = "square" }
    t:call_out(caller, coward)
    t:refuse()
    t:use(card)
    t:goods { bullets = 1, influence = 1, on = coward }
    t:expect(t:stat(coward, "bullets"), 1, "bullets with goods")
    t:expect(t:stat(coward, "influence"), 1, "influence with goods")
  end,
}
