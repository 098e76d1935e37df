card "buffalo_rifle" {
  trait {
    text      = "If this dude is adjacent to a shootout or a job's mark, he can join a posse from"
             .. " there, booted or not, without booting or moving.",
    condition = is_adjacent(here, shootout_location),
    affects   = bearer,
    may       = { join_while_booted, join_without_moving, join_without_booting },
  },
}
