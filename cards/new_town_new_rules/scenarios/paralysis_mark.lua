local function cast(t, pulled)
  local huckster = t:dude { keywords = { "Huckster 2" }, value = 8, at = "square", booted = true }
  local hex = t:spell { card = "paralysis_mark", on = huckster }
  local prey = t:dude { player = 2, value = 9, at = "square" }
  t:pulls(1, pulled)
  t:use(hex)
  return hex, prey
end

scenario "Paralysis Mark boots a dude whose value the check reaches" {
  proves = { "RC-ERRATA-031" },
  function(t)
    local hex, prey = cast(t, "7C")
    t:expect_true(t:is_booted(prey), "booted")
    t:expect_true(t:is_booted(hex), "the Hex boots")
  end,
}

scenario "Paralysis Mark fails below the value" {
  proves = { "RC-ERRATA-031" },
  function(t)
    local hex, prey = cast(t, "6C")
    t:expect_true(not t:is_booted(prey), "unbooted")
    t:expect_true(t:is_booted(hex), "the Hex boots")
  end,
}

scenario "Paralysis Mark reaches dudes at the Huckster's location" {
  function(t)
    local huckster = t:dude { keywords = { "Huckster 2" }, at = "square" }
    local hex = t:spell { card = "paralysis_mark", on = huckster }
    local away = t:dude { player = 2 }
    local friend = t:dude { at = "square" }
    t:pulls(1, "KC")
    t:use(hex)
    t:expect_true(t:offers(huckster), "the Huckster")
    t:expect_true(not t:offers(away), "a dude elsewhere")
    t:choose(friend)
    t:expect_true(t:is_booted(friend), "booted")
  end,
}
