card "legendary_holster" {
  shootout {
    text   = "Shootout, Pull, Boot: Choose a dude of the opposing posse. If the pull is below"
          .. " this dude's bullets, ace the dude chosen.",
    cost   = { pull, boot },
    choose = { dude { as = "victim", in_posse = opposing } },
    effect = { when_pull { below = bullets_of(bearer), ace "victim" } },
  },
}
