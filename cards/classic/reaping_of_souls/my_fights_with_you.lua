card "my_fights_with_you" {
  shootout {
    text      = "Shootout: If this is no job, all but the leader and the mark go home booted, and nobody joins"
             .. " this shootout any more.",
    condition = isnt(is_job),
    effect    = {
      restrict { act = join_posse },
      send_home { dude { in_shootout = true, leader = false, mark = false }, booted = true },
    },
  },
}
