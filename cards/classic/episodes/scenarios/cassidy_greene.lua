scenario "Cassidy Greene comes to your Saloon for nothing" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon" } }
    local casino = t:deed { keywords = { "Casino" } }
    t:dude { influence = 1, at = saloon }
    local cassidy = t:in_hand { card = "cassidy_greene" }
    t:ghost_rock(1, 0)
    t:shop(cassidy)
    t:expect(t:where(cassidy), saloon, "Cassidy is at")
    t:expect(t:ghost_rock(1), 0, "the stash")
    t:expect_true(not t:is_booted(cassidy), "Cassidy is not booted")
  end,
}

scenario "Cassidy Greene may come home for her price" {
  function(t)
    local saloon = t:deed { keywords = { "Saloon" } }
    local cassidy = t:in_hand { card = "cassidy_greene" }
    t:shop(cassidy)
    t:pass()
    t:expect(t:where(cassidy), t:place "home 1", "Cassidy is at")
    t:expect(t:ghost_rock(1), 8, "the stash")
  end,
}

scenario "Cassidy Greene has a price where the Saloon is not yours" {
  function(t)
    t:deed { player = 2, keywords = { "Saloon" } }
    local cassidy = t:in_hand { card = "cassidy_greene" }
    t:shop(cassidy)
    t:expect(t:where(cassidy), t:place "home 1", "Cassidy is at")
    t:expect(t:ghost_rock(1), 8, "the stash")
  end,
}

scenario "Cassidy Greene cheers another dude" {
  function(t)
    local deed = t:deed { player = 2 }
    local cassidy = t:dude { card = "cassidy_greene", at = deed }
    local friend = t:dude { player = 2, bullets = 1, at = deed }
    local other = t:dude { bullets = 1 }
    t:use(cassidy)
    t:move(friend, "square")
    t:expect(t:stat(friend, "bullets"), 2, "bullets, elsewhere too")
    t:expect(t:stat(cassidy, "bullets"), 0, "her own")
    t:expect(t:stat(other, "bullets"), 1, "of another")
    t:until_day(2)
    t:expect(t:stat(friend, "bullets"), 1, "bullets the next day")
  end,
}

scenario "Cassidy Greene is quiet in the town square" {
  function(t)
    local cassidy = t:dude { card = "cassidy_greene", at = "square" }
    t:dude { at = "square" }
    t:refuses(cassidy)
  end,
}
