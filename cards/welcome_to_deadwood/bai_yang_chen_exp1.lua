card "bai_yang_chen_exp1" {
  trait { text = "Nothing can be attached to Bai Yang.", cannot = attach },
  trait {
    text      = "In a shootout of Bai Yang's all changes of his bullets end after each play and"
             .. " each pass: he has 5, and 1 less for each card in your hand.",
    condition = in_shootout(self),
    when      = shootout_play_made {},
    effect    = {
      forget_changes { self, "bullets" },
      set_stat { self, bullets = 5 - hand_count(you) },
    },
  },
  noon {
    text   = "Noon: If your stash is empty, draw a card.",
    effect = { when { compare(ghost_rock_of(you), exactly(0)), draw(1) } },
  },
}
