-- The target's grit is 3 + 1 + 1; Arden's check is 1 + the pull.
local function fight(t, pulled)
  local arden = t:dude { card = "dr_arden_gillman", at = "square" }
  local friend = t:dude { at = "square" }
  local target = t:dude { player = 2, value = 3, bullets = 1, influence = 1, at = "square" }
  if pulled then t:pulls(1, pulled) end
  t:call_out(arden, target)
  t:accept()
  t:go_on_to("join_posse", 1)
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  return arden, target, friend
end

scenario "Dr. Arden Gillman sends an opposing dude home booted" {
  function(t)
    local arden, target = fight(t, "5C")
    t:use(arden)
    t:expect(t:where(target), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(target), "the dude is booted")
    t:expect(t:zone(target), "in_play", "the dude is")
    t:expect(t:where(arden), t:place "square", "where Arden is")
    t:expect_true(t:is_booted(arden), "Arden boots")
  end,
}

scenario "Dr. Arden Gillman does nothing below the grit" {
  function(t)
    local arden, target = fight(t, "3C")
    t:use(arden)
    t:expect(t:where(target), t:place "square", "where the dude is")
    t:expect_true(not t:is_booted(target), "the dude is unbooted")
    t:expect_true(t:is_booted(arden), "Arden boots")
  end,
}

scenario "Dr. Arden Gillman: as much as the grit is enough" {
  function(t)
    local arden, target = fight(t, "4H")
    t:use(arden)
    t:expect(t:where(target), t:place "home 2", "where the dude is")
  end,
}

scenario "Dr. Arden Gillman: a failed check on a spade harms nobody" {
  function(t)
    local arden, target = fight(t, "3S")
    t:use(arden)
    t:expect(t:where(target), t:place "square", "where the dude is")
    t:expect(t:where(arden), t:place "square", "where Arden is")
  end,
}

scenario "Dr. Arden Gillman aces with 6 to spare" {
  function(t)
    local arden, target = fight(t, "TC")
    t:use(arden)
    t:expect(t:zone(target), "boot_hill", "the dude is in")
    t:expect(t:zone(arden), "in_play", "Arden is")
  end,
}

scenario "Dr. Arden Gillman does not ace with 5 to spare" {
  function(t)
    local arden, target = fight(t, "9C")
    t:use(arden)
    t:expect(t:zone(target), "in_play", "the dude is")
    t:expect(t:where(target), t:place "home 2", "where the dude is")
  end,
}

scenario "Dr. Arden Gillman goes home booted too on a spade" {
  function(t)
    local arden, target, friend = fight(t, "5S")
    t:use(arden)
    t:expect(t:where(target), t:place "home 2", "where the dude is")
    t:expect(t:where(arden), t:place "home 1", "where Arden is")
    t:expect_true(t:is_booted(arden), "Arden is booted")
    t:expect(t:where(friend), t:place "square", "where the friend is")
  end,
}

scenario "Dr. Arden Gillman is aced too on a high spade" {
  function(t)
    local arden, target, friend = fight(t, "TS")
    t:use(arden)
    t:expect(t:zone(target), "boot_hill", "the dude is in")
    t:expect(t:zone(arden), "boot_hill", "Arden is in")
    t:expect(t:zone(friend), "in_play", "the friend is")
  end,
}

scenario "Dr. Arden Gillman suffers the same on a joker" {
  function(t)
    local arden, target = fight(t, "*")
    t:use(arden)
    t:take "5 of hearts"
    t:expect(t:where(target), t:place "home 2", "where the dude is")
    t:expect(t:where(arden), t:place "home 1", "where Arden is")
  end,
}

scenario "Dr. Arden Gillman chooses an opposing dude, while unbooted" {
  function(t)
    local other = t:dude { player = 2, at = "square" }
    local idle = t:dude { player = 2, at = "square" }
    local arden = t:dude { card = "dr_arden_gillman", at = "square" }
    local target = t:dude { player = 2, at = "square" }
    t:call_out(arden, target)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:join(other)
    t:go_on_to("shootout_play", 1)
    t:booted(arden, true)
    t:refuses(arden)
    t:booted(arden, false)
    t:until_turn_of(1)
    t:use(arden)
    t:expect_true(t:offers(other), "any opposing dude")
    t:expect_true(not t:offers(idle), "nobody outside the posses")
    t:expect_true(not t:offers(arden), "not Arden")
  end,
}
