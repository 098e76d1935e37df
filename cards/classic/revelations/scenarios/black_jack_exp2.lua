--- Jack calls a dude of player 2 out, or another does while Jack is at home; the hands are these, and that
--- player uses a card (Good Kharma) as soon as he is asked that.
local function shootout(t, mine, theirs, player, how)
  how = how or {}
  local jack = t:dude { card = "black_jack_exp2", at = how.absent and "home 1" or "square" }
  local used = t:in_hand { player = player, card = how.used or "good_kharma" }
  local gun = how.absent and t:dude { at = "square" } or jack
  local foe = t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  t:draws(1, how.absent and mine or mine .. " 8C 9H JS QD KC")
  t:draws(2, theirs)
  t:go_on_to(how.asked or "cheatin_play", player)
  t:use(used)
  return jack
end

scenario "Black Jack (Exp.2) cheats as he likes" {
  function(t)
    local jack = shootout(t, "AD AD 3H 5H 7D", "2C 2H 4H 9S TC", 2)
    t:use(jack)
    t:expect(t:ghost_rock(2), 10, "the other's stash")
  end,
}

scenario "Black Jack (Exp.2) has to be there" {
  function(t)
    t:refuses(shootout(t, "AD AD 3H 5H 7D", "2C 2H 4H 9S TC", 2, { absent = true }))
    t:expect(t:ghost_rock(2), 14, "the other's stash")
  end,
}

scenario "Black Jack (Exp.2) cheats with Cheatin' cards alone" {
  function(t)
    t:refuses(shootout(t, "AD AD 3H 5H 7D", "2C 2H 4H 4S TC", 2, { used = "fanning_the_hammer", asked = "react" }))
  end,
}

scenario "Black Jack (Exp.2) lets you play your own Cheatin' cards" {
  function(t)
    t:refuses(shootout(t, "AD AD AD AD AD", "2C 2C 4H 4S TC", 1))
    t:expect(t:ghost_rock(1), 14, "the stash")
  end,
}

scenario "Black Jack (Exp.2): a Cheatin' card on the other hand is not his business" {
  function(t)
    t:players(3)
    t:refuses(shootout(t, "AD 2D 3H 5H 7D", "2C 2C 4H 9S TC", 3))
    t:expect(t:ghost_rock(3), 14, "the third player's stash")
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

scenario "Black Jack (Exp.2) is above the Judge" {
  function(t)
    t:dude { player = 2, card = "black_jack_exp2", at = "square" }
    local judge = t:dude { card = "judge_henry_warwick", at = "square" }
    t:refuses(judge)
    t:dude { player = 2, bounty = 1, at = "square" }
    t:expect_true(t:can_use(judge), "another wanted dude")
  end,
}
