--- A Blessed with the Miracle in a shootout; an action lies in the discard pile, one in the deck.
local function shootout(t, given)
  local blessed = t:dude { keywords = { "Blessed 2" }, at = "square" }
  local prayer = t:spell { card = "the_lord_provides", on = blessed }
  local rival = t:dude { player = 2, at = "square" }
  local all = {
    old = not given.no_old and t:in_discard_pile { card = "missed" },
    goods = t:in_discard_pile { card = "peacemaker" },
    theirs = t:in_discard_pile { player = 2, card = "missed" },
    new = not given.no_new and t:on_top_of_deck { card = "reserves" },
  }
  t:call_out(blessed, rival)
  if given.booted then t:booted(blessed, true) end
  t:accept()
  t:go_on_to("shootout_play", 1)
  if given.pulled then t:pulls(1, given.pulled) end
  return blessed, prayer, all
end

scenario "The Lord Provides an action of the deck" {
  function(t)
    local blessed, prayer, all = shootout(t, { pulled = "7C" })
    t:use(prayer)
    t:choose(1)
    t:expect_true(not t:offers(all.old), "none of the discard pile")
    t:choose(all.new)
    t:expect(t:zone(all.new), "hand", "the action is in")
    t:expect_true(t:knows(2, all.new), "the other player has seen it")
    t:expect(t:zone(all.old), "discard_pile", "the other is in")
    t:expect(t:zone(prayer), "discard_pile", "the spell is in")
    t:expect_true(t:is_booted(blessed), "the Blessed is booted")
    t:expect(t:happened "deck.shuffled", 1, "shuffled")
  end,
}

scenario "The Lord Provides an action of the discard pile" {
  function(t)
    local blessed, prayer, all = shootout(t, { pulled = "7C" })
    t:use(prayer)
    t:choose(2)
    t:expect_true(not t:offers(all.new), "none of the deck")
    t:expect_true(not t:offers(all.goods), "no goods")
    t:expect_true(not t:offers(all.theirs), "none of theirs")
    t:choose(all.old)
    t:expect(t:zone(all.old), "hand", "the action is in")
    t:expect(t:zone(prayer), "discard_pile", "the spell is in")
    t:expect_true(t:is_booted(blessed), "the Blessed is booted")
    t:expect(t:happened "deck.shuffled", 0, "shuffled")
  end,
}

scenario "The Lord Provides from either: the deck is searched first" {
  function(t)
    local _, prayer, all = shootout(t, { pulled = "7C" })
    t:use(prayer)
    t:choose(3)
    t:choose(all.new)
    t:expect((t:asked()), "shootout_play", "nothing else is asked than")
    t:expect(t:zone(all.new), "hand", "the action is in")
    t:expect(t:zone(all.old), "discard_pile", "the other is in")
  end,
}

scenario "The Lord Provides from either: then the discard pile" {
  function(t)
    local _, prayer, all = shootout(t, { pulled = "7C" })
    t:use(prayer)
    t:choose(3)
    t:pass()
    t:choose(all.old)
    t:expect(t:zone(all.old), "hand", "the action is in")
    t:expect(t:zone(all.new), "deck", "the other is in")
  end,
}

scenario "The Lord Provides from the deck alone, where that was asked" {
  function(t)
    local _, prayer, all = shootout(t, { pulled = "7C" })
    t:use(prayer)
    t:choose(1)
    t:pass()
    t:expect((t:asked()), "shootout_play", "nothing else is asked than")
    t:expect(t:zone(all.old), "discard_pile", "the action of the discard pile is in")
    t:expect(t:zone(prayer), "discard_pile", "the spell is in")
  end,
}

scenario "The Lord Provides nothing below 9" {
  function(t)
    local blessed, prayer, all = shootout(t, { pulled = "6C" })
    t:use(prayer)
    t:choose(1)
    t:expect(t:zone(all.new), "deck", "the action is in")
    t:expect(t:zone(prayer), "in_play", "the spell is")
    t:expect_true(t:is_booted(prayer), "the spell is booted")
    t:expect_true(not t:is_booted(blessed), "the Blessed is not")
  end,
}

scenario "The Lord Provides to an unbooted Blessed" {
  function(t)
    local _, prayer = shootout(t, { booted = true })
    t:refuses(prayer)
  end,
}
