--- A shootout of Spirit's Eyes, or of a friend without him; a Shaman 1 at home has Clumsiness.
local function fight(t, with)
  local shaman = t:dude { keywords = { "Shaman 1" }, booted = true }
  local spell = t:spell { card = "clumsiness", on = shaman }
  local eyes = t:dude { card = "spirits_eyes", at = with and "square" or "home 1" }
  local friend = t:dude { at = "square" }
  local mark = t:dude { player = 2, bullets = 3, at = "square" }
  t:call_out(with and eyes or friend, mark)
  t:accept()
  t:go_on_to("shootout_play", 1)
  return spell, mark
end

scenario "Spirit's Eyes: a Shaman elsewhere calls Spirits" {
  function(t)
    local spell, mark = fight(t, true)
    t:pulls(1, "7C")
    t:use(spell)
    t:expect(t:stat(mark, "bullets"), 1, "bullets")
  end,
}

scenario "Spirit's Eyes must be in the posse" {
  function(t) t:refuses((fight(t, false))) end,
}

scenario "Spirit's Eyes helps with Spirits alone, and its player" {
  function(t)
    local hatchet = t:goods { card = "hatchet", on = t:dude {} }
    local theirs = t:spell { player = 2, card = "clumsiness", on = t:dude { player = 2, keywords = { "Shaman 1" } } }
    fight(t, true)
    t:refuses(hatchet)
    t:go_on_to("shootout_play", 2)
    t:refuses(theirs)
  end,
}
