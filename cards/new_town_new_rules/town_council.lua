-- The Winner plays first, so what ends with the first play ends as another player is about to play.
card "town_council" {
  react {
    text       = "Controller React, Boot: You have won lowball: your dude has +3 influence until"
              .. " the first High Noon play, or pass, is over.",
    controller = true,
    cost       = { boot },
    when       = lowball_won { player = you },
    choose     = { dude { as = "speaker", side = yours } },
    effect     = {
      modify { "speaker", influence = 3, lasts = today },
      later { play_about_to_be_made { player = opposing, where = isnt(during_shootout) },
              modify { "speaker", influence = -3 },
              lasts = today },
    },
  },
}
