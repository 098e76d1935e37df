card "puppet" {
  noon {
    text   = "Noon Hex X, Boot: You control a dude who is here until Sundown is over; X is that"
          .. " dude's grit.",
    choose = { dude { as = "puppet", here = true } },
    hex    = grit_of "puppet",
    cost   = { boot },
    effect = { take_control { "puppet", you } },
  },
}
