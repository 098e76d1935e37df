card "rabbit_takes_revenge" {
  shootout {
    text      = "Shootout Tao Technique: An opposing dude becomes a draw, this dude a stud, and"
             .. " neither leaves this shootout. In a combo all that the opposing dude carries boots,"
             .. " and in this round that dude must be the first casualty.",
    technique = true,
    tao       = "the Jade Rabbit",
    choose    = { dude { as = "hunter", side = opposing, in_shootout = true } },
    effect    = {
      make_draw "hunter", make_stud(bearer),
      restrict { both(bearer, "hunter"), leave_posse },
      when { in_combo,
             boot(attachments_of "hunter"), force_casualty "hunter",
             later { shootout_round_begins {}, force_casualty { "hunter", lifted = true } } },
    },
  },
}
