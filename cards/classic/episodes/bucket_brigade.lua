card "bucket_brigade" {
  react {
    text    = "React: A deed is about to be aced: it is not. Today its abilities cannot be used, and"
           .. " until Nightfall of the next day is over it produces nothing.",
    when    = deed_left_play { as = "site", amount = exactly(1), window = "before" },
    instead = {
      blank { "site", abilities = true, lasts = today },
      limit_stat { "site", production = 0, lasts = until_end_of "next day" },
    },
  },
}
