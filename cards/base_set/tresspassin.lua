card "tresspassin" {
  noon {
    text   = "Noon: Choose a Private deed of your own. For each dude there that another player"
          .. " controls, that player decides: the dude goes home booted or has 1 bounty more.",
    choose = { deed { as = "land", keyword = "Private", owner = you } },
    optional_if = true,  -- what it requires is the deed
    effect = {
      for_each { dude { controller = opposing, at = "land" }, as = "trespasser",
                 may { send_home { "trespasser", booted = true },
                       otherwise = { bounty { "trespasser", 1 } },
                       player = controller_of "trespasser" } },
    },
  },
}
