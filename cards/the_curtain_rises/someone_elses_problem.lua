card "someone_elses_problem" {
  react {
    text   = "React: You have marked a location for a job: a dude opposing you does not join the"
          .. " mark's posse, and what the job does leaves that dude alone.",
    when   = job_marked { where = { same_player(leader_player, you),
                                    is(job_card, card { marks_location = true }) } },
    choose = { dude { as = "absent", side = opposing } },
    effect = {
      lasting_trait { affects = "absent", cannot = join_posse },
      lasting_trait { affects = "absent", cannot = be_affected, from = card { is = job_card } },
    },
  },
}
