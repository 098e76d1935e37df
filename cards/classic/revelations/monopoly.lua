local function owns_all(keyword)
  return all_of {
    there_is(deed { keyword = keyword, controller = "rival" }),
    isnt(there_is(deed { keyword = keyword, where = isnt(is(candidate, deed { controller = "rival" })) })),
  }
end

card "monopoly" {
  noon {
    text   = "Noon: Name Brothel, Saloon or Government. As Nightfall begins, who controls all deeds"
          .. " of that kind has 1 control point more until it is over.",
    choose = { option { as = "trade", "Brothel", "Saloon", "Government" } },
    effect = {
      later { phase_sundown_begins {},
              for_each_player { all_players, as = "rival",
                when { any_of { all_of { compare("trade", exactly(1)), owns_all "Brothel" },
                                all_of { compare("trade", exactly(2)), owns_all "Saloon" },
                                all_of { compare("trade", exactly(3)), owns_all "Government" } },
                       modify { "rival", control_points = 1 } } } },
    },
  },
}
