local shooter = dude { in_posse = you, shooter = true }

card "jasper_stone" {
  trait {
    text      = "Away from your home only your shooter adds to your stud and draw bonus.",
    condition = isnt(same_location(shootout_location, home_of(you))),
    affects   = dude { in_posse = you, shooter = false },
    cannot    = contribute,
  },
  react {
    text      = "React, Boot: The posses are formed: choose a dude of the other. While that dude is"
             .. " in it, and a dude who is no token in yours, your shooter has +2 bullets. If the"
             .. " dude is aced, the shooter gets 1 control point and 1 bullet for good.",
    cost      = { boot },
    when      = posses_formed {},
    condition = there_is(dude { in_posse = you }),
    choose    = { dude { as = "quarry", in_posse = opposing } },
    effect    = {
      single_out { "quarry" },
      later { aced { "quarry" }, counter { shooter, control = 1, bullets = 1 } },
    },
  },
  trait {
    text      = "The dude who was chosen is what the bullets are for.",
    continues = true,
    condition = all_of { there_is(dude { singled_out = true, in_posse = opposing }),
                         there_is(dude { in_posse = you, token = false }) },
    affects   = shooter,
    gives     = { bullets = 2 },
  },
}
