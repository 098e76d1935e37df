card "clovis_the_devilbunny" {
  react {
    text      = "React, Boot: This dude is aced and you are the Winner: he goes home booted instead"
             .. " and does not unboot this Nightfall.",
    cost      = { boot },
    condition = is_winner(you),
    when      = aced { bearer },
    instead   = {
      send_home { bearer, booted = true },
      restrict { bearer, unboot_at_sundown, lasts = today },
    },
  },
}
