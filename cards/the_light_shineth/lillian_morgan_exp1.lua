card "lillian_morgan_exp1" {
  trait {
    text      = "If your outfit is Morgan Cattle, Lillian costs 1 less for each Horse and Ranch"
             .. " that you control.",
    condition = is(outfit_of(you), outfit { faction = "entrepreneurs" }),
    affects   = self,
    gives     = { cost = -(count_of(goods { keyword = "Horse", controller = you })
                           + count_of(deed { keyword = "Ranch", controller = you })) },
  },
  noon_or_shootout {
    text   = "Noon/Shootout: Play an action of your discard pile. Then one of Lillian's spells"
          .. " boots, or the action is aced.",
    choose = { action { as = "again", in_discard_pile = you } },
    effect = {
      play_action "again",
      choose { spell { attached_to = self, booted = false }, as = "price", least = 0 },
      when { chosen "price", boot "price", otherwise = { ace "again" } },
    },
  },
}
