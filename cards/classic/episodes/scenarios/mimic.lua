-- A dude whose play is gained: "Noon: Another dude at the deed where Cassidy is has +1 bullets today."
local function fight(t, keywords, who, cards)
  local card = t:in_hand { card = "mimic" }
  local deed = t:deed {}
  local gun = t:dude { bullets = 3, stud = true, keywords = keywords, at = deed }
  local friend = t:dude { bullets = 1, at = deed }
  local fallen = t:dude { player = 2, card = who or "cassidy_greene", at = deed }
  t:call_out(gun, fallen)
  t:accept()
  t:draws(1, "2C 2D 2S 9S TC 3C 4C 5S")
  t:draws(2, cards or "2H 3C 5C 9D TD")
  t:go_on_to("assign_casualty", 2)
  t:ace(fallen)
  t:done()
  return card, gun, friend, fallen
end

scenario "Mimic gives a Harrowed dude the play of the dude who was aced" {
  function(t)
    local card, gun, friend, fallen = fight(t, { "Harrowed" })
    t:expect(t:happened "dude.aced", 1, "dudes who have been aced")
    t:use(card)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(fallen), "boot_hill", "the dude is in")
    t:until_turn_of(1)
    t:use(gun)
    t:expect(t:stat(friend, "bullets"), 2, "bullets of the friend")
    t:until_turn_of(1)
    t:refuses(gun)
    t:until_day(3)
    t:until_turn_of(1)
    t:expect_true(t:can_use(gun), "it is for good")
  end,
}

scenario "Mimic is for Harrowed dudes in the shootout" {
  function(t)
    t:dude { keywords = { "Harrowed" } }
    local card = fight(t, {})
    t:refuses(card)
  end,
}

scenario "Mimic needs a printed play" {
  function(t)
    local card = fight(t, { "Harrowed" }, "tom_oreilly")
    t:refuses(card)
  end,
}

scenario "Mimic gives Reacts too" {
  function(t)
    local there = t:deed {}
    local jack = t:dude { faction = "blackjacks", at = there }
    t:dude { faction = "blackjacks", at = "square" }
    local card, gun = fight(t, { "Harrowed" }, "juliet_jewel_sumner_exp1")
    t:use(card)
    t:go_on_to("react", 1)
    t:use(gun)
    t:choose(jack)
    t:expect(t:where(gun), there, "the dude is at")
    t:expect_true(not t:can_use(gun), "once a day")
    t:until_day(2)
    t:go_on_to("react", 1)
    t:expect_true(t:can_use(gun), "it is for good")
    t:expect_true(t:offers(gun) and not t:offers(jack), "whose it is")
  end,
}

scenario "Mimic is not for the dude who was aced" {
  function(t)
    local card = fight(t, {}, "the_ghost_exp1", "2H 3C 5C 9D TD JH QH 7C")
    t:refuses(card)
  end,
}

scenario "Mimic comes after an ace in a shootout" {
  function(t)
    local card = t:in_hand { card = "mimic" }
    t:dude { keywords = { "Harrowed" }, at = "square" }
    t:expect_true(not t:can_use(card), "usable at Noon")
  end,
}
