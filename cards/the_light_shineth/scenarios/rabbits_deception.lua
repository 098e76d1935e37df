local function shootout(t, given)
  local card = t:in_hand { card = "rabbits_deception" }
  local monk = t:dude { keywords = { "Kung Fu 2" }, value = 9, at = "square" }
  local friend = given.friend and t:dude { at = "square", stud = given.own_stud }
  local foe = t:dude { player = 2, at = "square", stud = given.stud }
  local other = t:dude { player = 2, at = "square" }
  t:call_out(friend or monk, foe)
  t:accept()
  if friend then t:join(monk) end
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  if given.booted then t:booted(monk, true) end
  return card, monk, foe, other
end

scenario "Rabbit's Deception: both go home booted" {
  function(t)
    local card, monk, foe, other = shootout(t, { friend = true })
    t:pulls(1, "2C")
    t:use(card)
    t:expect_true(t:offers(other), "any opposing dude")
    t:expect_true(not t:offers(monk), "nobody of the posse")
    t:choose(foe)
    t:expect(t:where(monk), t:place "home", "the monk is in")
    t:expect_true(t:is_booted(monk), "booted")
    t:expect(t:where(foe), t:place "home 2", "the foe is in")
    t:expect_true(t:is_booted(foe), "booted")
    t:expect(t:side(other), 2, "the other stays")
  end,
}

scenario "Rabbit's Deception: it may be the monk alone" {
  function(t)
    local card, monk, foe = shootout(t, { friend = true })
    t:pulls(1, "2C")
    t:use(card)
    t:pass()
    t:expect(t:where(monk), t:place "home", "the monk is in")
    t:expect(t:side(foe), 2, "the foe stays")
  end,
}

scenario "Rabbit's Deception: a booted monk goes alone" {
  function(t)
    local card, monk, foe, other = shootout(t, { booted = true, friend = true })
    t:pulls(1, "2C")
    t:use(card)
    t:expect(t:where(monk), t:place "home", "the monk is in")
    t:expect(t:where(foe), t:place "square", "the foe stays")
    t:expect(t:where(other), t:place "square", "the other stays")
  end,
}

scenario "Rabbit's Deception that fails does nothing" {
  function(t)
    local card, monk, foe = shootout(t, { friend = true })
    t:pulls(1, "KC")
    t:use(card)
    t:choose(foe)
    t:expect(t:where(monk), t:place "square", "the monk is in")
    t:expect(t:where(foe), t:place "square", "the foe is in")
  end,
}

-- Of the same school, with a combo of its own.
scenario "Rabbit's Deception: a combo while the opposing posse has a stud" {
  function(t)
    local next_card = t:in_hand { card = "rabbits_lunar_leap" }
    local card, monk, foe = shootout(t, { friend = true, stud = true })
    t:pulls(1, "2C")
    t:use(card)
    t:pass()
    t:expect_true(t:offers(next_card), "another Technique of the school")
  end,
}

scenario "Rabbit's Deception: no combo without an opposing stud" {
  function(t)
    local next_card = t:in_hand { card = "rabbits_lunar_leap" }
    local card = shootout(t, { friend = true, own_stud = true })
    t:pulls(1, "2C")
    t:use(card)
    t:pass()
    t:expect_true(not t:offers(next_card), "no combo")
  end,
}

scenario "Rabbit's Deception by the last dude ends the shootout, and no combo follows" {
  proves = { "RC-CARD-178" },
  function(t)
    local next_card = t:in_hand { card = "rabbits_lunar_leap" }
    local card, monk = shootout(t, { stud = true })
    t:pulls(1, "2C")
    t:use(card)
    t:pass()
    t:expect(t:where(monk), t:place "home", "the monk is in")
    t:expect_true(not t:offers(next_card), "no combo")
    t:expect(t:happened "shootout.ends", 1, "shootouts over")
  end,
}
