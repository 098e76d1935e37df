card "the_whateley_estate" {
  trait {
    text   = "A dude who has moved here boots, unless this deed's owner controls that dude.",
    when   = moved { as = "guest", to = here,
                     where = isnt(same_player(controller_of(event_subject), owner_of(self))) },
    effect = { boot "guest" },
  },
  noon {
    text       = "Controller Noon, Boot: A card of your Boot Hill that is no dude goes to your"
              .. " discard pile.",
    controller = true,
    cost       = { boot },
    choose     = {
      card { as = "heirloom", in_boot_hill = you, where = isnt(is(candidate, dude {})) },
    },
    effect     = { discard "heirloom" },
  },
}
