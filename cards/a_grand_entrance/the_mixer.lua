local carried = is(candidate, goods { attached_to = event_subject })

card "the_mixer" {
  shootout {
    text   = "Shootout: In this shootout nothing but attached goods changes a dude's bullets.",
    choose = { dude { as = "drinker", in_shootout = true } },
    effect = { lasting_trait { affects = "drinker", ignores = "bullets",
                               from = card { where = isnt(carried) } } },
  },
}
