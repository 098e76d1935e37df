scenario "Walkin' Stick: a step" {
  function(t)
    local walker = t:dude { booted = true }
    local stick = t:goods { card = "walkin_stick", on = walker }
    t:deed { player = 2 }
    t:use(stick)
    t:expect(t:where(walker), t:place "square", "the dude is in")
    t:expect_true(not t:is_booted(stick), "the stick is not booted")
  end,
}
