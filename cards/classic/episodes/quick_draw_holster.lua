card "quick_draw_holster" {
  trait {
    text      = "While this dude is the shooter your hand rank is 1 higher; more Holsters do no"
             .. " more.",
    condition = all_of {
      is(bearer, dude { shooter = true }),
      isnt(there_is(goods { title = "Quick-draw Holster", attached_to = bearer,
                            entered_before = self })),
    },
    gives     = { hand_rank = 1 },
  },
}
