scenario "Prof. Parnhams's Miracle Elixir saves its dude" {
  function(t)
    local victim = t:dude { value = 3, at = "square" }
    local elixir = t:goods { card = "prof_parnhamss_miracle_elixir", on = victim }
    local pox = t:dude { card = "pox_walker", at = "square" }
    t:use(pox)
    t:choose(victim)
    t:use(elixir)
    t:expect(t:where(victim), t:place "home 1", "the dude is in")
    t:expect_true(t:is_booted(victim), "the dude is booted")
    t:expect(t:zone(elixir), "boot_hill", "the Elixir is in")
  end,
}

scenario "Prof. Parnhams's Miracle Elixir saves nobody else" {
  function(t)
    local elixir = t:goods { card = "prof_parnhamss_miracle_elixir", on = t:dude { at = "square" } }
    local victim = t:dude { value = 3, at = "square" }
    local pox = t:dude { card = "pox_walker", at = "square" }
    t:use(pox)
    t:choose(victim)
    t:expect(t:zone(victim), "boot_hill", "the dude is in")
  end,
}
