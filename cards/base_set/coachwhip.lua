local you_are_legal = all_of { there_is(draw_hand_of(you)), isnt(is_cheatin(you)) }

card "coachwhip" {
  cheatin {
    text   = "Cheatin' Resolution: The cheatin' player picks one of their dudes, who boots; in a"
          .. " shootout the dude is aced. With a legal hand you pick.",
    choose = {
      dude { as = "culprit", controller = cheatin_player,
             where = any_of { during_shootout, is(candidate, dude { booted = false }) },
             chooser = if_player(you_are_legal, you, cheatin_player) },
    },
    effect = { when { during_shootout, ace "culprit", otherwise = { boot "culprit" } } },
  },
}
