card "livery_yard" {
  react {
    text   = "React, Boot: After a dude of yours moved, you may make another play.",
    cost   = { boot },
    when   = moved { side = yours },
    effect = { extra_play {} },
  },
}
