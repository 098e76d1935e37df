local function cast(t, pulled)
  local shaman = t:dude { keywords = { "Shaman 2" }, at = "square" }
  local spell = t:spell { card = "many_speak_as_one", on = shaman }
  t:pulls(1, pulled)
  t:use(spell)
  return spell, shaman
end

scenario "Many Speak as One: an Ancestor Spirit where the Shaman is" {
  function(t)
    local spell, shaman = cast(t, "7C")
    local spirit = t:find "Ancestor Spirit"
    t:expect(t:controller(spirit), 1, "whose it is")
    t:expect(t:where(spirit), t:place "square", "where it is")
    t:expect(t:stat(spirit, "influence"), 1, "influence")
    t:expect(t:stat(spirit, "bullets"), 0, "bullets")
    t:expect_true(t:is_booted(spell), "the spell is booted")
    t:expect_true(not t:is_booted(shaman), "the Shaman is not")
  end,
}

scenario "Many Speak as One fails below 9" {
  function(t)
    local spell = cast(t, "6C")
    t:expect(t:happened "card.entered_play", 0, "cards that entered play")
    t:expect_true(t:is_booted(spell), "the spell is booted")
  end,
}

scenario "Many Speak as One: at a deed too" {
  function(t)
    local deed = t:deed {}
    local shaman = t:dude { keywords = { "Shaman 2" }, at = deed }
    local spell = t:spell { card = "many_speak_as_one", on = shaman }
    t:pulls(1, "7C")
    t:use(spell)
    t:expect(t:where(t:find "Ancestor Spirit"), deed, "where it is")
  end,
}
