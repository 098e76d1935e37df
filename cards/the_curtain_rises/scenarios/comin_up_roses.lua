-- A shootout in the town square, two against two; both have revealed these hands.
local function hands(t, mine, theirs)
  local dude, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local foe, other = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(dude, foe)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  local cards = t:draws(1, mine)
  t:draws(2, theirs or "2D 4H 6C 8D TD")
  t:go_on_to("resolution_play", 1)
  return cards
end

scenario "Comin' Up Roses makes a flush, of a card that has no twin" {
  function(t)
    local roses = t:in_hand { card = "comin_up_roses" }
    local cards = hands(t, "2C 5C 9C JC KH")
    t:expect(t:rank(1), 1, "rank before")
    t:use(roses)
    t:choose(cards[5])
    t:take "clubs"
    t:expect(t:rank(1), 6, "rank, without a bonus")
  end,
}

scenario "Comin' Up Roses does not change a pair" {
  function(t)
    local roses = t:in_hand { card = "comin_up_roses" }
    local cards = hands(t, "5C 5D 9C JC KH")
    t:use(roses)
    t:expect_true(not t:offers(cards[1]) and not t:offers(cards[2]), "no card of the pair")
    t:choose(cards[5])
    t:take "diamonds"
    t:expect(t:rank(1), 2, "rank")
  end,
}

local function cheat(t, mine, theirs)
  local roses = t:in_hand { card = "comin_up_roses" }
  local cards = hands(t, mine, theirs or "2D 2D 6C 8D TD")
  t:use(roses, 2)
  return cards
end
scenario "Comin' Up Roses makes a straight, which counts 2 more for the shootout" {
  function(t)
    local cards = cheat(t, "2C 3D 4H 8S KC")
    t:choose(cards[4])
    t:choose(cards[5])
    t:take "spades"
    t:expect_true(not t:offers "4", "no value that is there")
    t:expect_true(t:offers "13" and t:offers "8", "what is still to change may stay so")
    t:choose(5)
    t:take "hearts"
    t:expect_true(not t:offers "5" and not t:offers "4", "no value that is there now")
    t:choose(6)
    t:expect(t:rank(1), 7, "a straight, 5 and 2")
    t:expect(t:rank(2), 2, "rank of the other's pair")
  end,
}

scenario "Comin' Up Roses counts a straight flush too" {
  proves = { "RC-CARD-147" },
  function(t)
    local cards = cheat(t, "2C 3C 4C 5C KH")
    t:choose(cards[5])
    t:pass()
    t:take "clubs"
    t:choose(1)
    t:expect(t:rank(1), 11, "a straight flush, 9 and 2")
  end,
}

scenario "Comin' Up Roses counts a flush, and no other hand" {
  function(t)
    local cards = cheat(t, "2C 3C 9C JC KH")
    t:choose(cards[5])
    t:pass()
    t:take "clubs"
    t:choose(5)
    t:expect(t:rank(1), 8, "a flush, 6 and 2")
  end,
}

scenario "Comin' Up Roses: another hand has no bonus" {
  function(t)
    local cards = cheat(t, "2C 2D 9C JC KH")
    t:choose(cards[5])
    t:pass()
    t:take "clubs"
    t:choose(5)
    t:expect(t:rank(1), 2, "a pair")
  end,
}

scenario "Comin' Up Roses: a cheatin' flush has no bonus, a legal one of the next round has" {
  function(t)
    local cards = cheat(t, "2C 2C 9C JC KH", "2D 2D 6D 8D TD")
    t:choose(cards[5])
    t:pass()
    t:take "clubs"
    t:choose(5)
    t:expect(t:rank(1), 6, "a flush with two of one card")
    t:go_on_to("assign_casualty", 1)
    t:draws(1, "2C 4C 6C 8C TC")
    t:draws(2, "2D 4H 6C 8D TD")
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(1), 8, "a flush, 6 and 2")
  end,
}

scenario "Comin' Up Roses in lowball: no shootout, no bonus" {
  function(t)
    local roses = t:in_hand { card = "comin_up_roses" }
    t:phase "gambling"
    local cards = t:draws(1, "2C 3D 4H 5S KC")
    t:draws(2, "2D 2D 6D 8D TD")
    t:go_on_to("cheatin_play", 1)
    t:use(roses)
    t:choose(cards[5])
    t:pass()
    t:take "hearts"
    t:choose(6)
    t:expect(t:winner(), 1, "who wins, a straight being less than a flush")
  end,
}

scenario "Comin' Up Roses: no bonus in another shootout" {
  function(t)
    local cards = cheat(t, "2C 3C 9C JC KH", "2D 2D 6C 8D TD")
    t:choose(cards[5])
    t:pass()
    t:take "clubs"
    t:choose(5)
    t:go_on_to("noon_play", 1)
    hands(t, "2C 4C 6C 8C TC")
    t:expect(t:rank(1), 6, "a flush")
  end,
}
