scenario "Lost Angels pay less for Mystical goods" {
  function(t)
    t:outfit { card = "lost_angels" }
    local mine, theirs = t:dude {}, t:dude { player = 2 }
    t:shop(t:in_hand { card = "unholy_symbol" }, mine)
    t:expect(t:ghost_rock(1), 8, "my stash, 2 of 4 paid")
    t:shop(t:in_hand { player = 2, card = "clovis_the_devilbunny" }, theirs)
    t:expect(t:ghost_rock(2), 6, "the other stash, 4 paid")
    local gun = t:in_hand { card = "winchester_rifle" }
    local cost = t:stat(gun, "cost")
    t:shop(gun, mine)
    t:expect(t:ghost_rock(1), 8 - cost, "my stash, without the rifle")
  end,
}

scenario "Lost Angels spoil a spell" {
  function(t)
    local home = t:outfit { card = "lost_angels" }
    local choir = t:dude {}
    t:dude { booted = true }
    local caster = t:dude { player = 2, influence = 1, keywords = { "Blessed 9" } }
    local miracle = t:spell { player = 2, card = "interpret_vision", on = caster }
    t:pass()
    t:use(miracle)
    t:pulls(2, "KC")
    t:use(home)
    t:expect_true(t:is_booted(choir), "my dude is booted")
    t:expect(t:stat(caster, "influence"), 1, "the spell failed")
  end,
}

scenario "Lost Angels need an unbooted dude for it" {
  function(t)
    t:outfit { card = "lost_angels" }
    t:dude { booted = true }
    local caster = t:dude { player = 2, influence = 1, keywords = { "Blessed 9" } }
    local miracle = t:spell { player = 2, card = "interpret_vision", on = caster }
    t:pass()
    t:pulls(2, "KC")
    t:use(miracle)
    t:expect(t:stat(caster, "influence"), 2, "the spell worked")
  end,
}

scenario "Lost Angels leave Gadgets alone" {
  function(t)
    local home = t:outfit { card = "lost_angels" }
    t:dude {}
    local inventor = t:dude { player = 2, keywords = { "Mad Scientist 9" } }
    t:pass()
    t:pulls(2, "KC")
    t:shop(t:in_hand { player = 2, card = "flamethrower" }, inventor)
    t:refuses(home)
    t:expect(t:happened "gadget.invented", 1, "a Gadget was invented")
  end,
}
