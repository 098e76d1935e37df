card "throw_your_weight_around" {
  noon {
    text   = "Noon: Until the end of the day your dude's influence is that dude's bullets, and that dude cannot"
          .. " refuse call-outs.",
    choose = { dude { as = "bully", side = yours } },
    effect = {
      lasting_trait { affects = "bully", gives = { influence = bullets_of(candidate) - influence_of(candidate) } },
      restrict { "bully", refuse_callout },
    },
  },
}
