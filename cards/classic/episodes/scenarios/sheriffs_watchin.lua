scenario "Sheriff's Watchin': what makes dudes wanted is cancelled" {
  function(t)
    local card = t:in_hand { card = "sheriffs_watchin" }
    local home = t:outfit { player = 2, card = "blackjacks" }
    local robber = t:dude { player = 2, card = "lawrence_goodman" }
    t:pass()
    t:use(home)
    t:use(card)
    t:expect(t:ghost_rock(2), 10, "the stash")
    t:expect(t:stat(robber, "bounty"), 0, "bounty")
    t:expect_true(t:is_booted(robber), "the robber is booted")
  end,
}

scenario "Sheriff's Watchin': so is a job that would" {
  function(t)
    local card = t:in_hand { card = "sheriffs_watchin" }
    local ambush = t:in_hand { player = 2, card = "ambush" }
    local mark, leader = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:pass()
    t:use(ambush)
    t:use(card)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "in_play", "the mark is")
    t:expect(t:stat(leader, "bounty"), 0, "bounty")
    t:expect(t:zone(ambush), "discard_pile", "the ambush is in")
  end,
}

--- Player 2's Lawrence has a job done on a deed of this player; whether the card may answer.
local function job_at(t, owner, keyword)
  local card = t:in_hand { card = "sheriffs_watchin" }
  local deed = t:deed { player = owner, keywords = { keyword } }
  local lawrence = t:dude { player = 2, card = "lawrence_goodman", at = deed }
  t:dude { player = 2, at = "square" }
  t:pass()
  t:use(lawrence)
  return (t:asked()) == "react" and t:can_use(card)
end

scenario "Sheriff's Watchin': a job at another player's private location" {
  function(t) t:expect(job_at(t, 1, "Private"), true, "it can be cancelled") end,
}

scenario "Sheriff's Watchin': not a job at a public location" {
  function(t) t:expect(job_at(t, 1, "Public"), false, "it can be cancelled") end,
}

scenario "Sheriff's Watchin': not a job at an own private location" {
  function(t) t:expect(job_at(t, 2, "Private"), false, "it can be cancelled") end,
}

scenario "Sheriff's Watchin': a job at another player's home" {
  function(t)
    local card = t:in_hand { card = "sheriffs_watchin" }
    local judge = t:dude { player = 2, card = "judge_henry_warwick" }
    local mark = t:dude { bounty = 1 }
    t:pass()
    t:use(judge)
    t:use(card)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "in_play", "the mark is")
  end,
}

scenario "Sheriff's Watchin': other abilities go on" {
  function(t)
    local card = t:in_hand { card = "sheriffs_watchin" }
    local thief = t:dude { player = 2, card = "rhett_caufield", at = "home 1" }
    local alfred = t:dude { player = 2, card = "alfred_barkum_jr" }
    t:dude { bounty = 1 }
    t:pass()
    t:use(thief)
    t:expect((t:asked()), "noon_play", "nothing is asked")
    t:pass()
    t:use(alfred)
    t:expect((t:asked()), "noon_play", "nothing is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

--- Player 2 calls a dude of player 1 out at a deed of this player and kind; whether the card may answer.
local function callout_at(t, owner, keyword)
  local card = t:in_hand { card = "sheriffs_watchin" }
  local deed = t:deed { player = owner, keywords = { keyword } }
  local mark, caller = t:dude { at = deed, influence = 0 }, t:dude { player = 2, at = deed, influence = 0 }
  t:pass()
  t:call_out(caller, mark)
  return (t:asked()) == "react" and t:can_use(card), card
end

scenario "Sheriff's Watchin': a call-out on another player's private land" {
  function(t)
    local can, card = callout_at(t, 1, "Private")
    t:expect(can, true, "it can be cancelled")
    t:use(card)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:happened "shootout.begins", 0, "shootouts")
  end,
}

scenario "Sheriff's Watchin': not a call-out on public land" {
  function(t) t:expect((callout_at(t, 1, "Public")), false, "on public land") end,
}

scenario "Sheriff's Watchin': not a call-out on own private land" {
  function(t) t:expect((callout_at(t, 2, "Private")), false, "on own land") end,
}
