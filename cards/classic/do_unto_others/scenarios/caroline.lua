scenario "Caroline works in a Brothel" {
  function(t)
    local card = t:in_hand { card = "caroline" }
    local plain, theirs = t:deed {}, t:deed { player = 2, keywords = { "Brothel" } }
    local lost = t:deed { keywords = { "Brothel" } }
    t:dude { player = 2, influence = 1, at = lost }
    t:dude { influence = 1, at = theirs }
    t:expect_true(not t:offers(card), "no deed for her")
    local brothel = t:deed { keywords = { "Brothel" } }
    t:shop(card, brothel)
    t:expect(t:host(card), brothel, "she is at")
    t:expect(t:ghost_rock(1), 8, "the stash")
  end,
}

scenario "Caroline's guests are weak elsewhere" {
  function(t)
    local brothel = t:deed { keywords = { "Brothel" } }
    local caroline = t:goods { card = "caroline", on = brothel }
    local guest = t:dude { player = 2, bullets = 3, at = brothel }
    local other = t:dude { player = 2, bullets = 3, at = "square" }
    t:use(caroline)
    t:expect(t:stat(guest, "bullets"), 3, "bullets in the Brothel")
    t:move(guest, "square")
    t:expect(t:stat(guest, "bullets"), 1, "bullets in the town square")
    t:expect(t:stat(other, "bullets"), 3, "bullets of another")
    t:until_day(2)
    t:expect(t:stat(guest, "bullets"), 3, "bullets the next day")
  end,
}

scenario "Caroline works for her owner" {
  function(t)
    local brothel = t:deed { keywords = { "Brothel" } }
    local caroline = t:goods { card = "caroline", on = brothel }
    t:dude { player = 2, influence = 2, at = brothel }
    t:expect_true(t:can_use(caroline), "her owner can use her")
    t:pass()
    t:refuses(caroline)
  end,
}
