card "and_stay_down" {
  react {
    text   = "React: A Harrowed dude is about to be aced: no pull is made for him, he goes to Boot"
          .. " Hill.",
    when   = aced { dude { keyword = "Harrowed" }, as = "fallen", window = "before" },
    effect = { restrict { "fallen", harrowed_pull } },
  },
}
