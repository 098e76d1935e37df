card "here_comes_the_cavalry" {
  shootout {
    text        = "Shootout: Any number of your dudes with Horses, wherever they are, join your"
               .. " posse.",
    joins_posse = true,
    choose      = { dude { as = "riders", side = yours, in_shootout = false,
                           has = goods { keyword = "Horse" }, any_number = true } },
    effect      = { join_posse "riders" },
  },
}
