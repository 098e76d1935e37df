local shut_in = any_of { is(candidate, dude { in_town = true, at = { kind = "deed" } }),
                         is(candidate, dude { at_home = true }) }

card "claustrophobia" {
  noon {
    text   = "Noon: Choose a dude. Until Nightfall is over the dude has -1 bullets and -1 influence"
          .. " while at a deed in town or at home.",
    choose = { dude { as = "victim" } },
    effect = {
      lasting_trait { affects = "victim", where = dude { where = shut_in },
                      gives = { bullets = -1, influence = -1 } },
    },
  },
}
