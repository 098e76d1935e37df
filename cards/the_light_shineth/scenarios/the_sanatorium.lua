local function sanatorium(t, keywords)
  local home = t:outfit { card = "the_sanatorium" }
  local doctor = t:dude { at = "square", influence = 1, keywords = keywords }
  local patient = t:dude { player = 2, at = "square", bullets = 2, value = 7 }
  local near = t:dude { player = 2, at = t:deed {}, bullets = 2, value = 7 }
  local far = t:dude { player = 2, at = t:deed { player = 2, side = "right" } }
  t:use(home)
  return home, doctor, patient, near, far
end

scenario "The Sanatorium: influence for yours, bullets and value off the other" {
  function(t)
    local home, doctor, patient, near = sanatorium(t)
    t:expect_true(t:offers(near), "a dude at an adjacent place")
    t:expect_true(not t:offers(doctor), "not the same dude")
    t:choose(patient)
    t:expect_true(t:is_booted(home), "the home boots")
    t:expect(t:stat(doctor, "influence"), 2, "influence")
    t:expect(t:stat(patient, "bullets"), 1, "bullets")
    t:expect(t:stat(patient, "value"), 6, "value")
    t:expect(t:stat(near, "value"), 7, "value of another")
  end,
}

scenario "The Sanatorium: no Huckster skill for who is no Huckster" {
  proves = { "RC-CARD-006" },
  function(t)
    local _, doctor, patient = sanatorium(t)
    t:choose(patient)
    local asked = t:asked()
    t:expect(asked, "noon_play", "what is asked next")
    t:expect_true(not t:has(doctor, "Huckster"), "no Huckster")
    t:expect(t:stat(doctor, "influence"), 2, "influence")
  end,
}

scenario "The Sanatorium: a Huckster may have either" {
  function(t)
    local _, doctor, patient = sanatorium(t, { "Huckster 1" })
    t:choose(patient)
    t:expect_true(not t:offers "3", "two things to choose from")
    t:choose(2)
    t:expect(t:stat(doctor, "huckster"), 2, "the skill")
    t:expect(t:stat(doctor, "influence"), 1, "influence")
  end,
}

scenario "The Sanatorium: a Huckster may have influence" {
  function(t)
    local _, doctor, patient = sanatorium(t, { "Huckster 1" })
    t:choose(patient)
    t:choose(1)
    t:expect(t:stat(doctor, "huckster"), 1, "the skill")
    t:expect(t:stat(doctor, "influence"), 2, "influence")
  end,
}

scenario "The Sanatorium: your own dude may be the other one, but nobody too far away" {
  function(t)
    local home = t:outfit { card = "the_sanatorium" }
    local doctor = t:dude { influence = 1 }
    t:dude { player = 2 }
    t:refuses(home)
    local friend = t:dude { bullets = 1, value = 5, at = "square" }
    t:use(home)
    t:choose(doctor)
    t:expect(t:stat(friend, "bullets"), 0, "bullets")
    t:expect(t:stat(friend, "value"), 4, "value")
  end,
}
