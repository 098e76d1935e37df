scenario "Charlie Landers is not called out" {
  function(t)
    local charlie = t:dude { card = "charlie_landers", at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    t:pass()
    t:expect_true(not t:offers "calls out", "no call-out")
    t:move(foe, "home 1")
    t:expect(t:where(charlie), t:place "square", "Charlie is in")
  end,
}

scenario "Charlie Landers goes where you are the boss" {
  function(t)
    t:dude { card = "charlie_landers" }
    t:dude { title = "Ann" }
    t:deed { title = "Mine" }
    t:deed { player = 2, title = "Theirs" }
    local taken = t:deed { player = 2, title = "Taken" }
    local lost = t:deed { title = "Lost" }
    t:dude { influence = 2, at = taken }
    t:dude { player = 2, influence = 2, at = lost }
    for _, place in ipairs { "Mine", "Taken" } do
      t:expect_true(t:offers("Move Charlie Landers to " .. place), place)
    end
    for _, place in ipairs { "Theirs", "Lost", "the town square", "P2's home" } do
      t:expect_true(not t:offers("Move Charlie Landers to " .. place), place)
      t:expect_true(t:offers("Move Ann to " .. place), place .. " for another")
    end
  end,
}

scenario "Charlie Landers pours drinks in a Saloon" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon" } }
    local charlie = t:dude { card = "charlie_landers", at = saloon }
    t:goods { bullets = 2, on = charlie }
    local guest = t:dude { player = 2, bullets = 2, at = saloon }
    local friend = t:dude { bullets = 2, at = saloon }
    local absent = t:dude { player = 2, bullets = 2 }
    t:use(charlie)
    t:expect_true(t:is_booted(charlie), "Charlie is booted")
    t:expect(t:stat(guest, "bullets"), 1, "bullets of a guest")
    t:expect(t:stat(charlie, "bullets"), 2, "his own bullets")
    t:expect(t:stat(friend, "bullets"), 1, "bullets of a friend")
    t:expect(t:stat(absent, "bullets"), 2, "bullets of who is not there")
    t:until_day(2)
    t:expect(t:stat(guest, "bullets"), 2, "bullets the next day")
  end,
}

scenario "Charlie Landers pours nothing elsewhere" {
  function(t)
    local deed = t:deed { keywords = { "Brothel" } }
    t:dude { player = 2, bullets = 2, at = deed }
    t:refuses(t:dude { card = "charlie_landers", at = deed })
  end,
}

scenario "Charlie Landers makes nobody's bullets less than none" {
  function(t)
    local saloon = t:deed { keywords = { "Saloon" } }
    local charlie = t:dude { card = "charlie_landers", at = saloon }
    local guest = t:dude { player = 2, bullets = 1, at = saloon }
    local meek = t:dude { player = 2, bullets = 0, at = saloon }
    t:use(charlie)
    t:goods { bullets = 1, on = guest }
    t:goods { bullets = 1, on = meek }
    t:expect(t:stat(guest, "bullets"), 1, "bullets of a guest with a gun: 1 less")
    t:expect(t:stat(meek, "bullets"), 1, "bullets of who had none to lose, with a gun")
  end,
}
