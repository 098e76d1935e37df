card "caroline" {
  trait { text = "On a Brothel alone.", attaches_to = deed { keyword = "Brothel", owner = you, controller = you } },
  noon {
    text   = "Owner Noon: A dude here has -2 bullets at any other location until Nightfall is over.",
    owner  = true,
    choose = { dude { as = "suitor", here = true } },
    effect = {
      lasting_trait { affects = "suitor", where = dude { here = false }, gives = { bullets = -2 } },
    },
  },
}
