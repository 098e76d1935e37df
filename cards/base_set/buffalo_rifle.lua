card "buffalo_rifle" {
  trait {
    text    = "If this dude is adjacent to a shootout or a job's mark, he can join the posse from there,"
           .. " booted or not, without booting or moving.",
    affects = bearer,
    may     = { join_while_booted, join_without_moving, join_without_booting },
  },
}
