scenario "Charlie's Place raises bullets for the day" {
  function(t)
    local bar = t:deed { card = "charlies_place" }
    local patron = t:dude { bullets = 1, influence = 4, at = bar }
    t:dude { player = 2, influence = 4 }
    t:use(bar)
    t:choose(1)
    t:expect(t:stat(patron, "bullets"), 3, "the bullets")
    t:expect_true(t:is_booted(bar), "the deed is booted")
    t:refuses(bar)
    t:until_day(2)
    t:expect(t:stat(patron, "bullets"), 1, "the bullets the next day")
  end,
}

scenario "Charlie's Place lowers the bullets of any dude there" {
  function(t)
    local bar = t:deed { card = "charlies_place" }
    local own = t:dude { bullets = 3, influence = 1, at = bar }
    local patron = t:dude { player = 2, bullets = 3, at = bar }
    local stranger = t:dude { bullets = 3 }
    t:use(bar)
    t:expect_true(t:offers(own), "an own dude can be chosen")
    t:expect_true(not t:offers(stranger), "nobody elsewhere can")
    t:choose(patron)
    t:choose(2)
    t:expect(t:stat(patron, "bullets"), 1, "the bullets")
    t:expect(t:stat(own, "bullets"), 3, "the other's bullets")
  end,
}

scenario "Charlie's Place wants a dude there, and its controller" {
  function(t)
    local bar = t:deed { card = "charlies_place" }
    t:dude { at = "square" }
    t:refuses(bar)
    local guest = t:dude { player = 2, bullets = 3, influence = 1, at = bar }
    t:refuses(bar)
    t:pass()
    t:use(bar)
    t:choose(2)
    t:expect(t:stat(guest, "bullets"), 1, "the bullets")
  end,
}
