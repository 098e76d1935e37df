local planted = isnt(is(host_dude(candidate), dude {}))

card "idol_of_tlazolteotl" {
  trait {
    text      = "In High Noon this dude has +2 influence.",
    condition = in_phase "noon",
    gives     = { influence = 2 },
  },
  noon {
    text   = "Noon, Boot: A card that you own and that is attached to a location goes to a deed"
          .. " that you control, if it can be attached to that.",
    cost   = { boot },
    choose = {
      card { as = "relic", owner = you, attached = true, where = planted },
      deed { as = "shrine", controller = you },
    },
    effect = { transfer { "relic", to = "shrine" } },
  },
}
