card "soul_blast" {
  shootout {
    text    = "Shootout Hex X, Boot: Choose a dude in the shootout; X is that dude's grit. The"
           .. " dude goes home booted, or is aced if the check was 6 or more above X. If the hex"
           .. " fails, this Huckster goes home booted.",
    hex     = grit_of "target",
    cost    = { boot },
    choose  = { dude { as = "target" } },
    effect  = {
      when_margin { at_least = 6, ace "target",
                    otherwise = { send_home "target" } },
    },
    failure = { send_home(bearer) },
  },
}
