--- A Shaman 1 summons one of the two Spirits, with that pull.
local function summon(t, which, pulled)
  local shaman = t:dude { keywords = { "Shaman 1" }, at = "square" }
  local spell = t:spell { card = "summon_spirit", on = shaman }
  local mark = t:dude { player = 2, at = "square" }
  t:call_out(shaman, mark)
  t:accept()
  t:pulls(1, pulled)
  t:use(spell, which)
  t:expect((t:asked()), "shootout_play", "what is asked")
end

scenario "Summon Spirit: a draw with 1 bullet, for the shootout" {
  function(t)
    summon(t, 1, "6C")
    local spirit = t:find "Weak Spirit"
    t:expect(t:side(spirit), 1, "its side")
    t:expect(t:stat(spirit, "bullets"), 1, "bullets")
    t:expect(t:stat(spirit, "value"), 1, "value")
    t:expect(t:stat(spirit, "influence"), 0, "influence")
    t:expect_true(not t:is_stud(spirit), "a draw")
    t:draws(1, "2C 2D 4H 4S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to "noon_play"
    t:expect(t:zone(spirit), "none", "after the shootout it is in")
  end,
}

scenario "Summon Spirit: 6 of 6 is not enough" {
  function(t)
    summon(t, 1, "5C")
    t:expect(t:happened "card.entered_play", 0, "cards that entered play")
  end,
}

scenario "Summon Spirit: a stud with 2 bullets" {
  function(t)
    summon(t, 2, "9C")
    local spirit = t:find "Strong Spirit"
    t:expect(t:side(spirit), 1, "its side")
    t:expect(t:stat(spirit, "bullets"), 2, "bullets")
    t:expect_true(t:is_stud(spirit), "a stud")
  end,
}

scenario "Summon Spirit: 9 of 9 is not enough" {
  function(t)
    summon(t, 2, "8C")
    t:expect(t:happened "card.entered_play", 0, "cards that entered play")
  end,
}
