card "a_job_well_done" {
  react {
    text   = "React: As you begin a job whose mark another player controls: if it succeeds, you get"
          .. " 1 victory point. Ace this card.",
    when   = job_marked { player = you, controller = opposing },
    effect = {
      later { job_succeeded { player = you }, score { victory_points = 1 }, lasts = this_play },
      ace(self),
    },
  },
}
