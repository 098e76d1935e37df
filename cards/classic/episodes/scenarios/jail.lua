--- A Pox Walker of player 1 aces a wanted dude of player 2, and player 1 says yes or no to Jail.
local function catch(t, convict, answer)
  local pox = t:dude { card = "pox_walker", at = "square" }
  t:use(pox)
  t:choose(convict)
  local _, player = t:asked()
  t:expect(player, 1, "who decides")
  t:take(answer)
end

local function caught(t, cost, answer, owner)
  local jail = t:deed { card = "jail", player = owner or 1 }
  t:dude { influence = 2 }
  local convict = t:dude { player = 2, value = 3, cost = cost, influence = 2, control = 1,
                           production = 2, upkeep = 3, at = "square", bounty = 1 }
  local horse = t:goods { player = 2, on = convict, keywords = { "Horse" } }
  t:ghost_rock(1, 0)
  catch(t, convict, answer)
  return jail, convict, horse
end

local function crow_in_jail(t)
  local jail = t:deed { card = "jail" }
  local crow = t:dude { card = "weeping_crow", player = 2, at = "square", bounty = 1 }
  t:dude { influence = 2 }
  t:dude { player = 2, influence = 1, at = "home 2" }
  catch(t, crow, "Yes")
  return jail, crow
end

scenario "Jail: who aces a wanted dude puts him in Jail for half his cost" {
  proves = { "CT-REACT-016" },
  function(t)
    local jail, convict, horse = caught(t, 5, "Yes")
    t:expect(t:host(convict), jail, "where the dude is")
    t:expect(t:zone(horse), "in_play", "his horse is")
    t:expect(t:ghost_rock(1), 2, "half of 5")
    t:expect(t:stat(convict, "influence"), 0, "his influence")
    t:expect(t:stat(convict, "control"), 0, "his control points")
    t:expect(t:stat(convict, "production"), 0, "his production")
    t:expect(t:stat(convict, "upkeep"), 0, "his upkeep")
    t:expect(t:stat(jail, "control"), 1, "those of Jail")
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

scenario "Jail: when it is aced who is in it goes home booted, and is what he was" {
  function(t)
    local jail, crow = crow_in_jail(t)
    t:pulls(2, "4C")
    t:use(t:in_hand { card = "arson", player = 2 })
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(jail), "boot_hill", "Jail is in")
    t:expect(t:where(crow), t:place "home 2", "where the Crow is")
    t:expect_true(t:is_booted(crow), "the Crow is booted")
    t:expect(t:stat(crow, "influence"), 1, "the Crow's influence")
    t:until_turn_of(2)
    t:expect_true(t:can_use(crow), "the Crow acts again")
  end,
}

scenario "Jail: who is in it uses no abilities, for nobody" {
  function(t)
    local _, crow = crow_in_jail(t)
    t:refuses(crow)
    t:pass()
    t:refuses(crow)
  end,
}

scenario "Jail: when it is discarded who is in it goes home booted" {
  function(t)
    local jail = t:deed { card = "jail" }
    local blessed = t:dude { keywords = { "Blessed 4" }, at = jail, influence = 2 }
    local bowl = t:spell { card = "third_bowl", on = blessed }
    local convict = t:dude { player = 2, value = 3, at = "square", bounty = 1 }
    t:dude { player = 2 }
    catch(t, convict, "Yes")
    t:pass()
    t:pulls(1, "6C")
    t:use(bowl)
    t:expect(t:zone(jail), "discard_pile", "Jail is in")
    t:expect(t:where(convict), t:place "home 2", "where the dude is")
  end,
}

scenario "Jail: another deed may leave play" {
  function(t)
    local jail, crow = crow_in_jail(t)
    local other = t:deed {}
    t:pulls(2, "4C")
    t:use(t:in_hand { card = "arson", player = 2 })
    t:choose(other)
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(other), "boot_hill", "the other deed is in")
    t:expect(t:host(crow), jail, "where the Crow is")
  end,
}

scenario "Jail: a job frees whom its player likes, days later too" {
  function(t)
    local other = t:deed {}
    local jail, crow = crow_in_jail(t)
    local second = t:dude { player = 2, value = 3, at = "square", bounty = 1 }
    t:pass()
    catch(t, second, "Yes")
    t:expect(t:host(second), jail, "where the second is")
    t:go_on_to("pay_upkeep", 1)
    t:take "Pay upkeep for Jail"
    t:go_on_to("noon_play", 1)
    t:refuses(crow)
    t:go_on_to("noon_play", 2)
    t:expect(t:host(crow), jail, "where the Crow is on the next day")
    t:take "Mark Jail"
    t:expect_true(not t:offers(other), "the mark is Jail")
    t:go_on_to("choose_cards", 2)
    t:choose(crow)
    t:choose(second)
    t:go_on_to("noon_play", 1)
    t:expect(t:where(crow), t:place "home 2", "where the Crow is")
    t:expect(t:where(second), t:place "home 2", "where the second is")
    t:expect_true(t:is_booted(crow), "the Crow is booted")
    t:until_turn_of(2)
    t:expect_true(t:can_use(crow), "the Crow acts again")
  end,
}

