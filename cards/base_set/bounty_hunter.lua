local hunter = dude { title = "Gunslinger", side = yours }

-- After a shootout the Gunslinger goes by its own text; if there is none it goes at once.
card "bounty_hunter" {
  noon {
    text   = "Noon: A Gunslinger enters play where a wanted dude is, and calls that dude out, who"
          .. " cannot refuse. Afterwards the Gunslinger leaves the game.",
    choose = { dude { as = "outlaw", wanted = true } },
    effect = {
      make_token { "gunslinger", at = location_of "outlaw" },
      call_out { "outlaw", caller = hunter, cannot_refuse = true },
      remove(hunter),
    },
  },
}
