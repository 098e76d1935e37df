-- Kabeda is at the middle one of three deeds, a Totem at the outer one; a dude of player 2 is at each of these two.
local function street(t, given)
  given = given or {}
  local near = t:deed { side = "left" }
  local middle = t:deed { side = "left" }
  local outer = t:deed { side = "left" }
  local kabeda = t:dude { card = "kabeda_hakurei", at = given.at == "near" and near or middle }
  local totem = t:spell { card = "red_horses_tail", on = outer, booted = given.booted }
  local prey = t:dude { player = 2, value = 4, at = middle }
  local far = t:dude { player = 2, value = 4, at = outer }
  return { kabeda = kabeda, totem = totem, prey = prey, far = far, middle = middle, outer = outer }
end

scenario "Kabeda uses a Totem next to her, and is where it works" {
  proves = { "RC-CARD-035" },
  function(t)
    local s = street(t)
    local own = t:dude { at = s.middle }
    t:pulls(1, "6C")
    t:use(s.totem)
    t:expect_true(t:offers(s.kabeda) and t:offers(own), "dudes where she is")
    t:expect_true(not t:offers(s.far), "nobody where the Totem is")
    t:choose(s.prey)
    t:expect_true(t:is_booted(s.prey), "the prey is booted")
    t:expect_true(t:is_booted(s.totem), "the Totem is booted")
    t:expect_true(not t:is_booted(s.far), "the dude at the Totem is not")
  end,
}

scenario "Kabeda does so once a day" {
  function(t)
    local s = street(t)
    local second = t:spell { card = "red_horses_tail", on = s.outer }
    t:pulls(1, "6C")
    t:use(s.totem)
    t:choose(s.prey)
    t:pass()
    t:refuses(second)
    t:move(s.kabeda, s.outer)
    t:pass()
    t:pulls(1, "6C")
    t:use(second)
    t:expect_true(t:is_booted(s.far), "where she is she uses it as any Shaman")
    t:until_day(2)
    t:go_on_to "pay_upkeep"
    t:take "Pay upkeep"
    t:go_on_to("noon_play", 1)
    t:move(s.kabeda, s.middle)
    t:pass()
    t:expect_true(t:can_use(s.totem), "on the next day she may again")
  end,
}

scenario "Kabeda uses a distant Totem of anybody" {
  function(t)
    local s = street(t)
    local theirs = t:spell { player = 2, card = "red_horses_tail", on = t:deed { player = 2, side = "left" } }
    t:refuses(theirs)
    local others = t:spell { player = 2, card = "red_horses_tail", on = s.outer }
    t:pulls(1, "6C")
    t:use(others)
    t:choose(s.prey)
    t:expect_true(t:is_booted(s.prey), "the prey is booted")
  end,
}

scenario "Kabeda needs the Totem unbooted" {
  function(t)
    local s = street(t, { booted = true })
    local trail = t:spell { card = "spirit_trail", on = s.outer, booted = true }
    t:refuses(s.totem)
    t:refuses(trail)
  end,
}

scenario "Kabeda reaches no farther than the next place" {
  function(t)
    local s = street(t, { at = "near" })
    t:dude { player = 2, value = 4, at = t:where(s.kabeda) }
    t:refuses(s.totem)
  end,
}

scenario "Kabeda alone does that" {
  function(t)
    local next_to_it = t:deed { side = "left" }
    local outer = t:deed { side = "left" }
    local totem = t:spell { card = "red_horses_tail", on = outer }
    t:dude { keywords = { "Shaman 2" }, at = next_to_it }
    t:dude { card = "kabeda_hakurei" }
    t:dude { player = 2, value = 4, at = next_to_it }
    t:refuses(totem)
  end,
}

scenario "Kabeda uses no Shootout ability from afar" {
  function(t)
    local s = street(t)
    t:call_out(s.kabeda, s.prey)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(s.totem, 2)
  end,
}

scenario "Kabeda's Totem at her own place does not count" {
  function(t)
    local s = street(t)
    local here = t:spell { card = "red_horses_tail", on = s.middle }
    t:pulls(1, "6C")
    t:use(here)
    t:choose(s.prey)
    t:pass()
    t:expect_true(t:can_use(s.totem), "the one next to her still may be used")
  end,
}
