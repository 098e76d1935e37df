scenario "Chrono Accelerator: two more plays" {
  function(t)
    local accelerator = t:goods { card = "chrono_accelerator", on = t:dude {} }
    local walker = t:dude {}
    t:use(accelerator)
    t:expect_true(t:is_booted(accelerator), "the Gadget is booted")
    t:move(walker, "square")
    t:expect(select(2, t:asked()), 1, "who plays")
    t:move(walker, "home 2")
    t:expect(select(2, t:asked()), 2, "who plays then")
  end,
}
