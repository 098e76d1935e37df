scenario "The Pack Awakens: tokens there are Harrowed" {
  function(t)
    local deed = t:deed {}
    t:spell { card = "the_pack_awakens", on = deed }
    local token = t:dude { keywords = { "Token" }, at = deed }
    local theirs = t:dude { player = 2, keywords = { "Token" }, at = deed }
    local dude = t:dude { at = deed }
    local away = t:dude { keywords = { "Token" }, at = "square" }
    t:expect_true(t:has(token, "Harrowed"), "a token")
    t:expect_true(t:has(theirs, "Harrowed"), "whoever's")
    t:expect_true(not t:has(dude, "Harrowed"), "no other dude")
    t:expect_true(not t:has(away, "Harrowed"), "no token elsewhere")
  end,
}

local function cast(t, pulled)
  local deed = t:deed {}
  local pack = t:spell { card = "the_pack_awakens", on = deed }
  local shaman = t:dude { keywords = { "Shaman 2" }, influence = 3, at = deed }
  local rival = t:dude { player = 2, at = deed }
  t:call_out(shaman, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(pack)
  return pack, deed
end

scenario "The Pack Awakens: a booted Nature Spirit in your posse, Harrowed there" {
  function(t)
    local pack, deed = cast(t, "6C")
    local spirit = t:find "Nature Spirit"
    t:expect(t:side(spirit), 1, "its posse")
    t:expect(t:where(spirit), deed, "where it is")
    t:expect_true(t:is_booted(spirit), "booted")
    t:expect(t:stat(spirit, "bullets"), 2, "bullets")
    t:expect_true(t:has(spirit, "Harrowed"), "Harrowed")
    t:expect_true(t:is_booted(pack), "the Totem is booted")
  end,
}

scenario "The Pack Awakens fails below 8" {
  function(t)
    local pack = cast(t, "5C")
    t:expect(t:happened "card.entered_play", 0, "cards that entered play")
    t:expect_true(t:is_booted(pack), "the Totem is booted")
  end,
}
