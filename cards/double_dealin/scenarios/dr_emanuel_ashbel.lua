-- Player 1 aces a dude of value 4 with a Soul Blast; player 2 has Dr. Ashbel.
local function blast(t, side)
  local huckster = t:dude { keywords = { "Huckster 5" }, at = "square", value = 4 }
  local hex = t:spell { card = "soul_blast", on = huckster }
  local friend = t:dude { at = "square", value = 4, booted = true }
  local ashbel = t:dude { player = 2, card = "dr_emanuel_ashbel" }
  local rival = t:dude { player = 2, value = 4, at = "square" }
  t:call_out(huckster, rival)
  t:accept()
  if side == 1 then
    t:booted(friend, false)
    t:join(friend)
  end
  t:go_on_to("shootout_play", 1)
  t:pulls(1, "KC")
  t:use(hex)
  t:choose(side == 1 and friend or rival)
  return ashbel, side == 1 and friend or rival
end

scenario "Dr. Ashbel has an aced dude discarded if the pull is above his value" {
  function(t)
    local ashbel, victim = blast(t, 2)
    t:pulls(2, "5C")
    t:use(ashbel)
    t:expect(t:zone(victim), "discard_pile", "the dude is in the")
    t:expect_true(not t:is_booted(ashbel), "Ashbel does not boot")
  end,
}

scenario "Dr. Ashbel may let a dude be aced" {
  function(t)
    local _, victim = blast(t, 2)
    t:pass()
    t:expect(t:zone(victim), "boot_hill", "the dude is in")
  end,
}

scenario "Dr. Ashbel treats dudes of any player" {
  function(t)
    local ashbel, victim = blast(t, 1)
    t:pulls(2, "5C")
    t:use(ashbel)
    t:expect(t:zone(victim), "discard_pile", "the dude is in the")
  end,
}

scenario "Dr. Ashbel treats one dude a day" {
  function(t)
    local ashbel, victim = blast(t, 1)
    t:pulls(2, "5C")
    t:use(ashbel)
    t:expect(t:zone(victim), "discard_pile", "the dude is in the")
    local second = t:dude { at = "square", value = 4 }
    local other = t:dude { keywords = { "Huckster 5" }, at = "square" }
    local hex = t:spell { card = "soul_blast", on = other }
    t:go_on_to("noon_play", 1)
    t:expect(t:day(), 1, "the day")
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(other, rival)
    t:accept()
    t:join(second)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "KC")
    t:use(hex)
    t:choose(second)
    t:expect(t:zone(second), "boot_hill", "the second dude is in")
  end,
}

scenario "Dr. Ashbel does not help if the pull is no higher than the value" {
  function(t)
    local ashbel, victim = blast(t, 2)
    t:pulls(2, "4C")
    t:use(ashbel)
    t:expect(t:zone(victim), "boot_hill", "the dude is in")
  end,
}

