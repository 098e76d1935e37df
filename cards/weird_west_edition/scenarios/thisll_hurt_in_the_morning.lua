-- A shootout in which player 2 cheats and has `rock` ghost rock, then draws `more`.
local function shootout(t, mine, rock, more)
  local card = t:in_hand { card = "thisll_hurt_in_the_morning" }
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  t:ghost_rock(2, rock)
  t:draws(1, mine)
  local hand = t:draws(2, "9C 9C 9D 9H 4S " .. more)
  t:go_on_to("resolution_play", 1)
  t:use(card)
  return hand
end

scenario "This'll Hurt in the Morning': each card is settled, then others are drawn" {
  proves = { "RC-CARD-195" },
  function(t)
    local hand = shootout(t, "KC QD 5H 2S 3D", 1, "2H 3H")
    t:choose(hand[1])
    t:choose(hand[3])
    t:expect_true(not t:offers(hand[2]), "no third card")
    t:done()
    local _, player = t:asked()
    t:expect(player, 2, "who decides to pay")
    t:expect(t:count(2, "draw_hand"), 4, "cards left while the first is settled")
    t:yes()
    t:expect(t:ghost_rock(1), 11, "your stash")
    t:expect(t:ghost_rock(2), 0, "the other's stash")
    t:expect(t:zone(hand[1]), "discard_pile", "the one paid for is in")
    t:expect(t:zone(hand[3]), "boot_hill", "the other is in")
    t:expect(t:count(2, "draw_hand"), 5, "cards in the hand")
    t:expect(t:rank(2), 2, "the rank: a pair of nines")
  end,
}

scenario "This'll Hurt in the Morning': with an illegal hand nobody pays" {
  function(t)
    local hand = shootout(t, "KC KC 5H 2S 3D", 5, "2H")
    t:choose(hand[1])
    t:done()
    t:expect(t:zone(hand[1]), "discard_pile", "the card is in")
    t:expect(t:ghost_rock(2), 5, "the other's stash")
    t:expect(t:count(2, "draw_hand"), 5, "cards in the hand")
  end,
}

scenario "This'll Hurt in the Morning': what takes a card's place comes out of its owner's deck" {
  function(t)
    t:winner(2)
    local card = t:in_hand { card = "thisll_hurt_in_the_morning" }
    local rival = t:dude { player = 2, keywords = { "Huckster 9" }, at = "square" }
    local lent = t:dude { at = "square", value = 2 }
    local gun = t:dude { at = "square" }
    local book = t:goods { card = "doyles_hoyle", on = lent }
    t:pulls(2, "KC")
    t:use(t:spell { player = 2, card = "puppet", on = rival })
    t:choose(lent)
    t:until_turn_of(2)
    local mine = t:draws(1, "KC KD 5H 2S 3D QH")
    local dealt = t:draws(2, "9C 9C 9D 9H 4S")
    t:call_out(rival, gun)
    t:accept()
    t:join(lent)
    t:go_on_to("resolution_play", 2)
    t:use(book, 2)
    t:choose(dealt[5])
    t:use(card)
    t:choose(book)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(mine[6]), "discard_pile", "the card drawn is in")
  end,
}

scenario "This'll Hurt in the Morning': who takes no part gets nothing" {
  function(t)
    t:players(3)
    local card = t:in_hand { player = 3, card = "thisll_hurt_in_the_morning" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:draws(1, "KC KD 5H 2S 3D")
    local hand = t:draws(2, "9C 9C 9D 9H 4S AS")
    t:call_out(gun, foe)
    t:accept()
    t:go_on_to("resolution_play", 3)
    t:use(card)
    t:choose(hand[2])
    t:done()
    t:expect(t:zone(hand[6]), "draw_hand", "the new card is in")
    t:expect((t:asked()) ~= "may", true, "nobody is asked to pay:")
    t:expect(t:ghost_rock(3), 10, "the stash")
  end,
}
