scenario "Auction pays for each rival's dude at a deed that its player owns and controls" {
  function(t)
    local card = t:in_hand { card = "auction" }
    local lot = t:deed { keywords = { "Public" } }
    t:dude { influence = 3, at = lot }
    t:dude { player = 2, influence = 1, at = lot }
    t:dude { player = 2, influence = 1, at = lot }
    t:dude { player = 2, at = "square" }
    t:use(card)
    t:expect(t:ghost_rock(1), 12, "the stash, 2 more")
  end,
}

scenario "Auction pays nothing where another player is in control" {
  function(t)
    local card = t:in_hand { card = "auction" }
    local lot = t:deed {}
    t:dude { player = 2, influence = 1, at = lot }
    t:use(card)
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Auction pays nothing at a deed that another player owns" {
  function(t)
    local card = t:in_hand { card = "auction" }
    local lot = t:deed { player = 2 }
    t:dude { influence = 2, at = lot }
    t:dude { player = 2, influence = 1, at = lot }
    t:expect(t:controller(lot), 1, "who controls it")
    t:use(card)
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Auction makes any deed Private, no longer Public, for the day" {
  function(t)
    local card = t:in_hand { card = "auction" }
    local again = t:in_hand { card = "tresspassin" }
    local saloon = t:deed { player = 2, keywords = { "Public" } }
    local lot = t:deed { keywords = { "Public" } }
    t:dude { player = 2, influence = 1, at = lot }
    t:refuses(again)
    t:use(card)
    t:expect_true(t:offers(saloon), "a rival's deed can be chosen")
    t:choose(lot)
    t:until_turn_of(2)
    t:pass()
    t:expect_true(t:has(lot, "Private"), "Private")
    t:expect_true(not t:has(lot, "Public"), "no longer Public")
    t:expect_true(t:can_use(again), "Tresspassin' finds a Private deed")
    t:until_day(2)
    t:until_phase "noon"
    t:expect_true(t:has(lot, "Public"), "Public again on the next day")
    t:refuses(again)
  end,
}

scenario "Auction: a shootout there gives bounty to dudes of other players than the owner's" {
  function(t)
    local card = t:in_hand { card = "auction" }
    local lot = t:deed { keywords = { "Public" } }
    local gun = t:dude { at = lot }
    local rival = t:dude { player = 2, at = lot }
    t:use(card)
    t:until_turn_of(2)
    t:pass()
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(rival, "bounty"), 1, "the rival's bounty")
    t:expect(t:stat(gun, "bounty"), 0, "the owner's dude's bounty")
  end,
}
