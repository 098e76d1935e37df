--- Ghost Dancers and a Shaman at a place, and a Totem in hand.
local function dance(t, place)
  local dancers = t:dude { card = "ghost_dancers", at = place }
  local shaman = t:dude { keywords = { "Shaman 2" }, at = place }
  local totem = t:in_hand { card = "spirit_trail" }
  return dancers, totem, shaman
end

scenario "Ghost Dancers get a Totem, for its price" {
  function(t)
    local dancers, totem = dance(t, t:deed {})
    t:in_hand { card = "blood_curse" }
    t:use(dancers)
    t:expect(t:host(totem), dancers, "the Totem is on")
    t:expect(t:ghost_rock(1), 10 - t:stat(totem, "cost"), "the stash")
    t:expect_true(not t:is_booted(dancers), "nobody is booted")
  end,
}

--- Uses Ghost Dancers, after which the Totem still is in hand.
local function in_vain(t, dancers, totem, why)
  t:use(dancers)
  t:expect(t:zone(totem), "hand", "the Totem, " .. why .. ", is in")
end

scenario "Ghost Dancers: unbooted" {
  function(t)
    local place = t:deed {}
    local dancers = t:dude { card = "ghost_dancers", at = place, booted = true }
    t:dude { keywords = { "Shaman 2" }, at = place }
    in_vain(t, dancers, t:in_hand { card = "spirit_trail" }, "the dancers booted")
  end,
}

scenario "Ghost Dancers: at a place of yours" {
  function(t)
    local dancers, totem = dance(t, "square")
    in_vain(t, dancers, totem, "the place nobody's")
  end,
}

scenario "Ghost Dancers: with an unbooted Shaman of yours there" {
  function(t)
    local place = t:deed {}
    local dancers = t:dude { card = "ghost_dancers", at = place }
    t:dude { at = place }
    t:dude { keywords = { "Shaman 2" } }
    t:dude { keywords = { "Shaman 2" }, at = place, booted = true }
    t:dude { player = 2, influence = 0, keywords = { "Shaman 2" }, at = place }
    in_vain(t, dancers, t:in_hand { card = "spirit_trail" }, "no Shaman unbooted")
  end,
}

scenario "Ghost Dancers carry one Totem" {
  function(t)
    local dancers, totem = dance(t, t:deed {})
    t:spell { card = "the_pack_awakens", on = dancers }
    in_vain(t, dancers, totem, "one there already")
  end,
}

scenario "Ghost Dancers: their Totem is used at a deed, by a Shaman there" {
  function(t)
    local place = t:deed {}
    local dancers, _, shaman = dance(t, place)
    local trail = t:spell { card = "spirit_trail", on = dancers }
    t:pulls(1, "6C")
    t:use(trail)
    t:choose(dancers)
    t:choose "square"
    t:expect(t:where(dancers), t:place "square", "the dancers are in")
    t:expect(t:where(trail), t:place "square", "the Totem is with them")
    t:expect_true(not t:is_booted(shaman), "the Shaman does not boot")
    t:dude { keywords = { "Shaman 2" }, at = "square" }
    t:booted(trail, false)
    t:until_day(2)
    t:until_turn_of(1)
    t:refuses(trail)
  end,
}

--- Ghost Dancers with a Spirit Trail, and another trail at the far end of the street: whether Blood Curse
--- reaches from them to there.
local function reaches(t, place, far)
  local dancers = t:dude { card = "ghost_dancers", at = place }
  t:spell { card = "spirit_trail", on = dancers }
  t:spell { card = "spirit_trail", on = far }
  local huckster = t:dude { keywords = { "Huckster 2" }, at = place }
  local curse = t:spell { card = "blood_curse", on = huckster }
  local victim = t:dude { player = 2, at = far }
  t:pulls(1, "9C")
  t:use(curse)
  local found = t:offers(victim)
  t:choose(found and victim or huckster)
  return found
end

--- Two deeds that nobody would call adjacent.
local function ends(t)
  t:deed { side = "left" }
  local left = t:deed { side = "left" }
  t:deed { side = "right" }
  return left, t:deed { side = "right" }
end

scenario "Ghost Dancers: at a deed what their Totem says is about the deed" {
  function(t) t:expect_true(reaches(t, ends(t)), "the other trail is reached") end,
}

scenario "Ghost Dancers: elsewhere their Totem is not planted" {
  function(t)
    local _, right = ends(t)
    t:expect_true(not reaches(t, "home", right), "the other trail is not reached")
  end,
}

scenario "Ghost Dancers: at another's deed that you control" {
  function(t)
    local dancers, totem, shaman = dance(t, t:deed { player = 2 })
    t:dude { influence = 1, at = t:where(shaman) }
    t:use(dancers)
    t:expect(t:host(totem), dancers, "the Totem is on")
  end,
}
