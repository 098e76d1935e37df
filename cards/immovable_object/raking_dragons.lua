card "raking_dragons" {
  shootout {
    text      = "Shootout Tao Technique: Choose a dude. Boot that dude, who has -2 value. Combo:"
             .. " that dude then has less value than this one.",
    technique = true,
    tao       = "Zhu Bajie",
    effect    = {
      choose { dude {}, as = "prey" },
      boot "prey",
      modify { "prey", value = -2 },
    },
    combo     = compare(value_of "prey", below(value_of(bearer))),
  },
}
