local function town(t)
  local outfit = t:outfit { player = 1, card = "the_arsenal" }
  local dude = t:dude { keywords = { "Huckster 1" }, at = "square" }
  return outfit, dude
end

scenario "The Arsenal: a Gadget boots, and its dude calls out" {
  function(t)
    local outfit, dude = town(t)
    local gadget = t:goods { keywords = { "Gadget 5" }, on = dude }
    local rival = t:dude { player = 2, at = "square" }
    local wanted = t:dude { player = 2, at = "square", booted = true, bounty = 1 }
    local booted = t:dude { player = 2, at = "square", booted = true }
    local away = t:dude { player = 2 }
    local friend = t:dude { at = "square" }
    t:use(outfit)
    t:expect_true(t:offers(wanted), "who is booted and wanted")
    t:expect_true(not t:offers(booted), "not who is only booted")
    t:expect_true(not t:offers(away), "not who is elsewhere")
    t:expect_true(not t:offers(friend), "not your own")
    t:choose(rival)
    t:expect((t:asked()), "answer_callout", "what is asked")
    t:expect_true(t:is_booted(gadget), "the Gadget is booted")
    t:expect_true(not t:is_booted(dude), "the dude is not")
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(dude), 1, "the dude leads")
    t:expect(t:side(rival), 2, "the rival is in the other posse")
  end,
}

scenario "The Arsenal works with spells, as often as there are any, and not with other goods" {
  function(t)
    local outfit, dude = town(t)
    t:goods { on = dude }
    local rival = t:dude { player = 2, at = "square" }
    t:refuses(outfit)
    local first = t:spell { card = "soul_blast", on = dude }
    t:spell { card = "shadow_walk", on = dude, booted = true }
    t:spell { player = 2, card = "soul_blast",
              on = t:dude { player = 2, keywords = { "Huckster 1" } } }
    t:until_turn_of(1)
    t:use(outfit)
    t:expect_true(t:is_booted(first), "the spell is booted")
    t:refuse()
    t:expect(t:where(rival), t:place "home 2", "the rival has refused")
    t:dude { player = 2, at = "square" }
    t:until_turn_of(1)
    t:refuses(outfit)
    t:booted(first, false)
    t:until_turn_of(1)
    t:use(outfit)
    t:expect((t:asked()), "answer_callout", "asked again")
  end,
}

scenario "The Arsenal: what is attached to a deed calls nobody out" {
  function(t)
    local outfit = t:outfit { player = 1, card = "the_arsenal" }
    local ranch = t:deed { keywords = { "Ranch" } }
    t:goods { card = "auto_cattle_feeder", on = ranch }
    t:dude { player = 2, at = ranch }
    t:refuses(outfit)
  end,
}

scenario "The Arsenal is for what your dudes have" {
  function(t)
    t:players(3)
    local outfit, dude = town(t)
    local theirs = t:dude { player = 3, at = "square" }
    t:goods { player = 3, keywords = { "Gadget 5" }, on = theirs }
    t:dude { player = 2, at = "square" }
    t:refuses(outfit)
    t:goods { keywords = { "Gadget 5" }, on = dude }
    t:until_turn_of(1)
    t:expect_true(t:can_use(outfit), "with a Gadget of your own")
  end,
}
