local fellow = dude { faction = "fearmongers", at = event_to }
-- Who goes to a job ahead of Tom counts when he joins; he moves only if they have got there.
local ahead = dude { faction = "fearmongers", in_posse = "leader" }

card "smiling_tom" {
  trait {
    text    = "Tom moves only to your home or to where another Fourth Ring dude is.",
    affects = dude { is = self,
                     where = none_of { same_location(event_to, home_of(you)),
                                       there_is(fellow),
                                       all_of { is_job, is(self, dude { in_posse = false }),
                                                same_location(event_to, shootout_location),
                                                there_is(ahead) } } },
    cannot  = move,
  },
}
