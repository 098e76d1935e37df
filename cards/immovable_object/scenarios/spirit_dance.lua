local function cast(t, pulled)
  local shaman = t:dude { keywords = { "Shaman 2" }, at = "square" }
  local dance = t:spell { card = "spirit_dance", on = shaman }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(shaman, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(dance)
  return dance, shaman
end

scenario "Spirit Dance: a Nature Spirit in your posse" {
  function(t)
    local dance, shaman = cast(t, "8C")
    local spirit = t:find "Nature Spirit"
    t:expect(t:controller(spirit), 1, "whose it is")
    t:expect(t:side(spirit), 1, "its posse")
    t:expect(t:where(spirit), t:place "square", "where it is")
    t:expect(t:stat(spirit, "bullets"), 2, "bullets")
    t:expect_true(t:is_stud(spirit), "a stud")
    t:expect_true(not t:is_booted(spirit), "unbooted")
    t:expect_true(t:is_booted(dance), "the spell is booted")
    t:expect_true(not t:is_booted(shaman), "the Shaman is not")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Spirit Dance fails below 10" {
  function(t)
    local dance = cast(t, "7C")
    t:expect(t:happened "card.entered_play", 0, "cards that entered play")
    t:expect_true(t:is_booted(dance), "the spell is booted")
  end,
}
