card "morgan_gadgetorium" {
  react {
    text   = "React, Boot: Before a pull for a skill check make the check 2 harder. If it succeeds,"
          .. " gain 1 ghost rock, and the dude unboots if he booted for it.",
    cost   = { boot },
    when   = pull_about_to_be_made { as = "tester", skill_check = true },
    effect = {
      harder(2),
      later { skill_check_succeeded { "tester" },
              gain { ghost_rock = 1 },
              when { booted_for_check, unboot "tester" },
              lasts = this_play },
    },
  },
}