scenario "Jail: a job may leave them all inside" {
  function(t)
    local jail, crow = crow_in_jail(t)
    t:take "Mark Jail"
    t:go_on_to("choose_cards", 2)
    t:go_on_to("noon_play", 1)
    t:expect(t:host(crow), jail, "where the Crow is")
  end,
}

scenario "Jail: what is printed on who is in it does nothing" {
  function(t)
    local jail = t:deed { card = "jail" }
    local cort = t:dude { player = 2, card = "cort_williams", at = "square", bounty = 1 }
    local terror = t:dude { keywords = { "Terror" }, influence = 2, booted = true, at = jail }
    t:dude {}
    t:use(t:in_hand { card = "ambush" })
    t:go_on_to("may", 1)
    t:yes()
    t:go_on_to "noon_play"
    t:expect(t:host(cort), jail, "where Cort is")
    t:expect(t:stat(terror, "influence"), 2, "influence of a Terror there")
  end,
}

--- A convict in Jail with what he has, which is the jailer's to use if it is anybody's.
local function jail_with(t, ...)
  local jail = t:deed { card = "jail" }
  local convict = t:dude { player = 2, value = 3, bullets = 2, influence = 1, at = "square", bounty = 1 }
  local goods = {}
  for i, what in ipairs { ... } do
    what.player, what.on = 2, convict
    goods[i] = t:goods(what)
  end
  t:dude { influence = 2 }
  t:dude { player = 2, influence = 1, at = "home 2" }
  catch(t, convict, "Yes")
  return jail, convict, goods
end

scenario "Jail: nobody uses what who is in it has" {
  function(t)
    local jail, convict, goods = jail_with(t, { card = "chrono_accelerator" })
    t:expect(t:host(goods[1]), convict, "who has it")
    t:expect(t:host(convict), jail, "where he is")
    t:refuses(goods[1])
    t:pass()
    t:refuses(goods[1])
  end,
}

scenario "Jail: what who is in it has does nothing and counts for nothing" {
  function(t)
    local jail, convict, goods = jail_with(t,
      { card = "findleys_quill_pen" }, { influence = 2, control = 1, production = 3, upkeep = 1, bullets = 4 })
    t:expect(t:stat(jail, "production"), 0, "production of Jail")
    for _, number in ipairs { "influence", "control", "production", "upkeep" } do
      t:expect(t:stat(goods[2], number), 0, number .. " of his goods")
      t:expect(t:stat(convict, number), 0, "his " .. number)
    end
    t:expect(t:stat(convict, "bullets"), 2, "his bullets")
  end,
}

scenario "Jail: what he has comes back with him by a job" {
  function(t)
    local jail, convict, goods = jail_with(t, { card = "chrono_accelerator" }, { influence = 2, bullets = 4 })
    t:take "Mark Jail"
    t:go_on_to("choose_cards", 2)
    t:choose(convict)
    t:go_on_to("noon_play", 1)
    t:expect(t:where(convict), t:place "home 2", "where he is")
    t:expect(t:host(goods[1]), convict, "who has the Accelerator")
    t:expect(t:stat(convict, "influence"), 3, "his influence")
    t:expect(t:stat(convict, "bullets"), 6, "his bullets")
    t:refuses(goods[1])
    t:until_turn_of(2)
    t:expect_true(t:can_use(goods[1]), "the Accelerator serves its owner")
  end,
}

scenario "Jail: what he has comes back with him when Jail is aced" {
  function(t)
    local jail, convict, goods = jail_with(t, { card = "chrono_accelerator" }, { influence = 2, bullets = 4 })
    t:pulls(2, "4C")
    t:use(t:in_hand { card = "arson", player = 2 })
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(jail), "boot_hill", "Jail is in")
    t:expect(t:where(convict), t:place "home 2", "where he is")
    t:expect(t:host(goods[1]), convict, "who has the Accelerator")
    t:expect(t:stat(convict, "influence"), 3, "his influence")
    t:expect(t:stat(convict, "bullets"), 6, "his bullets")
    t:until_turn_of(2)
    t:expect_true(t:can_use(goods[1]), "the Accelerator serves its owner")
  end,
}

scenario "Jail: what who is in it has is out of reach" {
  function(t)
    local thief = t:in_hand { card = "horse_thief" }
    local jail, _, goods = jail_with(t, { keywords = { "Horse" } })
    local boss = t:dude { at = jail }
    t:dude { at = jail }
    t:pass()
    t:refuses(thief)
    t:expect_true(not t:offers "Trade", "trading at Jail")
    local other = t:goods { on = t:dude { player = 2 }, player = 2, keywords = { "Horse" } }
    t:use(thief)
    t:choose(boss)
    t:expect(t:zone(other), "discard_pile", "another horse is in")
    t:expect(t:zone(goods[1]), "in_play", "the convict's horse is")
  end,
}
