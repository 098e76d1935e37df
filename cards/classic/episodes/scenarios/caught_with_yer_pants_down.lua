scenario "Caught with Yer Pants Down: no goods help, and 1 bullet less" {
  function(t)
    local card = t:in_hand { card = "caught_with_yer_pants_down" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square", bullets = 2, influence = 1 }
    local other = t:dude { player = 2, at = "square", bullets = 2 }
    t:dude { player = 2, at = "home" }
    t:goods { card = "winchester_rifle", on = rival, player = 2 }
    local horse = t:goods { card = "pinto", on = rival, player = 2 }
    t:goods { card = "formal_duds", on = rival, player = 2 }
    t:goods { card = "blood_money", on = rival, player = 2 }
    t:goods { card = "winchester_rifle", on = other, player = 2 }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:join(other)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect_true(t:offers(gun) and t:offers(other), "anybody in the shootout")
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 1, "bullets")
    t:expect(t:stat(rival, "influence"), 1, "influence")
    t:expect(t:stat(rival, "bounty"), 0, "bounty")
    t:expect(t:stat(other, "bullets"), 3, "bullets of the other")
    t:refuses(horse)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to "pick_shooter"
    t:choose(other)
    t:go_on_to "noon_play"
    t:expect(t:stat(rival, "bullets"), 4, "bullets after the shootout")
    t:expect(t:stat(rival, "influence"), 3, "influence after the shootout")
  end,
}

scenario "Caught with Yer Pants Down leaves no debt of bullets" {
  function(t)
    local card = t:in_hand { card = "caught_with_yer_pants_down" }
    local help = t:in_hand { player = 2, card = "run_em_down" }
    local gun = t:dude { at = "square", bullets = 0 }
    local rival = t:dude { player = 2, at = "square", bullets = 0 }
    t:goods { card = "mustang", on = rival, player = 2 }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(rival)
    t:use(help)
    t:take "1"
    t:expect(t:stat(rival, "bullets"), 1, "bullets")
  end,
}
