local shaman_here = there_is(dude { side = yours, here = true, keyword = "Shaman", booted = false })

card "ghost_dancers" {
  trait {
    text = "Ghost Dancers can carry one Totem. At a deed it counts as planted there.",
    may  = carry_totem,
  },
  noon {
    text   = "Noon: If they are unbooted at a place that you control, and your unbooted Shaman is"
          .. " there too, Ghost Dancers get a Totem attached.",
    effect = {
      when { all_of { is(self, dude { booted = false }), at { controller = you }, shaman_here },
             choose { spell { keyword = "Totem", in_hand = you }, as = "totem" },
             attach { "totem", to = self } },
    },
  },
}
