card "manitous_control" {
  noon {
    text   = "Noon, Pull: If it is above a Harrowed dude's value, the player on the left of who"
          .. " controls the dude does so until Nightfall is over. Ace this card.",
    cost   = { pull },
    choose = { dude { as = "puppet", keyword = "Harrowed" } },
    effect = {
      when_pull { above = value_of "puppet",
                  take_control { "puppet", left_of(controller_of "puppet") } },
      ace(self),
    },
  },
}
