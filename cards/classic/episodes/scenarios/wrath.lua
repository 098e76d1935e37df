--- A shootout in which player 2 plays His Back Was to Me, or not.
local function shootout(t, wrath_is_there)
  local wrath = t:dude { card = "wrath", at = wrath_is_there and "square" or "home 1" }
  local friend = t:dude { bullets = 3, at = "square" }
  local foe = t:dude { player = 2, bullets = 1, at = "square" }
  local card = t:in_hand { player = 2, card = "his_back_was_to_me" }
  t:call_out(wrath_is_there and wrath or friend, foe)
  t:accept()
  if wrath_is_there then t:join(friend) end
  t:go_on_to("shootout_play", 2)
  t:use(card)
  if wrath_is_there then t:choose(friend) end
  return wrath, card, friend
end

scenario "Wrath suffers no Shootout cards" {
  function(t)
    local wrath, card, friend = shootout(t, true)
    t:use(wrath)
    t:expect(t:stat(friend, "bullets"), 3, "bullets")
    t:expect(t:zone(card), "discard_pile", "the card is in")
  end,
}

scenario "Wrath has to be there" {
  function(t)
    local wrath, _, friend = shootout(t, false)
    t:expect(t:stat(friend, "bullets"), 1, "bullets")
  end,
}

scenario "Wrath suffers Reacts" {
  function(t)
    local wrath = t:dude { card = "wrath", at = "square" }
    local friend = t:dude { at = "square" }
    local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
    local card = t:in_hand { player = 2, card = "fanning_the_hammer" }
    t:call_out(wrath, foe)
    t:accept()
    t:join(friend)
    t:draws(1, "2D 3C 5C 9D TD")
    t:draws(2, "2C 2H 4D 9S TC 8C 3S 5H")
    t:go_on_to("react", 2)
    t:use(card)
    t:refuses(wrath)
  end,
}

scenario "Wrath suffers abilities of dudes" {
  function(t)
    local wrath = t:dude { card = "wrath", at = "square" }
    local angel = t:dude { keywords = { "Blessed 1" }, at = "square" }
    local miracle = t:spell { card = "sacrifice", on = angel }
    local mercy = t:dude { player = 2, card = "sister_mercy_winters", at = "square" }
    t:call_out(wrath, mercy)
    t:accept()
    t:join(angel)
    t:go_on_to("shootout_play", 2)
    t:use(mercy)
    t:expect(t:zone(miracle), "discard_pile", "the spell is in")
  end,
}
