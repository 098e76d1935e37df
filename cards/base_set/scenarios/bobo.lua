scenario "Bobo has the bullets of the best Huckster in play besides his own" {
  function(t)
    local bobo = t:dude { card = "bobo" }
    local friend = t:dude { bullets = 1, keywords = { "Huckster 1" } }
    t:expect(t:stat(bobo, "bullets"), 2, "his bullets with a Huckster 1")
    t:dude { player = 2, keywords = { "Huckster 3" } }
    t:expect(t:stat(bobo, "bullets"), 4, "his bullets with a rival's Huckster 3")
    t:expect(t:stat(friend, "bullets"), 1, "another's bullets")
  end,
}

scenario "Bobo has his own bullet without a Huckster" {
  function(t)
    local bobo = t:dude { card = "bobo" }
    t:dude { keywords = { "Mad Scientist 2" } }
    t:dude { keywords = { "Blessed 3" } }
    t:dude { keywords = { "Huckster 0" } }
    t:in_hand { card = "micah_ryse" }
    t:in_discard_pile { card = "steele_archer" }
    t:expect(t:stat(bobo, "bullets"), 1, "his bullets")
    t:expect_true(t:is_stud(bobo), "a stud")
  end,
}

scenario "Bobo minds the skill as it is now" {
  function(t)
    local bobo = t:dude { card = "bobo" }
    local ivor = t:dude { card = "ivor_hawley" }
    local before = t:stat(bobo, "bullets")
    t:spell { card = "soul_blast", on = ivor }
    t:expect(t:stat(bobo, "bullets"), before + 1, "his bullets when the skill has grown")
  end,
}
