card "tail_between_yer_legs" {
  react {
    text   = "React: Once your call-out is accepted the mark forms a posse before you do, and has"
          .. " -2 bullets until the shootout is over.",
    when   = callout_accepted { as = "called", other = dude { side = yours } },
    effect = { mark_forms_first {}, modify { "called", bullets = -2, lasts = this_shootout } },
  },
}
