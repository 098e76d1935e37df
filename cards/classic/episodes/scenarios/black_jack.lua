scenario "Black Jack is always wanted" {
  function(t)
    local jack = t:dude { card = "black_jack" }
    local other = t:dude { card = "lawrence_goodman" }
    t:expect(t:stat(jack, "bounty"), 1, "bounty")
    t:expect(t:stat(other, "bounty"), 0, "bounty of another")
  end,
}

scenario "Black Jack stays wanted, whoever speaks for him" {
  function(t)
    local barkum = t:dude { card = "alfred_barkum_jr" }
    local jack = t:dude { card = "black_jack", bounty = 1 }
    t:expect(t:stat(jack, "bounty"), 1, "bounty, not more for a counter")
    t:use(barkum)
    t:expect(t:stat(jack, "bounty"), 1, "bounty afterwards")
    t:until_day(2)
    t:until_phase "noon"
    t:refuses(barkum)
  end,
}

scenario "Black Jack: who aces him in a shootout gets the bounty" {
  function(t)
    local jack = t:dude { card = "black_jack", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(jack, rival)
    t:accept()
    t:draws(1, "2C 2D 4H 4S 6C 6D 8H 8S TC TD")
    t:draws(2, "KC KD KH KS 3C")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(jack), "boot_hill", "Black Jack is in")
    t:expect(t:ghost_rock(2), 11, "the rival's stash")
  end,
}
