scenario "Distracted! aces a spell that has resolved" {
  function(t)
    local caster = t:dude { player = 2, keywords = { "Blessed 2" } }
    local miracle = t:spell { player = 2, card = "interpret_vision", on = caster }
    local card = t:in_hand { card = "distracted" }
    t:pass()
    t:pulls(2, "9C")
    t:use(miracle)
    t:use(card)
    t:expect(t:zone(miracle), "boot_hill", "the spell is in")
    t:expect(t:zone(card), "discard_pile", "the card is in")
    t:expect(t:stat(caster, "influence"), 1, "what it did stays")
  end,
}

scenario "Distracted! does not care for what is no spell" {
  function(t)
    local dude = t:dude {}
    t:in_hand { card = "distracted" }
    t:use(t:in_hand { card = "seductress" })
    t:expect_true(t:is_booted(dude), "the dude is booted")
    t:expect(t:count(1, "boot_hill"), 0, "cards in Boot Hill")
    t:expect(select(2, t:asked()), 2, "nobody is asked, player 2 is next")
  end,
}
