local terrors = dude { keyword = "Terror", in_posse = opposing }
local lacking = lowest_of("bullets", terrors) - bullets_of(self)

card "little_running_bear" {
  shootout {
    text      = "Shootout: If he has fewer bullets than each opposing Terror, Little Running Bear's bullets"
             .. " rise to the lowest of theirs.",
    condition = compare(lacking, above(0)),
    effect    = { modify { self, bullets = lacking } },
  },
}
