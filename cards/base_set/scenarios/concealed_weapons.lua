scenario "Concealed Weapons: goods for an unbooted dude at a place of a rival" {
  proves = { "RC-ERRATA-012" },
  function(t)
    local card = t:in_hand { card = "concealed_weapons" }
    local gun = t:in_hand { card = "peacemaker" }
    local dude = t:dude { at = t:deed { player = 2 } }
    t:expect_true(not t:offers(gun), "it is not offered")
    t:use(card)
    t:until_turn_of(1)
    t:shop(gun, dude)
    t:expect(t:host(gun), dude, "who carries it")
    t:expect(t:ghost_rock(1), 8, "the stash, 2 paid")
  end,
}

scenario "Concealed Weapons: spells too, in the square" {
  function(t)
    local card = t:in_hand { card = "concealed_weapons" }
    local hex = t:in_hand { card = "soul_blast" }
    local huckster = t:dude { card = "steele_archer", at = "square" }
    t:expect_true(not t:offers(hex), "it is not offered")
    t:use(card)
    t:until_turn_of(1)
    t:shop(hex, huckster)
    t:expect(t:host(hex), huckster, "who has it")
  end,
}

scenario "Concealed Weapons: nothing for a booted dude" {
  proves = { "RC-CARD-148" },
  function(t)
    local card = t:in_hand { card = "concealed_weapons" }
    local gun = t:in_hand { card = "peacemaker" }
    local dude = t:dude { at = t:deed { player = 2 }, booted = true }
    t:use(card)
    t:until_turn_of(1)
    t:expect_true(not t:offers(gun), "it is not offered")
    t:booted(dude, false)
    t:until_turn_of(1)
    t:shop(gun, dude)
    t:expect(t:host(gun), dude, "who carries it, unbooted")
  end,
}

scenario "Concealed Weapons: goods as a Shootout play" {
  proves = { "RC-ERRATA-013" },
  function(t)
    local card = t:in_hand { card = "concealed_weapons" }
    local gun = t:in_hand { card = "peacemaker" }
    local second = t:in_hand { card = "buffalo_rifle" }
    local dude, friend = t:dude { at = "square" }, t:dude { at = "square" }
    local idle = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    local theirs = t:in_hand { player = 2, card = "peacemaker" }
    t:use(card)
    t:until_turn_of(1)
    t:call_out(dude, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:expect_true(not t:offers(idle), "not for a dude who stands by")
    t:shop(gun, dude)
    t:expect(t:host(gun), dude, "who carries it")
    t:expect(t:stat(dude, "bullets"), 1, "bullets")
    t:expect(t:ghost_rock(1), 8, "the stash, 2 paid")
    t:until_turn_of(2)
    t:expect_true(not t:offers(theirs), "it is not offered")
    t:pass()
    t:expect_true(t:offers(second), "another play, another one")
  end,
}

scenario "Concealed Weapons: no Shootout play without it" {
  function(t)
    local card = t:in_hand { card = "concealed_weapons" }
    local gun = t:in_hand { card = "peacemaker" }
    local dude = t:dude { influence = 5, at = "square" }
    local rival = t:dude { player = 2, influence = 5, at = "square" }
    t:use(card)
    t:until_day(2)
    t:until_turn_of(1)
    t:expect_true(not t:offers(gun), "it is not offered")
    t:call_out(dude, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect_true(not t:offers(gun), "it is not offered")
  end,
}

scenario "Concealed Weapons: it is for dudes who come later, and for nobody else's" {
  function(t)
    local card = t:in_hand { card = "concealed_weapons" }
    local gun = t:in_hand { card = "peacemaker" }
    local theirs = t:in_hand { player = 2, card = "peacemaker" }
    t:dude { player = 2, at = "square" }
    t:use(card)
    t:expect_true(not t:offers(theirs), "it is not offered")
    t:until_turn_of(1)
    t:expect_true(not t:offers(gun), "it is not offered")
    local dude = t:dude { at = "square" }
    t:until_turn_of(1)
    t:shop(gun, dude)
    t:expect(t:host(gun), dude, "who carries it")
  end,
}

scenario "Concealed Weapons: a Gadget is invented as well" {
  function(t)
    local card = t:in_hand { card = "concealed_weapons" }
    local gadget = t:in_hand { card = "flame_thrower" }
    local scientist = t:dude { keywords = { "Mad Scientist 9" }, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:use(card)
    t:until_turn_of(1)
    t:call_out(scientist, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "KC")
    t:shop(gadget, scientist)
    t:expect(t:host(gadget), scientist, "who has it")
    t:expect_true(t:is_booted(scientist), "booted for it")
  end,
}
