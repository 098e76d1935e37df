card "the_wretched" {
  trait {
    text    = "None but a Mad Scientist can invent The Wretched, who enters play where that dude"
           .. " is.",
    zones   = "anywhere",
    affects = dude { without_keyword = "Mad Scientist" },
    cannot  = invent,
    from    = card { is = self },
  },
  trait {
    text   = "Once The Wretched is in play ace a dude there that you own and control. Who invented"
          .. " it gets 2 bounty.",
    when   = gadget_invented { self },
    choose = { dude { as = "parts", owner = you, controller = you, here = true } },
    effect = { ace "parts", bounty { other_card, 2 } },
  },
}
