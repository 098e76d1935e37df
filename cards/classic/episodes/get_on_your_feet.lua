local copies = action { title = "Get on Your Feet!", owner = you }

card "get_on_your_feet" {
  noon {
    text   = "Noon, pull: If it is a booted dude's value or more, unboot that dude. You play this once a day.",
    cost   = { pull },
    choose = { dude { as = "sleeper", booted = true } },
    effect = {
      when_pull { at_least = value_of "sleeper", unboot "sleeper" },
      lasting_trait { affects = copies, cannot = use_abilities },
    },
  },
}
