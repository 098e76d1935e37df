--- Pox Walker aces a wanted dude of player 2 with a horse, and player 1 says yes or no to Jail.
local function caught(t, cost, answer, owner)
  local jail = t:deed { card = "jail", player = owner or 1 }
  local pox = t:dude { card = "pox_walker", at = "square", influence = 1 }
  local convict = t:dude { player = 2, value = 3, cost = cost, influence = 2, at = "square", bounty = 1 }
  local horse = t:goods { player = 2, on = convict, keywords = { "Horse" } }
  t:ghost_rock(1, 0)
  t:use(pox)
  t:choose(convict)
  t:take(answer)
  return jail, convict, horse
end

scenario "Jail: who aces a wanted dude puts him in Jail for half his cost" {
  proves = { "CT-REACT-016" },
  function(t)
    local jail, convict, horse = caught(t, 5, "Yes")
    t:expect(t:host(convict), jail, "where the dude is")
    t:expect(t:zone(horse), "in_play", "his horse is")
    t:expect(t:ghost_rock(1), 2, "half of 5")
    t:expect(t:stat(convict, "influence"), 0, "his influence")
  end,
}

scenario "Jail: or lets him be aced" {
  function(t)
    local _, convict = caught(t, 5, "No")
    t:expect(t:zone(convict), "boot_hill", "the dude is in")
    t:expect(t:ghost_rock(1), 0, "no half of the cost")
  end,
}

scenario "Jail serves whoever aces, its owner or not" {
  function(t)
    local jail, convict = caught(t, 4, "Yes", 2)
    t:expect(t:host(convict), jail, "where the dude is")
    t:expect(t:ghost_rock(1), 2, "half of 4")
  end,
}

scenario "Jail is not for dudes who are not wanted" {
  function(t)
    t:deed { card = "jail" }
    local pox = t:dude { card = "pox_walker", at = "square" }
    local victim = t:dude { player = 2, value = 3, at = "square" }
    t:use(pox)
    t:choose(victim)
    t:expect(t:zone(victim), "boot_hill", "the dude is in")
  end,
}

scenario "Jail: when it leaves play who is in it goes home booted" {
  function(t)
    t:dude { player = 2 }
    local jail, convict, horse = caught(t, 5, "Yes")
    t:pulls(2, "4C")
    t:use(t:in_hand { card = "arson", player = 2 })
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(jail), "boot_hill", "Jail is in")
    t:expect(t:where(convict), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(convict), "he is booted")
    t:expect(t:stat(convict, "influence"), 2, "his influence")
    t:expect(t:host(horse), convict, "whose the horse is")
  end,
}

scenario "Jail: nothing else is done to who is in it, and a dude like him stays out" {
  function(t)
    local jail, convict = caught(t, 5, "Yes")
    local other = t:dude { card = "pox_walker", player = 2, at = jail }
    t:expect_true(t:can_use(other), "there is someone to choose: himself")
    t:use(other)
    t:expect_true(not t:offers(convict), "who is in Jail is no dude")
  end,
}

scenario "Jail: a job frees whom its player likes" {
  function(t)
    local hero = t:dude { player = 2 }
    local _, convict, horse = caught(t, 5, "Yes")
    t:take "Mark Jail"
    t:go_on_to("choose_cards", 2)
    t:choose(convict)
    t:go_on_to("noon_play", 1)
    t:expect(t:where(convict), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(convict), "he is booted")
    t:expect(t:stat(convict, "influence"), 2, "his influence")
    t:expect(t:host(horse), convict, "whose the horse is")
    t:expect(t:where(hero), t:place "home 2", "where the hero is")
  end,
}
