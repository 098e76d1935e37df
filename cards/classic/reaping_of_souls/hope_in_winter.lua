card "hope_in_winter" {
  trait {
    text      = "In a job's posse with Hope, the others but the leader do not boot to join or as they go home.",
    when      = posse_declared { self },
    condition = is_job,
    effect    = {
      lasting_trait { affects = dude { side = yours, leader = false, except = self },
                      may = { join_without_booting, go_home_unbooted }, lasts = this_play },
    },
  },
}
