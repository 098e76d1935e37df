--- Player 2 plays a Cheatin' card on my cheatin' hand.
local function shootout(t, with_jack)
  local jack = t:dude { card = "black_jack_exp2", bullets = 5, at = with_jack and "square" or "home 1" }
  local kharma = t:in_hand { player = 2, card = "good_kharma" }
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  if with_jack then t:join(jack) end
  t:draws(1, "2D 2D 5C 9D TD")
  t:draws(2, "2C 2H 4H 9S TC")
  t:go_on_to("cheatin_play", 2)
  t:use(kharma)
  return jack
end

scenario "Black Jack (Exp.2) cheats as he likes" {
  function(t)
    local jack = shootout(t, true)
    t:use(jack)
    t:expect(t:ghost_rock(2), 10, "the other's stash")
  end,
}

scenario "Black Jack (Exp.2) has to be there" {
  function(t)
    local jack = shootout(t, false)
    t:refuses(jack)
    t:expect(t:ghost_rock(2), 14, "the other's stash")
  end,
}

scenario "Black Jack (Exp.2) is always wanted" {
  function(t)
    local deed = t:deed {}
    local jack = t:dude { player = 2, card = "black_jack_exp2", at = deed }
    t:use(t:in_hand { card = "yer_not_welcome_here" })
    t:choose "square"
    t:expect(t:where(jack), t:place "square", "Jack is in")
  end,
}

scenario "Black Jack (Exp.2) cheats with Cheatin' cards alone" {
  function(t)
    local jack = t:dude { card = "black_jack_exp2", at = "square" }
    local fanning = t:in_hand { player = 2, card = "fanning_the_hammer" }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(jack, foe)
    t:accept()
    t:draws(1, "AD AD 3H 5S 6D 8C 9H JS QD KC")
    t:draws(2, "2C 2H 4H 4S TC")
    t:go_on_to("react", 2)
    t:use(fanning)
    t:refuses(jack)
  end,
}

scenario "Black Jack (Exp.2) lets you play your own Cheatin' cards" {
  function(t)
    local jack = t:dude { card = "black_jack_exp2", at = "square" }
    local kharma = t:in_hand { card = "good_kharma" }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(jack, foe)
    t:accept()
    t:draws(1, "AD AD AD AD AD 5S 5S 5S 5S 5S")
    t:draws(2, "2C 2C 4H 4S TC")
    t:go_on_to("cheatin_play", 1)
    t:use(kharma)
    t:refuses(jack)
    t:expect(t:ghost_rock(1), 14, "the stash")
  end,
}

scenario "Black Jack (Exp.2) is above the Judge" {
  function(t)
    t:dude { player = 2, card = "black_jack_exp2", at = "square" }
    local judge = t:dude { card = "judge_henry_warwick", at = "square" }
    t:refuses(judge)
    t:dude { player = 2, bounty = 1, at = "square" }
    t:expect_true(t:can_use(judge), "another wanted dude")
  end,
}

scenario "Black Jack (Exp.2): a Cheatin' card on the other hand is not his business" {
  function(t)
    t:players(3)
    local jack = t:dude { card = "black_jack_exp2", at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    local kharma = t:in_hand { player = 3, card = "good_kharma" }
    t:call_out(jack, foe)
    t:accept()
    t:draws(1, "2D 3D 5C 9D TD TC TH TS JC JD")
    t:draws(2, "2C 2C 4H 9S TC")
    t:go_on_to("cheatin_play", 3)
    t:use(kharma)
    t:refuses(jack)
    t:expect(t:ghost_rock(3), 14, "the third player's stash")
  end,
}
