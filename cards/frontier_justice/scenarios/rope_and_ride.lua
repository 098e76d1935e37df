-- Player 1's dude calls out one of player 2 in the town square, between two deeds of player 2.
local function callout(t, given)
  local card = t:in_hand { card = "rope_and_ride" }
  local left = t:deed { player = 2, side = "left" }
  local right = t:deed { player = 2, side = "right" }
  local rider = t:dude { at = "square" }
  local horse = given.horse and t:goods { keywords = { "Horse" }, on = rider, booted = given.tired_horse }
  if given.saddle then t:goods { title = "Saddle", on = rider } end
  local mark = t:dude { player = 2, at = "square" }
  t:call_out(rider, mark)
  t:accept()
  return card, rider, mark, horse, left, right
end

scenario "Rope and Ride: a leader without a Horse boots" {
  proves = { "RC-CARD-179" },
  function(t)
    local card, rider, mark, _, left, right = callout(t, { saddle = true })
    local far = t:deed { player = 2, keywords = { "Out of Town" } }
    t:use(card)
    t:expect_true(not t:offers(t:place "home"), "not your home")
    t:expect_true(not t:offers(far), "nothing further away")
    t:expect_true(t:offers(right), "an adjacent deed")
    t:choose(left)
    t:expect(t:where(rider), left, "the leader is at")
    t:expect(t:where(mark), left, "the mark is at")
    t:expect_true(t:is_booted(rider), "the leader boots")
    t:expect_true(t:is_booted(mark), "the mark boots")
  end,
}

scenario "Rope and Ride: the shootout is where they have gone" {
  function(t)
    local card, rider, mark, _, left = callout(t, {})
    local friend = t:dude { player = 2, at = left }
    t:use(card)
    t:choose(left)
    t:go_on_to("join_posse", 2)
    t:join(friend)
    t:expect(t:side(rider), 1, "the leader's posse")
    t:expect(t:side(mark), 2, "the mark's posse")
    t:expect_true(not t:is_booted(friend), "who is there joins without booting")
  end,
}

scenario "Rope and Ride: a Horse boots in the leader's stead" {
  function(t)
    local card, rider, mark, horse, left = callout(t, { horse = true })
    t:use(card)
    t:choose(horse)
    t:choose(left)
    t:expect_true(t:is_booted(horse), "the Horse boots")
    t:expect_true(not t:is_booted(rider), "the leader does not")
    t:expect(t:where(mark), left, "the mark is at")
  end,
}

scenario "Rope and Ride: a booted Horse cannot be used, nor one of somebody else" {
  function(t)
    local card, rider, _, horse, left = callout(t, { horse = true, tired_horse = true })
    t:goods { keywords = { "Horse" }, on = t:dude {} }
    t:use(card)
    t:choose(left)
    t:expect_true(t:is_booted(rider), "the leader boots")
  end,
}

scenario "Rope and Ride: not after the call-out of another player" {
  function(t)
    local card = t:in_hand { card = "rope_and_ride" }
    t:deed { player = 2 }
    local mark = t:dude { at = "square" }
    local caller = t:dude { player = 2, at = "square" }
    t:winner(2)
    t:call_out(caller, mark)
    t:accept()
    t:refuses(card)
  end,
}
