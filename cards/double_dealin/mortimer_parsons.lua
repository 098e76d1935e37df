-- That the shootout ends when his posse is empty then follows from the rules.
card "mortimer_parsons" {
  trait {
    text      = "When you reveal a cheatin' draw hand with Mortimer in your posse, he goes home"
             .. " booted and has 0 influence today. The shootout ends if your posse is empty then.",
    when      = reveals_cheatin { player = you },
    condition = in_shootout(self),
    effect    = {
      send_home(self),
      set_stat { self, influence = 0, lasts = today },
    },
  },
}
