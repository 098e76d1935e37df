card "sweaty_dynamite" {
  noon {
    text      = "Noon Pull: This unbooted dude is at a deed. Clubs: ace the dude. Else the dude"
             .. " boots, and the Dynamite is put on the deed.",
    cost      = { pull },
    condition = all_of { is(bearer, dude { booted = false }), at { kind = "deed" } },
    effect    = {
      when_pull { suit = clubs, ace(bearer),
                  otherwise = { boot(bearer), put_on { self, to = deed { at = here } } } },
    },
  },
  trait {
    text      = "While it is on a deed, all players have: Noon Job: Mark the Dynamite. If the job"
             .. " succeeds, ace it.",
    continues = true,
    condition = is(self, goods { attached_to = deed {} }),
    affects   = all_players,
    gives     = { ability = job {
      text    = "Noon Job: Mark the Dynamite. If the job succeeds, ace it.",
      mark    = goods { is = self },
      success = { ace(mark) },
    } },
  },
  trait {
    text      = "If it is on a deed at the end of the day, discard it and ace the deed.",
    continues = true,
    condition = is(self, goods { attached_to = deed {} }),
    when      = turn_ends {},
    effect    = { name { host_of(self), as = "site" }, discard(self), ace "site" },
  },
}
