card "unprepared" {
  shootout {
    text        = "Shootout: Choose a dude, who boots together with everything attached. The dude has"
               .. " -1 bullets and cannot use abilities; what is attached loses traits, abilities and"
               .. " bullets.",
    choose      = { dude { as = "target" } },
    optional_if = true,  -- what it requires is the dude
    effect      = {
      boot(both("target", attachments_of "target")),
      modify { "target", bullets = -1 },
      restrict { "target", use_abilities },
      blank { attachments_of "target", abilities = true, traits = true },
      set_stat { attachments_of "target", bullet_bonus = 0 },
    },
  },
}
