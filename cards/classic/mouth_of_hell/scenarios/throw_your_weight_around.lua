scenario "Throw Your Weight Around: influence is as bullets are, today" {
  function(t)
    local card = t:in_hand { card = "throw_your_weight_around" }
    local bully = t:dude { bullets = 3, influence = 1, at = "square" }
    t:dude { player = 2, influence = 0, at = "square" }
    t:hand(1, 1)
    t:use(card)
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:expect(t:stat(bully, "influence"), 3, "influence")
    t:goods { card = "hatchet", on = bully }
    t:expect(t:stat(bully, "influence"), 4, "influence with a Weapon")
    t:until_phase "sundown"
    t:expect(t:stat(bully, "influence"), 4, "influence at Nightfall")
    t:until_day(2)
    t:expect(t:stat(bully, "influence"), 1, "influence on the next day")
  end,
}

scenario "Throw Your Weight Around: the dude refuses nobody, today" {
  function(t)
    local card = t:in_hand { card = "throw_your_weight_around" }
    local bully = t:dude { at = "square" }
    local other = t:dude { player = 2, at = "square" }
    t:use(card)
    t:call_out(other, bully)
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}
