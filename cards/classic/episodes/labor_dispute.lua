card "labor_dispute" {
  event {
    text   = "Today Strikes have 2 production less than is printed, at least none.",
    effect = { lasting_trait { affects = deed { keyword = "Strike" }, gives = { production = -2 } } },
  },
}
