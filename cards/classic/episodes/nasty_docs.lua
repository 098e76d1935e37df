card "nasty_docs" {
  react {
    text   = "React, Boot: A dude has been aced. Ace your dude who is no Terror: the other becomes"
          .. " Harrowed, and yours.",
    cost   = { boot },
    when   = aced { as = "patient", window = "after" },
    choose = { dude { as = "donor", side = yours, without_keyword = "Terror" } },
    price  = { ace "donor" },
    effect = { grant_keyword { "patient", "Harrowed", lasts = permanently },
               take_control { "patient", you, lasts = permanently } },
  },
}
