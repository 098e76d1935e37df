card "fallen_star" {
  react {
    text   = "React: When an opponent's Shootout ability has chosen your dude, boot a dude of your"
          .. " posse that it could have chosen. That dude is chosen instead.",
    when   = target_chosen { dude { side = yours }, as = "spared", by = opposing, play = "shootout" },
    choose = { dude { as = "star", in_posse = you, could_be_chosen = true } },
    effect = { boot "star", choose_instead { "spared", with = "star" } },
  },
}
