card "point_blank" {
  resolution {
    text   = "Resolution: Boot your stud in the posse. Your opponent aces a dude of the opposing"
          .. " posse who has fewer bullets than your stud.",
    choose = { dude { as = "gun", side = yours, in_shootout = true, stud = true } },
    price  = { boot "gun" },
    optional_if = true,  -- what it requires is the stud
    effect = {
      choose { dude { in_posse = opponent, bullets = below "gun" }, as = "fallen",
               player = opponent },
      ace "fallen",
    },
  },
}
