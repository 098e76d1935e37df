local most = highest_of("bullets", dude { in_posse = you })

card "his_back_was_to_me" {
  shootout {
    text   = "Shootout: An opposing dude with more bullets than any of your posse has only as many"
          .. " as the highest of them for this round, and is a draw if your posse has no stud.",
    choose = { dude { as = "turned", bullets = above(most) } },
    effect = {
      set_stat { "turned", bullets = most, lasts = this_round },
      when { isnt(there_is(dude { in_posse = you, stud = true })),
             make_draw { "turned", lasts = this_round } },
    },
  },
}
