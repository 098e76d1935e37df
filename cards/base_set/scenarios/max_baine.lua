scenario "Max Baine has a control point while you control 2 Ranches" {
  function(t)
    local max = t:dude { card = "max_baine" }
    local ranch = t:deed { keywords = { "Ranch" } }
    t:deed { keywords = { "Saloon" } }
    t:deed { player = 2, keywords = { "Ranch" } }
    t:expect(t:stat(max, "control"), 0, "his control points with one Ranch")
    t:deed { keywords = { "Ranch" } }
    t:expect(t:stat(max, "control"), 1, "his control points with two")
    t:deed { keywords = { "Ranch" } }
    t:expect(t:stat(max, "control"), 1, "his control points with three")
    t:dude { player = 2, influence = 3, at = ranch }
    t:expect(t:stat(max, "control"), 1, "with one taken by another")
  end,
}

scenario "Max Baine: what counts is who controls the Ranches" {
  function(t)
    local max = t:dude { card = "max_baine" }
    local ranch = t:deed { keywords = { "Ranch" } }
    local theirs = t:deed { player = 2, keywords = { "Ranch" } }
    local friend = t:dude { influence = 1, at = theirs }
    t:expect(t:stat(max, "control"), 1, "his control points")
    t:expect(t:stat(friend, "control"), 0, "another's control points")
    t:dude { player = 2, influence = 1, at = ranch }
    t:dude { player = 2, influence = 1, at = ranch }
    t:expect(t:stat(max, "control"), 0, "his control points, one Ranch taken")
  end,
}

scenario "Max Baine: your other dudes at Ranches have more influence and value" {
  function(t)
    local ranch = t:deed { player = 2, keywords = { "Ranch" } }
    local store = t:deed { keywords = { "Saloon" } }
    local max = t:dude { card = "max_baine", at = ranch }
    local hand = t:dude { influence = 1, value = 5, at = ranch }
    local clerk = t:dude { influence = 1, value = 5, at = store }
    local rival = t:dude { player = 2, influence = 1, value = 5, at = ranch }
    t:expect(t:stat(hand, "influence"), 2, "influence at a Ranch")
    t:expect(t:stat(hand, "value"), 8, "value at a Ranch")
    t:expect(t:stat(clerk, "influence"), 1, "influence elsewhere")
    t:expect(t:stat(clerk, "value"), 5, "value elsewhere")
    t:expect(t:stat(rival, "influence"), 1, "a rival's influence")
    t:expect(t:stat(rival, "value"), 5, "a rival's value")
    t:expect(t:stat(max, "influence"), 4, "his own influence")
    t:expect(t:stat(max, "value"), 12, "his own value")
  end,
}
