scenario "Kyle Wagner unboots the Ranch where he is, and it is used once more" {
  function(t)
    local ranch = t:deed { card = "circle_m_ranch" }
    local other = t:deed { keywords = { "Ranch" }, booted = true }
    local kyle = t:dude { card = "kyle_wagner", at = ranch }
    t:draws(1, "2S 3S")
    t:use(ranch)
    t:until_turn_of(1)
    t:expect_true(t:is_booted(ranch), "booted by its own ability")
    t:use(kyle)
    t:expect_true(t:is_booted(kyle), "Kyle boots")
    t:expect_true(not t:is_booted(ranch), "unbooted by Kyle")
    t:expect_true(t:is_booted(other), "another Ranch stays booted")
    t:until_turn_of(1)
    t:use(ranch)
    t:expect(t:hand_count(1), 2, "cards drawn in all")
    t:until_turn_of(1)
    t:booted(ranch, false)
    t:refuses(ranch)
  end,
}

scenario "Kyle Wagner away from any Ranch boots for nothing" {
  function(t)
    local deed = t:deed { card = "the_pharmacy", booted = true }
    local kyle = t:dude { card = "kyle_wagner", at = deed }
    local ranch = t:deed { keywords = { "Ranch" }, booted = true }
    t:use(kyle)
    t:expect_true(t:is_booted(kyle), "Kyle boots")
    t:expect_true(t:is_booted(deed), "a deed that is no Ranch stays booted")
    t:expect_true(t:is_booted(ranch), "a Ranch elsewhere stays booted")
  end,
}

scenario "Kyle Wagner gives a Ranch not used yet two uses" {
  function(t)
    local ranch = t:deed { card = "circle_m_ranch" }
    local kyle = t:dude { card = "kyle_wagner", at = ranch }
    t:draws(1, "2S 3S")
    t:use(kyle)
    t:until_turn_of(1)
    t:use(ranch)
    t:until_turn_of(1)
    t:refuses(ranch)
    t:booted(ranch, false)
    t:use(ranch)
    t:expect(t:hand_count(1), 2, "cards drawn in all")
    t:until_turn_of(1)
    t:booted(ranch, false)
    t:refuses(ranch)
  end,
}

