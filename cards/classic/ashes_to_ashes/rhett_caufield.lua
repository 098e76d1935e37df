card "rhett_caufield" {
  noon {
    text      = "Noon, Boot: At a location on another player's street, take 1 ghost rock from that"
             .. " player.",
    cost      = { boot },
    condition = at { kind = "in_town", owner = opposing },
    effect    = { take { 1, from = location_owner(here) } },
  },
}
