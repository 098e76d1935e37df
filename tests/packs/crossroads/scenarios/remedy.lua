-- What no shipped Weapon does to bullets yet.

--- A Shaman of player 1 with Remedy; the patient is of player 2.
local function shootout(t, patient)
  local shaman = t:dude { bullets = 2, keywords = { "Shaman 2" }, at = "square" }
  local remedy = t:spell { card = "remedy", on = shaman }
  local aide = t:dude { at = "square" }
  t:call_out(shaman, patient)
  t:accept()
  t:join(aide)
  t:go_on_to("shootout_play", 1)
  return remedy, shaman, aide
end

scenario "Remedy spares what the dude's own Weapon has done" {
  function(t)
    local patient = t:dude { player = 2, bullets = 1, at = "square" }
    local rifle = t:goods { player = 2, card = "notched_rifle", on = patient }
    local remedy = shootout(t, patient)
    t:until_turn_of(2)
    t:use(rifle)
    t:until_turn_of(1)
    t:pulls(1, "5C")
    t:use(remedy)
    t:choose(patient)
    t:expect(t:stat(patient, "bullets"), 4, "bullets: the print, the Weapon's, and 2 by it")
  end,
}

scenario "Remedy: the trait of another's Weapon changes the dude no more" {
  function(t)
    local foe = t:dude { player = 2, at = "square" }
    local remedy, shaman, aide = shootout(t, foe)
    t:goods { player = 2, card = "notched_rifle", on = foe }
    t:expect(t:stat(shaman, "bullets"), 1, "bullets before")
    t:pulls(1, "5C")
    t:use(remedy)
    t:choose(shaman)
    t:expect(t:stat(shaman, "bullets"), 2, "bullets")
    t:expect(t:side(aide), 1, "the aide is there")
  end,
}
