local red = any_of { compare(pull_suit, exactly(diamonds)), compare(pull_suit, exactly(hearts)) }

card "richard_slavin" {
  noon {
    text   = "Noon, Boot: If Richard is out of town, pull. On a red card take Mystical goods from"
          .. " your discard pile or Boot Hill into your play hand.",
    cost   = { boot },
    effect = {
      when { at { kind = "out_of_town" },
             pull(you),
             when { red,
                    choose { goods { owner = you, keyword = "Mystical",
                                     zone = { "discard_pile", "boot_hill" } },
                             as = "relic" },
                    to_hand "relic" } },
    },
  },
}
