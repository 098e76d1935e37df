-- Player 2 has a tired dude at home.
local function lay(t)
  local host = t:dude { player = 2, bullets = 3, influence = 2, value = 9, at = "home 2", booted = true }
  local eggs = t:in_hand { card = "incubation" }
  t:dude { booted = true }
  return host, eggs
end

scenario "Incubation weakens a booted dude at home" {
  proves = { "RC-CARD-159" },
  function(t)
    local host, eggs = lay(t)
    local awake = t:dude { player = 2, at = "home 2" }
    local away = t:dude { player = 2, at = "square", booted = true }
    local guest = t:dude { at = "home 2", booted = true }
    local own = t:dude { booted = true }
    local gun = t:goods { on = own, booted = true }
    t:use(eggs)
    t:expect_true(not t:offers(gun), "no goods")
    for _, dude in ipairs { awake, away, guest } do t:expect_true(not t:offers(dude), "not this one") end
    t:expect_true(t:offers(own), "an own dude would do")
    t:choose(host)
    t:expect(t:ghost_rock(1), 8, "the stash, for 2")
    t:expect(t:host(eggs), host, "where it is")
    t:expect(t:stat(host, "bullets"), 2, "bullets")
    t:expect(t:stat(host, "influence"), 1, "influence")
    t:expect(t:stat(host, "value"), 6, "value")
    t:expect(t:stat(guest, "value"), 5, "value of another dude")
    t:until_turn_of(1)
    t:refuses(eggs)
  end,
}

scenario "Incubation stays over the night, and its dude gets rid of it" {
  function(t)
    local host, eggs = lay(t)
    t:dude { player = 2, at = "home 2" }
    t:use(eggs)
    t:choose(host)
    t:until_day(2)
    t:until_phase "noon"
    t:expect(t:host(eggs), host, "where it still is")
    t:until_turn_of(2)
    t:use(eggs)
    t:expect_true(t:is_booted(host), "the dude boots")
    t:expect(t:zone(eggs), "discard_pile", "the card is in the")
    t:expect(t:stat(host, "value"), 9, "value")
  end,
}

scenario "Incubation: none but the dude rids anybody of it" {
  function(t)
    local host, eggs = lay(t)
    t:dude { at = "home 2" }
    local other = t:dude { player = 2, at = "home 2" }
    t:use(eggs)
    t:choose(host)
    t:refuses(eggs)
    t:until_turn_of(1)
    t:refuses(eggs)
    t:expect_true(not t:is_booted(other), "the other stays unbooted")
  end,
}

scenario "Incubation twice: one is discarded at a time" {
  function(t)
    local host, eggs = lay(t)
    local more = t:in_hand { card = "incubation" }
    t:use(eggs)
    t:choose(host)
    t:until_turn_of(1)
    t:use(more)
    t:choose(host)
    t:expect(t:stat(host, "value"), 3, "value")
    t:booted(host, false)
    t:until_turn_of(2)
    t:use(eggs)
    t:choose(more)
    t:expect(t:zone(more), "discard_pile", "the one is in the")
    t:expect(t:host(eggs), host, "where the other is")
    t:booted(host, false)
    t:until_turn_of(1)
    t:until_turn_of(2)
    t:refuses(eggs)
  end,
}
