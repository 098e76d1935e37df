scenario "Sloane enters play without bounty" {
  proves = { "RC-CARD-062" },
  function(t)
    t:outfit { card = "the_sloane_gang" }
    local sloane = t:in_hand { card = "sloane" }
    t:shop(sloane)
    t:expect(t:zone(sloane), "in_play", "she is")
    t:expect(t:stat(sloane, "bounty"), 0, "her bounty")
  end,
}

scenario "Sloane stays wanted, whatever is taken off" {
  proves = { "RC-CARD-063" },
  function(t)
    local evidence = t:goods { card = "the_evidence", on = t:dude {} }
    local sloane = t:dude { card = "sloane", bounty = 3 }
    t:use(evidence, 1)
    t:expect(t:stat(sloane, "bounty"), 1, "her bounty")
  end,
}

scenario "Sloane's bounty falls as usual above that" {
  function(t)
    local lawyers = t:deed { card = "b_and_b_attorneys" }
    local sloane = t:dude { card = "sloane", bounty = 3 }
    t:use(lawyers)
    t:choose(2)
    t:expect(t:stat(sloane, "bounty"), 2, "her bounty")
  end,
}

scenario "Sloane's last bounty is not taken off" {
  function(t)
    local lawyers = t:deed { card = "b_and_b_attorneys" }
    local sloane = t:dude { card = "sloane", bounty = 1 }
    t:use(lawyers)
    t:choose(2)
    t:expect(t:stat(sloane, "bounty"), 1, "her bounty")
  end,
}

scenario "Sloane keeps nobody else wanted" {
  function(t)
    local lawyers = t:deed { card = "b_and_b_attorneys" }
    local friend = t:dude { bounty = 1 }
    t:dude { card = "sloane" }
    t:use(lawyers)
    t:choose(2)
    t:expect(t:stat(friend, "bounty"), 0, "the friend's bounty")
  end,
}

-- Sloane at home with a friend, while another dude fights in the town square.
local function fight(t, sloane_there, booted)
  local sloane = t:dude { card = "sloane", at = sloane_there or "home" }
  local friend = t:dude { booted = booted }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local theirs = t:dude { player = 2, at = "home 1" }
  t:call_out(gun, rival)
  t:accept()
  return sloane, friend, gun, rival, theirs
end

scenario "Sloane joins without booting" {
  function(t)
    local sloane, friend = fight(t)
    t:join(sloane)
    t:expect(t:side(sloane), 1, "her posse")
    t:expect_true(not t:is_booted(sloane), "unbooted")
    t:expect(t:where(sloane), t:place "square", "where she is")
    t:join(friend)
    t:expect_true(t:is_booted(friend), "who was left without her boots")
  end,
}

scenario "Sloane's friends join without booting, though she stays" {
  proves = { "RC-CARD-065" },
  function(t)
    local sloane, friend, _, _, theirs = fight(t)
    t:join(friend)
    t:expect(t:side(friend), 1, "the friend's posse")
    t:expect_true(not t:is_booted(friend), "unbooted")
    t:expect(t:where(friend), t:place "square", "where the friend is")
    t:expect(t:side(sloane), 0, "her posse")
    t:go_on_to("join_posse", 2)
    t:join(theirs)
    t:expect_true(t:is_booted(theirs), "a rival from where she is boots")
  end,
}

scenario "Sloane helps nobody at another place" {
  function(t)
    local store = t:deed {}
    local _, friend = fight(t, store)
    t:join(friend)
    t:expect_true(t:is_booted(friend), "booted")
  end,
}

scenario "Sloane's booted friends do not join" {
  proves = { "RC-CARD-064" },
  function(t)
    local _, friend = fight(t, "home", true)
    t:expect_true(not t:offers(friend), "the booted friend")
  end,
}

scenario "Sloane boots if the job says so" {
  proves = { "RC-CARD-066" },
  function(t)
    local card = t:in_hand { card = "ambush" }
    local sloane = t:dude { card = "sloane" }
    local friend = t:dude {}
    local mark = t:dude { player = 2, at = "square" }
    t:use(card)
    t:choose(sloane)
    t:choose(mark)
    t:expect_true(t:is_booted(sloane), "booted as the cost says")
    t:join(friend)
    t:expect_true(not t:is_booted(friend), "her friend is not")
  end,
}
