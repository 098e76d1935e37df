local defended = is(self, deed { mark = true })

card "hideout" {
  trait {
    text   = "As it enters play choose another deed out of town: the Hideout is adjacent to it.",
    when   = enters_play { self },
    effect = {
      choose { deed { keyword = "Out of Town" }, as = "next_door" },
      single_out { "next_door", lasts = while_in_play },
    },
  },
  trait {
    text      = "That deed is its neighbour.",
    may       = adjacent,
    from      = deed { singled_out = true },
    continues = true,
  },
  trait {
    text      = "Your posse that defends the Hideout draws as with 1 draw more, and makes the first"
             .. " Shootout play.",
    condition = defended,
    gives     = { draw_bonus = 1 },
  },
  trait {
    text      = "It makes that play before anybody else.",
    condition = defended,
    may       = play_first,
    continues = true,
  },
}
