scenario "The Third Bowl is poured over a deed" {
  function(t)
    local deed, other = t:deed { player = 2 }, t:deed { player = 2 }
    local blessed = t:dude { keywords = { "Blessed 4" }, at = deed }
    local miracle = t:spell { card = "third_bowl", on = blessed }
    t:pulls(1, "6C")
    t:use(miracle)
    t:expect(t:zone(deed), "discard_pile", "the deed is in")
    t:expect(t:zone(other), "in_play", "another is")
    t:expect(t:zone(miracle), "boot_hill", "the spell is in")
    t:expect(t:where(blessed), t:place "home 1", "the Blessed is at")
  end,
}

scenario "The Third Bowl may fail" {
  function(t)
    local deed = t:deed { player = 2 }
    local blessed = t:dude { keywords = { "Blessed 4" }, at = deed }
    local miracle = t:spell { card = "third_bowl", on = blessed }
    t:pulls(1, "5C")
    t:use(miracle)
    t:expect(t:zone(deed), "in_play", "the deed is")
    t:expect(t:zone(miracle), "in_play", "the spell is")
  end,
}

scenario "The Third Bowl is not for homes" {
  function(t)
    local blessed = t:dude { keywords = { "Blessed 4" } }
    t:refuses(t:spell { card = "third_bowl", on = blessed })
  end,
}
