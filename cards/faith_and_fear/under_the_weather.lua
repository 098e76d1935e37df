card "under_the_weather" {
  noon {
    text   = "Noon: Choose a dude and pull. From that dude's grit on the dude boots, and with 6"
          .. " more goes home booted.",
    choose = { dude { as = "patient" } },
    effect = {
      pull(you),
      when_pull { at_least = grit_of "patient" + 6, send_home "patient",
                  otherwise = { when_pull { at_least = grit_of "patient", boot "patient" } } },
    },
  },
}
