scenario "Billy No-Neck (Exp.1) carries no Weapons" {
  function(t)
    local billy = t:dude { card = "billy_no_neck_exp1" }
    local gun = t:in_hand { card = "winchester_rifle" }
    local horse = t:in_hand { card = "roan" }
    t:expect_true(not t:offers(gun), "no Weapon")
    t:shop(horse, billy)
    t:expect(t:host(horse), billy, "who has the horse")
  end,
}

scenario "Billy No-Neck (Exp.1) keeps an armed dude from shooting" {
  function(t)
    local billy = t:dude { card = "billy_no_neck_exp1", at = "square" }
    local armed = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
    t:goods { player = 2, on = armed, keywords = { "Weapon" } }
    local friend = t:dude { at = "square" }
    t:goods { on = friend, keywords = { "Weapon" } }
    local plain = t:dude { player = 2, bullets = 2, stud = true, at = "square" }
    t:goods { player = 2, on = plain }
    t:call_out(billy, armed)
    t:accept()
    t:join(friend)
    t:join(plain)
    t:go_on_to "shootout_play"
    t:use(billy)
    t:expect((t:asked()), "shootout_play", "there was nobody else to choose: what is asked")
    t:draws(1, "2D 3C 5C 9D TD JC QH")
    t:draws(2, "2C 2H 4D 9S TC 8C 5S")
    local deck = t:count(2, "deck")
    t:go_on_to("assign_casualty", 1)
    t:expect(deck - t:count(2, "deck"), 7, "cards drawn by the other, with 2 bullets of the shooter")
  end,
}
