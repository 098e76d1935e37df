-- Slade, Huckster 2, casts Paralysis Mark on a dude of value 9.
local function cast(t, pulled)
  local slade = t:dude { card = "slade_lighbody", at = "square" }
  local hex = t:spell { card = "paralysis_mark", on = slade }
  local prey = t:dude { player = 2, value = 9, at = "square" }
  t:pulls(1, pulled)
  t:use(hex)
  t:choose(prey)
  return slade, hex, prey
end

scenario "Slade Lighbody pulls again after a failed Hex, which is aced" {
  function(t)
    local slade, hex, prey = cast(t, "6C 7D")
    t:use(slade)
    t:expect_true(t:is_booted(prey), "the dude is booted")
    t:expect(t:zone(hex), "boot_hill", "the Hex is in")
    t:expect_true(not t:is_booted(slade), "Slade does not boot")
  end,
}

scenario "Slade Lighbody may fail again, and the Hex is aced all the same" {
  function(t)
    local slade, hex, prey = cast(t, "6C 5D")
    t:use(slade)
    t:expect_true(not t:is_booted(prey), "the dude is unbooted")
    t:expect(t:zone(hex), "boot_hill", "the Hex is in")
    t:expect(t:asked(), "noon_play", "asked")
  end,
}

scenario "Slade Lighbody may leave it at that" {
  function(t)
    local _, hex, prey = cast(t, "6C")
    t:pass()
    t:expect_true(not t:is_booted(prey), "the dude is unbooted")
    t:expect(t:zone(hex), "in_play", "the Hex is")
  end,
}

scenario "Slade Lighbody is not asked after a Hex that succeeds" {
  function(t)
    local _, hex, prey = cast(t, "7C")
    t:expect(t:asked(), "noon_play", "asked")
    t:expect_true(t:is_booted(prey), "the dude is booted")
    t:expect(t:zone(hex), "in_play", "the Hex is")
  end,
}

scenario "Slade Lighbody does not help another Huckster" {
  function(t)
    t:dude { card = "slade_lighbody", at = "square", value = 5 }
    local other = t:dude { keywords = { "Huckster 1" }, at = "square" }
    local hex = t:spell { card = "paralysis_mark", on = other }
    local prey = t:dude { player = 2, value = 9, at = "square" }
    t:pulls(1, "6C")
    t:use(hex)
    t:choose(prey)
    t:expect(t:asked(), "noon_play", "asked")
    t:expect(t:zone(hex), "in_play", "the Hex is")
  end,
}

scenario "Slade Lighbody saves one Hex a day; the others stay" {
  function(t)
    local slade, hex, prey = cast(t, "6C 7D")
    local second = t:spell { card = "paralysis_mark", on = slade }
    t:use(slade)
    t:expect_true(t:is_booted(prey), "the dude is booted")
    t:expect(t:zone(hex), "boot_hill", "the Hex is in")
    t:expect(t:zone(second), "in_play", "another Hex of his is")
    t:until_turn_of(1)
    local next_prey = t:dude { player = 2, value = 9, at = "square" }
    t:pulls(1, "6C")
    t:use(second)
    t:choose(next_prey)
    t:expect(t:asked(), "noon_play", "asked")
    t:expect(t:zone(second), "in_play", "the second Hex is")
  end,
}

scenario "Slade Lighbody fails a Hex with a failure of its own only once" {
  function(t)
    local slade = t:dude { card = "slade_lighbody", at = "square" }
    local hex = t:spell { card = "soul_blast", on = slade }
    local rival = t:dude { player = 2, value = 9, at = "square" }
    t:call_out(slade, rival)
    t:accept()
    t:pulls(1, "2C 8D")
    t:use(hex)
    t:choose(rival)
    t:use(slade)
    t:expect(t:where(slade), t:place("square"), "where Slade is")
    t:expect(t:where(rival), t:place("home 2"), "where the rival is")
    t:expect(t:zone(hex), "boot_hill", "the Hex is in")
  end,
}
