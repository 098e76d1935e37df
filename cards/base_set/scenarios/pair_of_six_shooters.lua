local cheat = "9C 9C 9D 9H 4S"

local function fight(t, mine, theirs)
  local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  local pair = t:goods { card = "pair_of_six_shooters", on = gun }
  local own = t:draws(1, mine)
  local other = t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("resolution_play", 1)
  return pair, own, other
end

scenario "Pair of Six-Shooters makes any card of the own hand" {
  function(t)
    local pair, own, other = fight(t, "KC KD 5H 2S KH", cheat)
    t:use(pair)
    t:expect_true(not t:offers(other[1]), "no card of the other hand can be chosen")
    t:choose(own[3])
    t:take "spades"
    t:expect_true(t:offers "1", "an ace can be made")
    t:expect_true(not t:offers "14", "the king is the highest")
    t:choose(13)
    t:expect(t:rank(1), 8, "the rank, with four kings")
    t:expect_true(t:is_booted(pair), "the Weapon is booted")
  end,
}

scenario "Pair of Six-Shooters makes a flush" {
  function(t)
    local pair, own = fight(t, "2C 4C 7C 9C KD", cheat)
    t:use(pair)
    t:choose(own[5])
    t:take "clubs"
    t:choose(1)
    t:expect(t:rank(1), 6, "the rank")
  end,
}

scenario "Pair of Six-Shooters wants a cheatin' hand to answer" {
  function(t)
    t:refuses((fight(t, "KC KD 5H 2S KH", "9C 9D 9H 4S 5S")))
  end,
}

scenario "Pair of Six-Shooters is of no use once booted" {
  function(t)
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local pair = t:goods { card = "pair_of_six_shooters", on = gun, booted = true }
    t:draws(2, cheat)
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(pair)
  end,
}

scenario "Pair of Six-Shooters may make the own hand cheatin'" {
  proves = { "RC-CARD-114" },
  function(t)
    local varmint = t:in_hand { player = 2, card = "cheatin_varmint" }
    local pair, own = fight(t, "KC KD 5H 2S KH", cheat)
    t:use(pair)
    t:choose(own[3])
    t:take "clubs"
    t:choose(13)
    t:expect_true(t:can_use(varmint, 2), "a Cheatin' Resolution can be used against it")
    t:use(varmint, 2)
    t:choose_player(1)
    t:expect(t:rank(1), 6, "the rank: four kings, 2 less")
  end,
}

scenario "Pair of Six-Shooters shoots at the gambling table" {
  proves = { "RC-CARD-115" },
  function(t)
    local pair = t:goods { card = "pair_of_six_shooters", on = t:dude {} }
    t:phase "gambling"
    local own = t:draws(1, "KC KD 5H 2S 7H")
    t:draws(2, "2C 2C 6D 8H TS")
    t:go_on_to("cheatin_play", 1)
    t:use(pair)
    t:choose(own[1])
    t:take "clubs"
    t:choose(9)
    t:go_on_to("noon_play", 1)
    t:expect(t:winner(), 1, "the Winner, with a high card against a pair")
  end,
}

scenario "Pair of Six-Shooters' change is gone once the card is discarded" {
  proves = { "RC-CARD-116" },
  function(t)
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local pair = t:goods { card = "pair_of_six_shooters", on = gun }
    local book = t:goods { card = "doyles_hoyle", on = gun }
    local own = t:draws(1, "KC TD TS 3S 4H")
    t:draws(2, cheat)
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(pair)
    t:choose(own[1])
    t:take "clubs"
    t:choose(2)
    t:go_on_to("resolution_play", 1)
    t:use(book)
    t:choose(own[1])
    t:expect(t:zone(own[1]), "discard_pile", "the king is in")
    t:expect(t:rank(1), 4, "the rank: three tens and no more")
  end,
}
