local can_carry = is("estate", goods { can_attach_to = candidate })

card "last_will" {
  react {
    text   = "React: Your dude with goods is aced: his goods go to other dudes of yours who can carry"
          .. " them, wherever they are.",
    when   = aced { as = "fallen", side = yours },
    effect = {
      for_each { goods { attached_to = "fallen" }, as = "estate",
                 choose { dude { side = yours, except = "fallen", where = can_carry }, as = "heir",
                          least = 0 },
                 transfer { "estate", to = "heir" } },
    },
  },
}
