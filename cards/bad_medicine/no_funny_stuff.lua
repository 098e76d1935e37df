card "no_funny_stuff" {
  shootout {
    text   = "Shootout: For this shootout nobody uses Shootout and React abilities, nor Resolution"
          .. " abilities that are no Cheatin' ones.",
    effect = {
      lasting_trait { affects = card {}, cannot = use_abilities,
                      by = { "shootout", "react", "resolution" } },
    },
  },
  shootout {
    text          = "As a Shootout play anybody may discard two cards of the play hand at random to"
                 .. " end that.",
    price         = { discard_from_hand { 2, random = true } },
    effect        = { end_effects {} },
    during_effect = true,
    continues     = true,
  },
}
