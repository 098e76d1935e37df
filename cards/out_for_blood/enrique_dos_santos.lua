card "enrique_dos_santos" {
  react {
    text   = "React: A wanted dude who is not at home has accepted a call-out of Enrique's: nobody"
          .. " else joins the mark's posse until the posses are formed.",
    when   = callout_accepted { wanted = true, at_home = false, other = self },
    effect = { mark_stands_alone {} },
  },
}
