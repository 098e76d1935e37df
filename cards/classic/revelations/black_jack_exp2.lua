card "black_jack_exp2" {
  trait { text = "Jack is always wanted.", may = always_wanted },
  trait {
    text      = "No ability of a card with Judge in its title chooses Jack.",
    cannot    = be_chosen,
    from      = card { titled = "Judge" },
    continues = true,
  },
  react {
    text   = "React: A Cheatin' card is played on your draw hand with Jack in your posse: cancel it.",
    when   = ability_declared { action {}, play = "cheatin", player = opposing,
                                where = all_of { in_shootout(self), is_cheatin(you) } },
    effect = { cancel {} },
  },
}
