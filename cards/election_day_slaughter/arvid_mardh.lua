card "arvid_mardh" {
  react {
    text   = "React: Once Arvid has entered play, trade goods as a Noon play.",
    when   = enters_play { self },
    effect = { trade {} },
  },
}
