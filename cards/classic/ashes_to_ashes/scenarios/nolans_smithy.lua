scenario "Nolan's Smithy brings a Horse back after a play" {
  function(t)
    local smithy = t:deed { card = "nolans_smithy" }
    local horse = t:in_discard_pile { card = "roan" }
    local other = t:in_discard_pile { type = "goods", keywords = { "Horse" } }
    t:in_discard_pile { type = "goods" }
    t:in_discard_pile { type = "goods", keywords = { "Horse", "Gadget 5" } }
    local theirs = t:in_discard_pile { player = 2, card = "pinto" }
    local dude = t:dude {}
    t:move(dude, "square")
    t:use(smithy)
    t:expect_true(t:offers(other) and not t:offers(theirs), "what is offered")
    t:choose(horse)
    t:expect(t:zone(horse), "hand", "the Horse is in")
    t:expect_true(not t:is_booted(smithy), "the Smithy is not booted")
  end,
}

scenario "Nolan's Smithy does so once a day, and need not" {
  function(t)
    local smithy = t:deed { card = "nolans_smithy" }
    local horse = t:in_discard_pile { card = "roan" }
    local dude, other = t:dude {}, t:dude {}
    t:in_discard_pile { card = "pinto" }
    t:move(dude, "square")
    t:pass()
    t:expect(t:zone(horse), "discard_pile", "the Horse is in")
    t:pass()
    t:move(other, "square")
    t:use(smithy)
    t:choose(horse)
    t:pass()
    t:move(dude, "home 2")
    t:refuses(smithy)
  end,
}

scenario "Nolan's Smithy brings no Gadget and no other goods" {
  function(t)
    local smithy = t:deed { card = "nolans_smithy" }
    t:in_discard_pile { type = "goods" }
    t:in_discard_pile { type = "goods", keywords = { "Horse", "Gadget 5" } }
    t:in_discard_pile { player = 2, card = "roan" }
    t:in_boot_hill { card = "pinto" }
    t:move(t:dude {}, "square")
    t:refuses(smithy)
  end,
}
