scenario "Clumsiness at noon" {
  function(t)
    t:hand(1, 1)
    local shaman = t:dude { keywords = { "Shaman 1" }, at = "square" }
    local spell = t:spell { card = "clumsiness", on = shaman }
    local target = t:dude { player = 2, bullets = 3, at = "square" }
    local far = t:dude { player = 2, bullets = 3, at = "home 2" }
    t:pulls(1, "5C")
    t:use(spell)
    t:expect_true(not t:offers(far), "only a dude here")
    t:choose(target)
    t:expect(t:stat(target, "bullets"), 1, "bullets")
    t:until_phase "sundown"
    t:expect(t:stat(target, "bullets"), 1, "bullets at Nightfall")
    t:until_day(2)
    t:expect(t:stat(target, "bullets"), 3, "bullets on the next day")
  end,
}

scenario "Clumsiness at noon: 5 is not enough" {
  function(t)
    local shaman = t:dude { keywords = { "Shaman 1" }, at = "square" }
    local spell = t:spell { card = "clumsiness", on = shaman }
    local target = t:dude { player = 2, bullets = 3, at = "square" }
    t:pulls(1, "4C")
    t:use(spell)
    t:choose(target)
    t:expect(t:stat(target, "bullets"), 3, "bullets")
  end,
}

--- A shootout of a Shaman 1 against a dude with 3 bullets, or so many; the spell is cast.
local function in_shootout(t, pulled, bullets)
  local shaman = t:dude { keywords = { "Shaman 1" }, at = "square" }
  local friend = t:dude { at = "square" }
  local spell = t:spell { card = "clumsiness", on = shaman }
  local target = t:dude { player = 2, bullets = bullets or 3, at = "square" }
  t:call_out(shaman, target)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(spell, 2)
  return target
end

scenario "Clumsiness in a shootout lasts longer than that" {
  function(t)
    local target = in_shootout(t, "7C")
    t:expect(t:stat(target, "bullets"), 1, "bullets")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 4C 4D TD")
    t:go_on_to("noon_play", 2)
    t:expect(t:stat(target, "bullets"), 1, "bullets after the shootout")
    t:until_day(2)
    t:expect(t:stat(target, "bullets"), 3, "bullets on the next day")
  end,
}

scenario "Clumsiness in a shootout: 7 is not enough" {
  function(t) t:expect(t:stat(in_shootout(t, "6C"), "bullets"), 3, "bullets") end,
}

scenario "Clumsiness at noon takes no more bullets than there are" {
  function(t)
    local shaman = t:dude { keywords = { "Shaman 1" }, at = "square" }
    local target = t:dude { player = 2, bullets = 1, at = "square" }
    t:pulls(1, "5C")
    t:use(t:spell { card = "clumsiness", on = shaman })
    t:choose(target)
    t:goods { bullets = 1, on = target }
    t:expect(t:stat(target, "bullets"), 1, "bullets with a gun")
  end,
}

scenario "Clumsiness in a shootout takes no more bullets than there are" {
  function(t)
    local target = in_shootout(t, "7C", 1)
    t:goods { bullets = 1, on = target }
    t:expect(t:stat(target, "bullets"), 1, "bullets with a gun")
  end,
}
