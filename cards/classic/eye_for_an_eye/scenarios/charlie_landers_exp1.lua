scenario "Charlie Landers (Exp.1) is not called out" {
  function(t)
    local charlie = t:dude { card = "charlie_landers_exp1", at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    t:pass()
    t:expect_true(not t:offers "calls out", "no call-out")
    t:move(foe, "home 1")
    t:expect(t:where(charlie), t:place "square", "Charlie is in")
  end,
}

scenario "Charlie Landers (Exp.1) goes where you are the boss" {
  function(t)
    t:dude { card = "charlie_landers_exp1" }
    t:dude { title = "Ann" }
    t:deed { title = "Mine" }
    t:deed { player = 2, title = "Theirs" }
    local taken = t:deed { player = 2, title = "Taken" }
    local lost = t:deed { title = "Lost" }
    t:dude { influence = 2, at = taken }
    t:dude { player = 2, influence = 2, at = lost }
    for _, place in ipairs { "Mine", "Taken" } do
      t:expect_true(t:offers("Move Charlie Landers (Exp.1) to " .. place), place)
    end
    for _, place in ipairs { "Theirs", "Lost", "the town square", "P2's home" } do
      t:expect_true(not t:offers("Move Charlie Landers (Exp.1) to " .. place), place)
      t:expect_true(t:offers("Move Ann to " .. place), place .. " for another")
    end
  end,
}

scenario "Charlie Landers (Exp.1) makes a Saloon important" {
  function(t)
    local saloon = t:deed { keywords = { "Saloon" }, control = 1 }
    local other = t:deed { keywords = { "Saloon" }, control = 1 }
    local casino = t:deed { keywords = { "Casino" }, control = 1 }
    local charlie = t:dude { card = "charlie_landers_exp1", at = saloon }
    t:expect(t:stat(saloon, "control"), 2, "where he is")
    t:expect(t:stat(other, "control"), 1, "elsewhere")
    t:move(charlie, casino)
    t:expect(t:stat(casino, "control"), 1, "in a Casino")
    t:expect(t:stat(saloon, "control"), 1, "where he was")
  end,
}
