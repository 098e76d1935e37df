scenario "Lumberyard aces The Tree" {
  function(t)
    local yard = t:deed { card = "lumberyard" }
    local tree = t:deed { player = 2, card = "the_tree" }
    local other = t:deed { player = 2 }
    t:use(yard)
    t:expect(t:zone(tree), "boot_hill", "The Tree is in")
    t:expect(t:zone(other), "in_play", "another deed is")
    t:expect_true(t:is_booted(yard), "the deed is booted")
  end,
}

scenario "Lumberyard: improvements are cheaper for its controller" {
  function(t)
    t:deed { card = "lumberyard" }
    local bar = t:deed { keywords = { "Brothel" } }
    t:shop(t:in_hand { card = "gatling_emplacement" }, bar)
    t:expect(t:ghost_rock(1), 7, "the stash: 3 of 4")
  end,
}

scenario "Lumberyard: not for others" {
  function(t)
    t:deed { player = 2, card = "lumberyard" }
    local bar = t:deed { keywords = { "Brothel" } }
    t:shop(t:in_hand { card = "gatling_emplacement" }, bar)
    t:expect(t:ghost_rock(1), 6, "the stash")
  end,
}
