--- A Shaman 1 casts one of the two curses at a dude with 3 bullets and 3 influence.
local function cast(t, which, pulled)
  local shaman = t:dude { keywords = { "Shaman 1" } }
  local spell = t:spell { card = "curse", on = shaman }
  local target = t:dude { player = 2, bullets = 3, influence = 3, at = "home 2" }
  t:pulls(1, pulled)
  t:use(spell, which)
  t:choose(target)
  return target
end

scenario "Curse with 6: one less of each until the day ends" {
  function(t)
    t:hand(1, 1)
    local target = cast(t, 1, "6C")
    t:expect(t:stat(target, "bullets"), 2, "bullets")
    t:expect(t:stat(target, "influence"), 2, "influence")
    t:until_phase "sundown"
    t:expect(t:stat(target, "influence"), 2, "influence at Nightfall")
    t:until_day(2)
    t:expect(t:stat(target, "influence"), 3, "influence on the next day")
  end,
}

scenario "Curse: 6 of 6 fails" {
  function(t) t:expect(t:stat(cast(t, 1, "5C"), "bullets"), 3, "bullets") end,
}

scenario "Curse with 10: two less of each" {
  function(t)
    local target = cast(t, 2, "TC")
    t:expect(t:stat(target, "bullets"), 1, "bullets")
    t:expect(t:stat(target, "influence"), 1, "influence")
  end,
}

scenario "Curse: 10 of 10 fails" {
  function(t) t:expect(t:stat(cast(t, 2, "9C"), "bullets"), 3, "bullets") end,
}
