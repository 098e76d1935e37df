card "timmy_derrick_exp1" {
  trait {
    text   = "Only Terrors call Timmy out.",
    cannot = be_called_out,
    from   = dude { without_keyword = "Terror" },
  },
  shootout {
    text   = "Shootout, pull: If it and Timmy's value are above an opposing dude's value, that dude is a draw with"
          .. " 0 bullets in this shootout.",
    cost   = { pull },
    choose = { dude { as = "target", in_posse = opposing } },
    effect = {
      when_pull { above = value_of "target" - value_of(self), make_draw "target", set_stat { "target", bullets = 0 } },
    },
  },
}
