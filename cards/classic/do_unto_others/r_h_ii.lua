-- Its printed bullet is its own as a dude of the posse, and no bonus of its dude's. It is a dude for all effects as
-- long as it is in the posse, and stays where its dude is. If its dude leaves play it goes along, as goods do.
local function fights(text, event, goes_on)
  return trait { text = text, continues = goes_on, when = event, effect = { fight_as_dude(self) } }
end

card "r_h_ii" {
  trait { text = "Its bullet is no bonus.", affects = self, fixes = { bullet_bonus = 0 } },
  trait { text = "As a dude it is a stud.", continues = true, affects = self, gives = { stud = true } },
  fights("While its dude is in a shootout, R.H. II is a dude of the posse, too.",
         dude_joined_posse { is = bearer }),
  fights("So it is if it comes to the dude there.", card_attached { self }, true),
  fights("Or if the dude gets it from another.", card_transferred { self }, true),
  trait {
    text   = "When it leaves the shootout, by itself or with its dude, it boots and is no dude any more.",
    when   = dude_left_posse { self },
    effect = { boot(self) },
  },
  trait {
    text    = "If it is aced in a shootout, it is discarded.",
    when    = aced { self },
    instead = { discard(self) },
  },
}
