card "coachwhip" {
  cheatin {
    text   = "Cheatin' Resolution: The cheatin' player picks one of their dudes, who boots; in a"
          .. " shootout the dude is aced. With a legal hand you pick.",
    choose = {
      dude { as = "culprit", controller = cheatin_player,
             where = any_of { during_shootout, is(candidate, dude { booted = false }) },
             chooser = if_player(is_cheatin(you), cheatin_player, you) },
    },
    effect = { when { during_shootout, ace "culprit", otherwise = { boot "culprit" } } },
  },
}
