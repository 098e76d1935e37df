scenario "Investment Machine: 9 for 6" {
  function(t)
    local machine = t:goods { card = "investment_machine", on = t:dude {} }
    t:ghost_rock(1, 6)
    t:use(machine)
    t:expect(t:ghost_rock(1), 9, "the stash")
  end,
}

scenario "Investment Machine: 5 is not enough" {
  function(t)
    local machine = t:goods { card = "investment_machine", on = t:dude {} }
    t:ghost_rock(1, 5)
    t:refuses(machine)
  end,
}
