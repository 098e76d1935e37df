card "white_shire" {
  trait {
    text    = "This dude is discarded where he would be aced.",
    when    = aced { bearer },
    instead = { discard(bearer) },
  },
  noon {
    text   = "Noon: This dude moves to where a Harrowed dude is.",
    choose = { location { as = "grave", with = dude { keyword = "Harrowed" } } },
    effect = { move { bearer, to = "grave" } },
  },
}
