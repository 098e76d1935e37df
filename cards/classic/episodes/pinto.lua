local hideouts = deed { in_town = false, controller = you }

card "pinto" {
  shootout {
    text   = "Shootout, Boot: This dude leaves the shootout, booted, for an out-of-town deed that"
          .. " you control, or home if there is none. Pull: Above this dude's value, ace the"
          .. " Pinto.",
    cost   = { boot },
    effect = {
      leave_posse(bearer),
      choose_location { as = "hideout", condition = any_of {
        place_is("hideout", { kind = "out_of_town", controller = you }),
        all_of { place_is("hideout", { is = home_of(you) }), isnt(there_is(hideouts)) },
      } },
      move { bearer, to = "hideout" },
      boot(bearer),
      pull(you),
      when_pull { above = value_of(bearer), ace(self) },
    },
  },
}
