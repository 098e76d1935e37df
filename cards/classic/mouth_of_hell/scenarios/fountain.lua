scenario "Fountain makes its neighbours worth more" {
  function(t)
    local near = t:deed { control = 1 }
    local fountain = t:deed { card = "fountain", side = "left" }
    local far = t:deed { control = 1, side = "left" }
    local theirs = t:deed { player = 2, control = 1 }
    local other = t:deed { control = 0, side = "right" }
    t:expect(t:stat(far, "control"), 2, "its neighbour")
    t:expect(t:stat(fountain, "control"), 0, "the Fountain itself")
    t:expect(t:stat(theirs, "control"), 1, "in another street")
    t:expect(t:stat(other, "control"), 0, "at the other end")
  end,
}
