card "bad_company" {
  noon {
    text   = "Noon: A wanted dude has +3 bullets and is a stud. Whoever collects bounty for the"
          .. " dude today gains 4 ghost rock more.",
    choose = { dude { as = "outlaw", wanted = true } },
    effect = {
      modify { "outlaw", bullets = 3 },
      make_stud "outlaw",
      later { bounty_collected { "outlaw" }, gain { player = event_player, ghost_rock = 4 } },
    },
  },
}
