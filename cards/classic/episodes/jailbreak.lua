card "jailbreak" {
  job {
    text    = "Noon Job, Boot: Mark a deed. Your posse needs at least one dude besides the leader."
           .. " If the job succeeds, the deed has for good 1 control point and 2 production less"
           .. " (at least 0), and no abilities.",
    cost    = { boot },
    mark    = deed {},
    posse   = compare(count_of(dude { in_posse = "leader" }), at_least(2)),
    success = {
      counter { mark, control = -least(1, control_of(mark)),
                production = -least(2, production_of(mark)) },
      blank { mark, abilities = true, lasts = permanently },
    },
  },
}
