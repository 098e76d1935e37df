card "mischievous_coyote" {
  shootout {
    text      = "Shootout Spirit 9, Boot: If there are a stud and a draw in your posse that are no"
             .. " tokens, your stud bonus and draw bonus change places in this round.",
    condition = all_of { there_is(dude { in_posse = you, token = false, stud = true }),
                         there_is(dude { in_posse = you, token = false, draw = true }) },
    spirit    = 9,
    cost      = { boot },
    effect    = { switch_bonuses(you) },
  },
}
