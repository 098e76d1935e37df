card "run_em_down" {
  noon {
    text   = "Noon: Choose any number of your dudes at one place, all with Horses. They move to an"
          .. " adjacent place with an opposing dude without a Horse; that dude boots. You may call"
          .. " that dude out.",
    choose = {
      dude { as = "rider", side = yours, has = goods { keyword = "Horse" } },
      dude { as = "others", side = yours, has = goods { keyword = "Horse" },
             at = location_of "rider", except = "rider", least = 0, most = 99 },
      dude { as = "quarry", side = opposing, adjacent_to = location_of "rider",
             lacks = goods { keyword = "Horse" } },
    },
    effect = {
      move { both("rider", "others"), to = location_of "quarry" },
      boot "quarry",
      may {
        choose { dude { side = yours, at = location_of "quarry" }, as = "caller" },
        call_out { "quarry", caller = "caller" },
      },
    },
  },
}
