-- Skills and other traits stand in the text box too. Without a skill a dude would lose the spells at once:
-- here they cannot be used.
local boxed = { "Abomination", "Harrowed", "Kung Fu", "Lycanthrope", "Terror", "Vampire" }
local foes = dude { in_posse = opposing }

card "wrath_exp1" {
  shootout {
    text   = "Shootout: Until the shootout ends all dudes of the other posse are blank, and no monsters, and"
          .. " use no spells.",
    effect = {
      blank { each = foes, abilities = true, traits = true },
      lasting_trait { affects = foes, gives = { loses = boxed } },
      restrict { each = spell { attached_to = foes }, act = use_abilities },
    },
  },
}
