scenario "Ramiro Mendoza is paid to lead a posse" {
  proves = { "RC-CARD-055" },
  function(t)
    local ramiro = t:dude { card = "ramiro_mendoza", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(ramiro, rival)
    t:accept()
    t:yes()
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect(t:side(ramiro), 1, "his posse")
  end,
}

scenario "Ramiro Mendoza is paid as the mark" {
  proves = { "RC-CARD-055" },
  function(t)
    local ramiro = t:dude { player = 2, card = "ramiro_mendoza", at = "square" }
    local rival = t:dude { at = "square" }
    t:ghost_rock(2, 2)
    t:call_out(rival, ramiro)
    t:accept()
    t:yes()
    t:expect(t:ghost_rock(2), 1, "the stash")
    t:expect(t:ghost_rock(1), 10, "the other's stash")
    t:expect(t:side(ramiro), 2, "his posse")
  end,
}

scenario "Ramiro Mendoza is paid to join" {
  proves = { "RC-CARD-055" },
  function(t)
    local ramiro = t:dude { card = "ramiro_mendoza" }
    local gun = t:dude { at = "square" }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(friend)
    t:expect(t:ghost_rock(1), 10, "the stash, for a friend")
    t:join(ramiro)
    t:yes()
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect(t:side(ramiro), 1, "his posse")
  end,
}

scenario "Ramiro Mendoza who is not paid is discarded" {
  function(t)
    local ramiro = t:dude { card = "ramiro_mendoza" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(ramiro)
    t:no()
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:zone(ramiro), "discard_pile", "he is in")
    t:expect(t:side(gun), 1, "the gun's posse")
  end,
}

scenario "Ramiro Mendoza is not kept for what comes later" {
  proves = { "RC-CARD-056" },
  function(t)
    local ramiro = t:dude { card = "ramiro_mendoza", at = "square" }
    local irving = t:dude { card = "irving_patterson", at = "square" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:ghost_rock(1, 0)
    t:call_out(gun, rival)
    t:accept()
    t:join(ramiro)
    t:expect(t:zone(ramiro), "discard_pile", "he is in")
    t:join(irving)
    t:expect(t:ghost_rock(1), 1, "the stash")
  end,
}

scenario "Ramiro Mendoza's bounty is nobody's if he is not paid" {
  proves = { "RC-CARD-057" },
  function(t)
    local ramiro = t:dude { card = "ramiro_mendoza", bounty = 2, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    local gun = t:dude { at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(ramiro)
    t:no()
    t:expect(t:zone(ramiro), "discard_pile", "he is in")
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:ghost_rock(2), 10, "the other's stash")
  end,
}

local function called(t, stash)
  local bounties = t:deed { card = "carters_bounties" }
  local ramiro = t:dude { card = "ramiro_mendoza" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:ghost_rock(1, stash)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  t:use(bounties)
  return ramiro
end

scenario "Ramiro Mendoza is paid when he is brought into a shootout" {
  proves = { "RC-CARD-058" },
  function(t)
    local ramiro = called(t, 1)
    t:yes()
    t:expect(t:ghost_rock(1), 0, "the stash")
    t:expect(t:side(ramiro), 1, "his posse")
  end,
}

scenario "Ramiro Mendoza is discarded when he is brought into a shootout for nothing" {
  proves = { "RC-CARD-058" },
  function(t)
    local ramiro = called(t, 0)
    t:expect(t:zone(ramiro), "discard_pile", "he is in")
  end,
}

scenario "Ramiro Mendoza is paid to lead a job" {
  proves = { "RC-CARD-055" },
  function(t)
    local card = t:in_hand { card = "kidnappin" }
    t:dude { card = "ramiro_mendoza", at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    t:use(card)
    t:choose(mark)
    t:yes()
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "discard_pile", "the mark is in")
  end,
}

scenario "Ramiro Mendoza called out and not paid leaves nobody to fight" {
  function(t)
    local ramiro = t:dude { player = 2, card = "ramiro_mendoza", at = "square" }
    local rival = t:dude { at = "square" }
    t:call_out(rival, ramiro)
    t:accept()
    t:no()
    t:expect(t:zone(ramiro), "discard_pile", "he is in")
    t:expect(t:ghost_rock(2), 10, "the stash")
    t:go_on_to "noon_play"
    t:expect(t:where(rival), t:place "square", "where the rival is")
    t:expect(t:happened "shootout.round_begins", 0, "rounds")
  end,
}
