scenario "Shadow Walk takes the Huckster anywhere" {
  function(t)
    local huckster = t:dude { card = "steele_archer" }
    local hex = t:spell { card = "shadow_walk", on = huckster }
    t:pulls(1, "5C")
    t:use(hex)
    t:choose "home 2"
    t:expect_true(t:is_booted(hex), "the spell is booted")
    t:expect(t:where(huckster), t:place("home 2"), "where the Huckster is")
  end,
}

scenario "Shadow Walk fails below 7" {
  function(t)
    local huckster = t:dude { card = "steele_archer" }
    local hex = t:spell { card = "shadow_walk", on = huckster }
    t:pulls(1, "4C")
    t:use(hex)
    t:choose "home 2"
    t:expect(t:where(huckster), t:place "home 1", "where the Huckster is")
    t:expect_true(t:is_booted(hex), "the spell is booted")
  end,
}

local function shootout(t, pulled, booted)
  local huckster = t:dude { card = "steele_archer", booted = booted }
  local hex = t:spell { card = "shadow_walk", on = huckster }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  if pulled then t:pulls(1, pulled) end
  return hex, huckster
end

scenario "Shadow Walk takes the Huckster into a shootout, and its player plays again" {
  function(t)
    local again = t:in_hand { card = "sun_in_yer_eyes" }
    local hex, huckster = shootout(t, "5C", true)
    t:use(hex)
    t:expect(t:side(huckster), 1, "the Huckster's posse")
    t:expect(t:where(huckster), t:place "square", "where the Huckster is")
    t:expect_true(t:is_booted(hex), "the spell is booted")
    local asked, player = t:asked()
    t:expect(asked, "shootout_play", "what is asked")
    t:expect(player, 1, "who is asked")
    t:expect_true(t:can_use(again), "another play can be made")
    t:pass()
    local _, after = t:asked()
    t:expect(after, 2, "who is asked then")
  end,
}

scenario "Shadow Walk that fails takes nobody into a shootout" {
  function(t)
    local hex, huckster = shootout(t, "4C")
    t:use(hex)
    t:expect(t:side(huckster), 0, "the Huckster's posse")
    local _, player = t:asked()
    t:expect(player, 2, "who is asked")
  end,
}

scenario "Shadow Walk is of no use to a Huckster who is in the shootout" {
  function(t)
    local huckster = t:dude { card = "steele_archer", at = "square" }
    local hex = t:spell { card = "shadow_walk", on = huckster }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(huckster, rival)
    t:accept()
    t:refuses(hex)
  end,
}
