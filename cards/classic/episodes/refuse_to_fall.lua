card "refuse_to_fall" {
  react {
    text    = "React: The last dude of your posse, with influence, is aced: he is not, and has -1"
           .. " influence for good. He is aced once the shootout is over.",
    when    = aced { dude { in_posse = you, influence = above(0) }, as = "last",
                     where = compare(count_of(dude { in_posse = you }), exactly(1)) },
    instead = {
      counter { "last", influence = -1 },
      later { shootout_over {}, ace "last", lasts = today },
    },
  },
}
