scenario "Tess Corrigan arms her own dudes at a Ferry" {
  function(t)
    local ferry = t:deed { player = 2, keywords = { "Ferry" } }
    local tess = t:dude { card = "tess_corrigan", at = ferry }
    local friend = t:dude { bullets = 1, influence = 1, at = ferry }
    local away = t:dude { bullets = 1, at = "square" }
    local rival = t:dude { player = 2, bullets = 1, at = ferry }
    t:expect(t:stat(friend, "bullets"), 2, "bullets of a friend")
    t:expect(t:stat(friend, "influence"), 1, "influence of a friend")
    t:expect(t:stat(tess, "bullets"), 1, "her own bullets")
    t:expect(t:stat(away, "bullets"), 1, "bullets of a friend elsewhere")
    t:expect(t:stat(rival, "bullets"), 1, "bullets of another's dude")
  end,
}

scenario "Tess Corrigan: nothing on dry land" {
  function(t)
    local mill = t:deed {}
    t:dude { card = "tess_corrigan", at = mill }
    local friend = t:dude { bullets = 1, at = mill }
    t:expect(t:stat(friend, "bullets"), 1, "bullets")
  end,
}
