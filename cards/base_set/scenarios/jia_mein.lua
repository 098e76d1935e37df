local function shootout(t)
  local jia = t:dude { card = "jia_mein", at = "square" }
  local friend = t:dude { keywords = { "Huckster 1" }, at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(jia, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  return jia, friend
end

scenario "Jia Mein takes up a Hex, which is paid for, and is a stud" {
  function(t)
    local hex = t:in_hand { card = "soul_blast" }
    local jia, friend = shootout(t)
    t:use(jia)
    t:expect(t:host(hex), jia, "who has the Hex")
    t:expect(t:ghost_rock(1), 9, "the stash: it costs 1")
    t:expect_true(t:is_stud(jia), "a stud")
    t:expect_true(not t:is_stud(friend), "another is not")
    t:expect_true(not t:is_booted(jia), "unbooted")
    t:go_on_to "noon_play"
  end,
}

scenario "Jia Mein is a stud in that shootout" {
  function(t)
    t:in_hand { card = "soul_blast" }
    local jia = t:dude { card = "jia_mein", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(jia, rival)
    t:accept()
    t:use(jia)
    t:expect_true(t:is_stud(jia), "a stud")
    t:draws(1, "KC KD KH 2S 3D 4C 7H")
    t:draws(2, "9C JD 5H 7S 2C")
    t:go_on_to "noon_play"
    t:expect_true(not t:is_stud(jia), "a draw after the shootout")
  end,
}

scenario "Jia Mein wants a Hex of the play hand that can be paid for" {
  function(t)
    t:in_discard_pile { card = "soul_blast" }
    t:in_hand { player = 2, card = "soul_blast" }
    t:in_hand { card = "lay_on_hands" }
    t:in_hand { card = "mustang" }
    local jia = shootout(t)
    t:refuses(jia)
    t:in_hand { card = "soul_blast" }
    t:expect_true(t:can_use(jia), "with a Hex he can be used")
  end,
}

scenario "Jia Mein without ghost rock takes up nothing that costs some" {
  function(t)
    t:ghost_rock(1, 0)
    t:in_hand { card = "soul_blast" }
    local jia = shootout(t)
    t:refuses(jia)
  end,
}
