card "enrique_dos_santos" {
  react {
    text   = "React: A wanted dude has accepted Enrique's call-out, and not at home: nobody else"
          .. " joins the mark's posse until the posses are formed.",
    when   = callout_accepted { wanted = true, at_home = false, other = self },
    effect = { mark_stands_alone {} },
  },
}
