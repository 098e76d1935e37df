card "zhus_reward" {
  shootout {
    text      = "Shootout Tao Technique, Boot: Each opposing dude whose value is below this dude's"
             .. " bullets goes home booted.",
    technique = true,
    tao       = "Zhu Bajie",
    cost      = { boot },
    effect    = {
      send_home { each = dude { in_posse = opposing, value = below(bullets_of(bearer)) },
                  booted = true },
    },
  },
}
