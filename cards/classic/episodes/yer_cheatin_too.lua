card "yer_cheatin_too" {
  react {
    text   = "React: A player with a cheatin' hand plays a Cheatin' card on yours: cancel it.",
    when   = ability_declared { action {}, play = "cheatin", player = opposing,
                                where = all_of { is_cheatin(event_player), is_cheatin(you) } },
    effect = { cancel {} },
  },
}
