local hunter = dude { title = "Hired Hunter" }

card "bounty_hunter" {
  noon {
    text   = "Noon: A Hired Hunter, a stud with 2 bullets, enters play where a wanted dude is and calls that dude"
          .. " out, who cannot refuse. Afterwards the hunter leaves the game.",
    choose = { dude { as = "outlaw", wanted = true } },
    effect = {
      make_token { "hired_hunter", at = location_of "outlaw" },
      call_out { "outlaw", caller = hunter, cannot_refuse = true },
      remove(hunter),
    },
  },
}
