card "ulysses_marks" {
  trait {
    text      = "The Saloon where Ulysses is has 1 more control point.",
    condition = at { keyword = "Saloon" },
    affects   = deed { here = true },
    gives     = { control = 1 },
  },
  noon {
    text   = "Noon: If Ulysses is at a Saloon, another dude there moves to the town square and is"
          .. " booted.",
    effect = {
      when { at { keyword = "Saloon" },
             choose { dude { here = true, except = self }, as = "drunk" },
             move { "drunk", to = town_square },
             boot "drunk" },
    },
  },
}
