card "morgan_research_institute" {
  noon {
    text       = "Controller Noon, Boot: A skill of a dude here is 2 higher or 2 lower.",
    controller = true,
    cost       = { boot },
    choose     = {
      dude { as = "student", here = true,
             keyword = { "Huckster", "Blessed", "Shaman", "Mad Scientist" } },
      option { as = "way", "2 higher", "2 lower" },
    },
    effect     = {
      when { is("student", dude { keyword = "Huckster" }),
             modify { "student", huckster = if_(compare("way", exactly(1)), 2, -2) } },
      when { is("student", dude { keyword = "Blessed" }),
             modify { "student", blessed = if_(compare("way", exactly(1)), 2, -2) } },
      when { is("student", dude { keyword = "Shaman" }),
             modify { "student", shaman = if_(compare("way", exactly(1)), 2, -2) } },
      when { is("student", dude { keyword = "Mad Scientist" }),
             modify { "student", mad_scientist = if_(compare("way", exactly(1)), 2, -2) } },
    },
  },
}
