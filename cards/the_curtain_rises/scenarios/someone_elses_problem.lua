-- Abram goes for the Holy Ground, where two wanted dudes of player 2 are.
local function job(t)
  local church = t:deed { keywords = { "Holy Ground" } }
  local abram = t:dude { card = "abram_grothe", at = "square" }
  local first = t:dude { player = 2, bounty = 1, influence = 0, at = church }
  local second = t:dude { player = 2, bounty = 1, influence = 0, at = church }
  local card = t:in_hand { card = "someone_elses_problem" }
  return card, abram, first, second
end

scenario "Someone Else's Problem keeps a dude out of the job, and safe from it" {
  function(t)
    local card, abram, first, second = job(t)
    t:use(abram)
    t:use(card)
    t:expect_true(not t:offers(abram), "an opposing dude")
    t:choose(first)
    t:go_on_to("oppose_job", 2)
    t:expect_true(not t:offers(first), "not the dude chosen")
    t:expect_true(t:offers(second), "the other")
    t:pass()
    t:go_on_to "noon_play"
    t:expect(t:zone(second), "discard_pile", "the other is in the")
    t:expect(t:zone(first), "in_play", "the dude chosen is")
    t:expect(t:zone(card), "discard_pile", "the card is in the")
  end,
}

scenario "Someone Else's Problem is over with the job" {
  function(t)
    local card, abram, first, second = job(t)
    local again = t:dude { card = "abram_grothe", at = "square" }
    t:use(abram)
    t:use(card)
    t:choose(first)
    t:go_on_to("oppose_job", 2)
    t:pass()
    t:until_turn_of(1)
    t:use(again)
    t:go_on_to("oppose_job", 2)
    t:expect_true(t:offers(first), "the dude may oppose again")
    t:pass()
    t:go_on_to "noon_play"
    t:expect(t:zone(first), "discard_pile", "the dude is in the")
    t:expect(t:zone(second), "discard_pile", "the other is in the")
  end,
}

scenario "Someone Else's Problem has nothing to do with a job that marks a dude" {
  function(t)
    local ambush = t:in_hand { card = "ambush" }
    t:in_hand { card = "someone_elses_problem" }
    t:dude {}
    local victim = t:dude { player = 2 }
    t:use(ambush)
    t:choose(victim)
    t:expect(t:happened "job.marked", 1, "marks")
    t:expect(t:asked(), "oppose_job", "what is asked")
  end,
}

scenario "Someone Else's Problem may follow a job at the town square" {
  function(t)
    local coach = t:in_hand { card = "a_coach_comes_to_town" }
    local card = t:in_hand { card = "someone_elses_problem" }
    t:dude {}
    local foe, other = t:dude { player = 2 }, t:dude { player = 2 }
    t:use(coach)
    t:use(card)
    t:choose(foe)
    t:go_on_to("oppose_job", 2)
    t:expect_true(not t:offers(foe) and t:offers(other), "who may oppose")
  end,
}

scenario "Someone Else's Problem does not follow another player's job" {
  function(t)
    local coach = t:in_hand { card = "a_coach_comes_to_town" }
    t:in_hand { player = 2, card = "someone_elses_problem" }
    t:dude {}
    t:dude { player = 2 }
    t:use(coach)
    t:expect(t:asked(), "oppose_job", "what is asked")
  end,
}
