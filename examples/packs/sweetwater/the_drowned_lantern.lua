-- The second half is delayed: it waits for Sundown of this day, and then looks again.
card "the_drowned_lantern" {
  noon {
    text   = "Noon, Boot: Boot your dude here. When Sundown begins, if the dude is still here, draw"
          .. " a card and gain 1 ghost rock.",
    cost   = { boot },
    choose = { dude { as = "lookout", side = yours, here = true } },
    effect = {
      boot "lookout",
      later { phase_sundown_begins {},
              when { is("lookout", dude { here = true }), draw(1), gain { ghost_rock = 1 } } },
    },
  },
}
