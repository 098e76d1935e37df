card "lucky_sky_borne" {
  trait {
    text  = "With Sky your starting gang may have a goods Sidekick as if it were a dude. Sky carries"
         .. " it as the game begins; a Gadget Sky invents, once your deck is shuffled.",
    zones = { "deck", "in_play" },
    may   = start_with_sidekick,
  },
}
