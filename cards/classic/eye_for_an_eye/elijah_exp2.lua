local relic = goods { keyword = "Mystical" }

card "elijah_exp2" {
  job {
    text    = "Noon Job, Boot: Elijah leads it against another player's dude with Mystical goods."
           .. " Success: the dude and these goods are aced, and you have 1 victory point.",
    cost    = { boot },
    mark    = dude { has = relic },
    start   = { choose { goods { keyword = "Mystical", attached_to = mark }, as = "relic" } },
    success = { ace "mark", ace "relic", score { victory_points = 1 } },
  },
}
