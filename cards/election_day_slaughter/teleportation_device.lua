card "teleportation_device" {
  trait {
    text        = "Once invented it is attached to a deed that you control.",
    attaches_to = deed { controller = you },
  },
  noon {
    text       = "Repeat Controller Noon, Pay 1 ghost rock: Choose your dude here and pull. On a"
              .. " club that dude is discarded, otherwise moves to another place.",
    controller = true,
    repeats    = true,
    cost       = { pay(1) },
    choose     = { dude { as = "traveller", side = yours, here = true } },
    effect     = {
      pull(you),
      when_pull { suit = clubs, discard "traveller",
                  otherwise = {
                    choose_location { as = "destination",
                                      condition = place_is("destination", { except = here }) },
                    move { "traveller", to = "destination" } } },
    },
  },
}
