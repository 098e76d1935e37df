-- Skills and other traits stand in the text box too.
local boxed = {
  "Abomination", "Blessed", "Harrowed", "Huckster", "Kung Fu", "Lycanthrope", "Mad Scientist", "Shaman", "Terror",
  "Vampire",
}
local foes = dude { in_posse = opposing }

card "wrath_exp1" {
  shootout {
    text   = "Shootout: Until the shootout ends all dudes of the other posse are blank: they have no skills and are"
          .. " no monsters.",
    effect = {
      blank { each = foes, abilities = true, traits = true },
      lasting_trait { affects = foes, gives = { loses = boxed } },
    },
  },
}
