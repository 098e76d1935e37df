local riders = dude { side = yours, in_shootout = true, has = goods { keyword = "Horse" } }

card "run_em_down" {
  shootout {
    text   = "Shootout: Each dude with a Horse in your posse has +1 bullets or becomes a stud, as"
          .. " you choose for each.",
    effect = {
      for_each { riders, as = "rider",
                 choose_option { as = "how", amount = 2 },
                 when { compare(number_of "how", 1), modify { "rider", bullets = 1 },
                        otherwise = { make_stud "rider" } } },
    },
  },
}
