scenario "Mazatl goes where a Totem is" {
  function(t)
    local mazatl = t:dude { card = "mazatl" }
    local far = t:deed { player = 2 }
    t:spell { player = 2, on = far, keywords = { "Spirit", "Totem" } }
    local near = t:deed {}
    t:spell { on = near, keywords = { "Spirit", "Totem" } }
    local bare = t:deed {}
    t:goods { on = bare, keywords = { "Improvement" } }
    t:use(mazatl)
    t:expect_true(t:offers(near), "a place with a Totem")
    t:expect_true(not t:offers(bare), "no other")
    t:choose(far)
    t:expect(t:where(mazatl), far, "where he is")
    t:expect_true(not t:is_booted(mazatl), "unbooted")
  end,
}

scenario "Mazatl: a Spirit that is no Totem, or a Totem where he is, will not do" {
  function(t)
    local mazatl = t:dude { card = "mazatl" }
    t:spell { on = t:place "home 1", keywords = { "Spirit", "Totem" } }
    local shaman = t:dude { keywords = { "Shaman 1" }, at = "square" }
    t:spell { on = shaman, keywords = { "Spirit" } }
    t:refuses(mazatl)
  end,
}
