card "pox_walker" {
  noon {
    text   = "Noon: A dude here has -3 value for good, and is aced if that leaves less than 1.",
    choose = { dude { as = "sick", here = true } },
    effect = {
      name { dude { is = "sick", value = below(4) }, as = "dying" },
      modify { "sick", value = -3, lasts = permanently },
      ace "dying",
    },
  },
}
