scenario "St. Anthony's Chapel weakens Abominations" {
  function(t)
    local chapel = t:deed { card = "st_anthonys_chapel" }
    local horror = t:dude { player = 2, bullets = 2, keywords = { "Abomination" }, at = chapel }
    local own = t:dude { bullets = 2, keywords = { "Abomination" }, at = chapel }
    local plain = t:dude { bullets = 2, at = chapel }
    local away = t:dude { bullets = 2, keywords = { "Abomination" }, at = "square" }
    t:expect(t:stat(horror, "bullets"), 1, "an Abomination here")
    t:expect(t:stat(own, "bullets"), 1, "one of yours")
    t:expect(t:stat(plain, "bullets"), 2, "another dude")
    t:expect(t:stat(away, "bullets"), 2, "an Abomination elsewhere")
  end,
}

scenario "St. Anthony's Chapel helps every skill of its controller's dudes here" {
  function(t)
    local chapel = t:deed { card = "st_anthonys_chapel" }
    local skills = { "Huckster 1", "Blessed 1", "Shaman 1", "Mad Scientist 1" }
    local dude = t:dude { keywords = skills, influence = 1, at = chapel }
    local away = t:dude { keywords = skills }
    local theirs = t:dude { player = 2, keywords = skills, at = chapel }
    for _, skill in ipairs { "huckster", "blessed", "shaman", "mad_scientist" } do
      t:expect(t:stat(dude, skill), 2, skill .. " here")
      t:expect(t:stat(away, skill), 1, skill .. " elsewhere")
      t:expect(t:stat(theirs, skill), 1, skill .. " of another player's dude")
    end
    t:expect(t:stat(t:dude { at = chapel }, "blessed"), 0, "of who has no skill")
    local many = t:dude { player = 2, influence = 9, at = chapel }
    t:expect(t:controller(chapel), 2, "who controls it now")
    t:expect(t:stat(theirs, "blessed"), 2, "of the new controller's dude")
    t:expect(t:stat(dude, "blessed"), 1, "of the owner's dude")
    t:expect(t:stat(many, "blessed"), 0, "of who has no skill")
  end,
}
