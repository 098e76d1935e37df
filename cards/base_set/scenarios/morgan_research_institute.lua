scenario "Morgan Research Institute raises a skill by 2 until the day is over" {
  function(t)
    local institute = t:deed { card = "morgan_research_institute" }
    local student = t:dude { keywords = { "Huckster 1" }, at = institute }
    t:dude { player = 2, influence = 3 }
    t:use(institute)
    t:choose(1)
    t:expect(t:stat(student, "huckster"), 3, "Huckster")
    t:expect_true(t:is_booted(institute), "the deed is booted")
    t:until_day(2)
    t:expect(t:stat(student, "huckster"), 1, "Huckster on the next day")
  end,
}

local function lower(skill, number)
  return function(t)
    local institute = t:deed { card = "morgan_research_institute" }
    local student = t:dude { keywords = { skill .. " 3" }, at = institute }
    t:use(institute)
    t:choose(2)
    t:expect(t:stat(student, number), 1, skill)
  end
end

scenario "Morgan Research Institute lowers a Huckster's skill by 2" {
  lower("Huckster", "huckster"),
}

scenario "Morgan Research Institute lowers a Blessed's skill by 2" {
  lower("Blessed", "blessed"),
}

scenario "Morgan Research Institute lowers a Shaman's skill by 2" {
  lower("Shaman", "shaman"),
}

scenario "Morgan Research Institute lowers a Mad Scientist's skill by 2" {
  lower("Mad Scientist", "mad_scientist"),
}

local function raise(skill, number)
  return function(t)
    local institute = t:deed { card = "morgan_research_institute" }
    local student = t:dude { keywords = { skill .. " 0" }, at = institute }
    t:use(institute)
    t:choose(1)
    t:expect(t:stat(student, number), 2, skill)
  end
end

scenario "Morgan Research Institute raises a Blessed's skill" {
  raise("Blessed", "blessed"),
}

scenario "Morgan Research Institute raises a Shaman's skill" {
  raise("Shaman", "shaman"),
}

scenario "Morgan Research Institute raises a Mad Scientist's skill" {
  raise("Mad Scientist", "mad_scientist"),
}

scenario "Morgan Research Institute: of two skills one is chosen" {
  function(t)
    local institute = t:deed { card = "morgan_research_institute" }
    local student = t:dude {
      player = 2, keywords = { "Huckster 1", "Mad Scientist 1" }, at = institute,
    }
    t:use(institute)
    t:choose(1)
    t:expect_true(not t:offers "3", "two skills, two choices")
    t:choose(2)
    t:expect(t:stat(student, "huckster"), 1, "Huckster")
    t:expect(t:stat(student, "mad_scientist"), 3, "Mad Scientist")
  end,
}

scenario "Morgan Research Institute is for dudes there with such a skill" {
  function(t)
    local institute = t:deed { card = "morgan_research_institute" }
    t:dude { keywords = { "Kung Fu 2" }, at = institute }
    t:dude { at = institute }
    t:dude { keywords = { "Huckster 1" } }
    t:refuses(institute)
    t:dude { keywords = { "Blessed 1" }, at = institute }
    t:expect_true(t:can_use(institute), "with one there it can be used")
  end,
}
