card "pettigrews_pawnshop" {
  trait {
    text   = "Whenever anybody plays goods that are no Gadget, this deed's controller gains 1 ghost"
          .. " rock.",
    when   = enters_play { goods { without_keyword = "Gadget" } },
    effect = { gain { ghost_rock = 1 } },
  },
}
