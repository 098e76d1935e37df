card "alice_stowe" {
  trait {
    text      = "When your wanted dude accepts a call-out, Alice can join the posse from anywhere,"
             .. " booted or not, without booting.",
    condition = all_of { isnt(is_job), is(mark, dude { side = yours, wanted = true }) },
    may       = { join_from_anywhere, join_while_booted, join_without_booting },
  },
}
