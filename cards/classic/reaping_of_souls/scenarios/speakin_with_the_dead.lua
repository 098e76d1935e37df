--- Player 1's dude has learned it on the first day, and it is his turn again. Two dudes lie in Boot Hill.
local function seance(t)
  local card = t:in_hand { card = "speakin_with_the_dead" }
  local undead = t:dude { keywords = { "Harrowed" }, value = 5 }
  local crow = t:in_boot_hill { card = "weeping_crow" }
  local jewel = t:in_boot_hill { player = 2, card = "juliet_jewel_sumner_exp1" }
  local plain = t:in_boot_hill { card = "tom_oreilly" }
  t:use(card)
  return card, undead, crow, jewel, plain
end

scenario "Speakin' With The Dead teaches a Harrowed dude for good" {
  function(t)
    local tired = t:dude { keywords = { "Harrowed" }, booted = true }
    local theirs = t:dude { player = 2, keywords = { "Harrowed" } }
    local second = t:dude { keywords = { "Harrowed" } }
    local card, undead = seance(t)
    t:expect_true(t:offers(second) and not t:offers(tired) and not t:offers(theirs), "who it is for")
    t:choose(undead)
    t:expect(t:zone(card), "boot_hill", "the card is in")
    t:until_turn_of(1)
    t:expect_true(t:can_use(undead) and not t:can_use(second), "who has learned it")
    t:until_day(3)
    t:until_turn_of(1)
    t:expect_true(t:can_use(undead), "it is for the game")
  end,
}

scenario "Speakin' With The Dead gives what a dead dude could do for the day" {
  function(t)
    local _, undead, crow, jewel, plain = seance(t)
    t:until_turn_of(1)
    t:use(undead)
    t:expect_true(t:offers(jewel) and not t:offers(plain), "who can be spoken with")
    t:choose(crow)
    t:until_turn_of(1)
    t:expect_true(not t:offers "in Boot Hill", "once a day")
    t:use(undead)
    t:expect(t:stat(undead, "value"), 13, "value")
    t:until_day(2)
    t:until_turn_of(1)
    t:expect_true(not t:offers "is 13", "it was for that day")
    t:expect_true(t:offers "in Boot Hill", "it speaks with the dead again")
  end,
}

scenario "Speakin' With The Dead brings Reacts too" {
  function(t)
    local there = t:deed {}
    t:dude { faction = "blackjacks", at = there }
    local _, undead, _, jewel = seance(t)
    t:until_turn_of(1)
    t:use(undead)
    t:choose(jewel)
    t:go_on_to("react", 1)
    t:use(undead)
    t:expect(t:where(undead), there, "the dude is at")
    t:until_day(2)
    t:expect(t:stat(undead, "value"), 5, "value")
    t:until_turn_of(1)
    t:expect(t:happened "ability.resolved", 3, "abilities")
  end,
}
