scenario "War Paint gives 2 bullets until the day ends" {
  function(t)
    local card = t:in_hand { card = "war_paint" }
    t:in_hand { card = "reserves" }
    local dude = t:dude { bullets = 1 }
    t:use(card)
    t:expect(t:stat(dude, "bullets"), 3, "bullets")
    t:until_phase "sundown"
    t:expect(t:stat(dude, "bullets"), 3, "bullets at Sundown")
    t:until_day(2)
    t:expect(t:stat(dude, "bullets"), 1, "bullets on the next day")
  end,
}

scenario "War Paint is for one of the player's own dudes, wherever he is" {
  function(t)
    local card = t:in_hand { card = "war_paint" }
    local rival = t:dude { player = 2, bullets = 1 }
    t:refuses(card)
    local ours, other = t:dude { bullets = 0, booted = true }, t:dude { at = "square" }
    t:use(card)
    t:expect_true(not t:offers(rival), "no rival's dude")
    t:choose(ours)
    t:expect(t:stat(ours, "bullets"), 2, "bullets")
    t:expect(t:stat(other, "bullets"), 0, "bullets of the other")
  end,
}
