-- Player 1 draws the joker first, then `mine`; player 2 draws `theirs`. The joker is some card
-- then.
local function showdown(t, mine, theirs, said, book)
  local gun = t:dude { at = "square" }
  if book then book = t:goods { card = "doyles_hoyle", on = gun } end
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  local joker = t:on_top_of_deck { card = "devils_joker_black" }
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("joker", 1)
  t:take(said)
  t:go_on_to("resolution_play", 1)
  return joker, rival, book
end

scenario "Devil's Joker (Black): 2 ranks more, in a hand that is cheatin', and aced after use" {
  function(t)
    local varmint = t:in_hand { player = 2, card = "cheatin_varmint" }
    local joker, rival = showdown(t, "KC KD 5H 2S", "9C 8D 4H 6S TD", "13 of hearts")
    t:expect(t:rank(1), 6, "the rank, three of a kind and 2 more")
    t:expect(t:rank(2), 1, "the other's rank")
    t:go_on_to("resolution_play", 2)
    t:expect_true(t:can_use(varmint, 2), "the hand is cheatin'")
    t:go_on_to("assign_casualty", 2)
    t:ace(rival)
    t:done()
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(joker), "boot_hill", "the joker is in")
  end,
}

scenario "Devil's Joker (Black) taken out of the hand takes its ranks along" {
  proves = { "RC-CARD-199" },
  function(t)
    local joker, _, book = showdown(t, "KC KD KH 2S", "9C 8D 4H 6S TD", "13 of spades", true)
    t:expect(t:rank(1), 10, "the rank, four of a kind and 2 more")
    t:use(book)
    t:choose(joker)
    t:expect(t:rank(1), 4, "the rank, three of a kind")
  end,
}

scenario "Devil's Joker (Black) in a pull is what its owner says, and aced after use" {
  function(t)
    local huckster = t:dude { keywords = { "Huckster 0" }, at = "square" }
    local curse = t:spell { card = "blood_curse", on = huckster }
    local joker = t:on_top_of_deck { card = "devils_joker_black" }
    t:use(curse)
    t:take "9 of hearts"
    t:expect(t:stat(huckster, "bullets"), 0, "bullets")
    t:expect(t:happened "skill_check.succeeded", 1, "successes")
    t:expect(t:zone(joker), "boot_hill", "the joker is in")
  end,
}
