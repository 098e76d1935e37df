card "lucinda_lucy_clover" {
  trait {
    text      = "When your opponent shows a cheatin' hand in Lucy's shootout, each dude of that"
             .. " posse gets 1 bounty.",
    when      = reveals_cheatin { player = opponent },
    condition = in_shootout(self),
    effect    = { bounty { dude { in_posse = opponent }, 1 } },
  },
}
