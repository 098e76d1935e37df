local kPut, kTake = "put a card of your hand", "Discard your hand"

scenario "Storage Shed keeps a card of the hand, which comes back in the place of the hand" {
  function(t)
    local shed = t:deed { card = "storage_shed" }
    local crate = t:in_hand {}
    local other = t:in_hand {}
    t:hand(1, 6)
    t:take(kPut)
    t:choose(crate)
    t:expect_true(t:is_booted(shed), "the Shed is booted")
    t:expect(t:zone(crate), "aside", "the crate is")
    t:expect(t:host(crate), shed, "what it is under")
    t:expect(t:zone(other), "hand", "the other card is in")
    t:pass()
    t:refuses(shed)
    t:until_day(2)
    t:until_phase "noon"
    t:expect(t:zone(crate), "aside", "the crate is still")
    t:until_turn_of(1)
    local hand = t:hand_count(1) + t:count(1, "discard_pile")
    t:take(kTake)
    t:expect_true(t:is_booted(shed), "the Shed is booted again")
    t:expect(t:zone(crate), "hand", "the crate is in")
    t:expect(t:zone(other), "discard_pile", "the other card is in")
    t:expect(t:hand_count(1), 1, "the hand")
    t:expect(t:count(1, "discard_pile"), hand, "the hand of before is in the discard pile")
  end,
}

scenario "Storage Shed holds five cards" {
  function(t)
    local shed = t:deed { card = "storage_shed" }
    t:hand(1, 6)
    for day = 1, 5 do
      t:take(kPut)
      t:until_day(day + 1)
      t:until_phase "noon"
      t:until_turn_of(1)
    end
    t:expect_true(not t:offers(kPut), "there is no room for a sixth")
    t:take(kTake)
    t:expect(t:hand_count(1), 5, "the hand")
  end,
}

scenario "Storage Shed is for its owner, and needs a card to keep" {
  function(t)
    local shed = t:deed { player = 2, card = "storage_shed" }
    t:dude { at = shed, influence = 2 }
    t:hand(1, 1)
    t:refuses(shed)
  end,
}

scenario "Storage Shed: who controls it without owning it takes nothing" {
  function(t)
    local shed = t:deed { card = "storage_shed" }
    local crate = t:in_hand {}
    t:take(kPut)
    t:dude { player = 2, at = shed, influence = 2 }
    t:dude { influence = 2 }
    t:hand(2, 1)
    t:until_day(2)
    t:until_phase "noon"
    t:until_turn_of(2)
    t:refuses(shed)
    t:expect(t:host(crate), shed, "where the crate is")
  end,
}

scenario "Storage Shed without a hand: there is nothing to put under it" {
  function(t)
    t:deed { card = "storage_shed" }
    t:expect_true(not t:offers(kPut), "no card of the hand")
  end,
}

scenario "Storage Shed: what is under it is lost with it" {
  function(t)
    local shed = t:deed { card = "storage_shed" }
    local hero = t:dude { player = 2 }
    local crate = t:in_hand {}
    t:take(kPut)
    t:expect(t:zone(crate), "aside", "the crate is")
    t:pulls(2, "4C")
    t:use(t:in_hand { card = "arson", player = 2 })
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(shed), "boot_hill", "the Shed is in")
    t:expect(t:zone(crate), "discard_pile", "the crate is in")
    t:expect(t:where(hero), t:place "home 2", "where the hero is")
  end,
}

scenario "Storage Shed: an empty hand takes what is under it, if anything is" {
  function(t)
    local shed = t:deed { card = "storage_shed" }
    local crate = t:in_hand {}
    t:expect_true(not t:offers(kTake), "there is nothing under it")
    t:take(kPut)
    t:until_day(2)
    t:until_phase "noon"
    t:until_turn_of(1)
    t:take(kTake)
    t:expect(t:zone(crate), "hand", "the crate is in")
    t:expect_true(t:is_booted(shed), "the Shed is booted")
  end,
}
