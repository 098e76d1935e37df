card "thunderbird" {
  trait {
    text      = "Only a player with a Sioux outfit brings Thunderbird into play.",
    zones     = "anywhere",
    condition = isnt(is(outfit_of(you), outfit { faction = "sioux_union" })),
    cannot    = enter_play,
  },
}
