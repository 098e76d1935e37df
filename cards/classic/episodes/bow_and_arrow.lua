card "bow_and_arrow" {
  trait { text = "Only Sioux dudes carry this.", attaches_to = dude { faction = "sioux_union" } },
  shootout {
    text   = "Shootout, Boot, pull: Boot this dude too. If the pull is above an opposing dude's value and"
          .. " bullets together, ace that dude.",
    cost   = { boot, pull },
    choose = { dude { as = "target", in_posse = opposing } },
    price  = { boot(bearer) },
    effect = { when_pull { above = value_of "target" + bullets_of "target", ace "target" } },
  },
}
