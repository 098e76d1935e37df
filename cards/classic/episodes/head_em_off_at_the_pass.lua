card "head_em_off_at_the_pass" {
  react {
    text   = "React: The mark of a job is chosen: your dude may join a posse for it from anywhere,"
          .. " booted too.",
    when   = job_marked {},
    choose = { dude { as = "rider", side = yours } },
    effect = { permit_cards { "rider", join_from_anywhere }, permit_cards { "rider", join_while_booted } },
  },
}
