local weapon = goods { keyword = "Weapon", attached_to = "patient" }
local by_weapon = is(candidate, goods { keyword = "Weapon", attached_to = event_subject })

card "remedy" {
  shootout {
    text   = "Shootout Spirit 7, Boot: All that changes a dude's bullets ends, and traits and what is"
          .. " attached change them no more in this shootout; the dude's Weapons do. No card effect"
          .. " takes the dude out of the shootout this round.",
    spirit = 7,
    cost   = { boot },
    choose = { dude { as = "patient" } },
    effect = {
      forget_changes { "patient", "bullets", except = weapon },
      lasting_trait { affects = "patient", ignores = "bullets", by = { "trait", "rule" },
                      from = card { where = isnt(by_weapon) } },
      restrict { "patient", leave_posse, play = { "ability", "trait" }, lasts = this_round },
    },
  },
}
