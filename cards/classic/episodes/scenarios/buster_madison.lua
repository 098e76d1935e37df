scenario "Buster Madison earns at a Saloon" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon" } }
    local buster = t:dude { card = "buster_madison", at = saloon }
    t:use(buster)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect_true(t:is_booted(buster), "Buster is booted")
  end,
}

scenario "Buster Madison earns nothing elsewhere" {
  function(t)
    local deed = t:deed { keywords = { "Casino" } }
    t:refuses(t:dude { card = "buster_madison", at = deed })
  end,
}
