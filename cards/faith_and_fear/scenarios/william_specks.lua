local function town(t, ghost_rock)
  t:ghost_rock(1, ghost_rock or 10)
  return t:dude { card = "william_specks", at = "square" }
end

scenario "William Specks plays a deed out of town or a Ranch for 2 less" {
  function(t)
    local william = town(t, 1)
    local ranch = t:in_hand { card = "circle_m_ranch" }
    local plain = t:in_hand { card = "undertaker" }
    t:use(william)
    t:take "left"
    t:expect(t:zone(ranch), "in_play", "the Ranch is")
    t:expect(t:zone(plain), "hand", "the other deed is in")
    t:expect_true(t:is_booted(william), "William is booted")
  end,
}

scenario "William Specks pays what is left of the cost" {
  function(t)
    local william = town(t)
    t:in_hand { card = "circle_m_ranch" }
    t:use(william)
    t:take "left"
    t:expect(t:ghost_rock(1), 9, "the stash: 3 less 2")
  end,
}

scenario "William Specks does not invent himself what he boots for" {
  proves = { "RC-CARD-075" },
  function(t)
    local william = town(t)
    local gadget = t:in_hand { card = "flame_thrower" }
    t:dude { keywords = { "Mad Scientist 3" }, booted = true }
    t:refuses(william)
    local scientist = t:dude { keywords = { "Mad Scientist 3" } }
    t:pulls(1, "9C")
    t:until_turn_of(1)
    t:use(william)
    t:expect(t:host(gadget), scientist, "who has the Gadget")
    t:expect(t:ghost_rock(1), 10, "the stash: 2 less 2")
    t:expect_true(t:is_booted(scientist), "the inventor is booted")
    t:expect_true(t:is_booted(william), "William is booted")
  end,
}

scenario "William Specks wants such a card in hand" {
  function(t)
    local william = town(t)
    t:dude { keywords = { "Mad Scientist 3" } }
    t:in_hand { card = "mustang" }
    t:in_hand { card = "undertaker" }
    t:in_hand { player = 2, card = "circle_m_ranch" }
    t:in_discard_pile { card = "circle_m_ranch" }
    t:refuses(william)
    t:in_hand { card = "circle_m_ranch" }
    t:until_turn_of(1)
    t:expect_true(t:can_use(william), "with a Ranch")
  end,
}

scenario "William Specks plays any deed out of town" {
  function(t)
    local william = town(t)
    local strike = t:in_hand { card = "pats_perch" }
    t:use(william)
    t:expect(t:zone(strike), "in_play", "the deed is")
    t:expect(t:ghost_rock(1), 10, "the stash: 1 less 2")
  end,
}
