card "andrew_garret" {
  react {
    text   = "React: Another player has named the mark of a job: unboot up to 2 of your dudes at"
          .. " the mark's location or adjacent to it.",
    when   = job_marked { player = opposing },
    choose = { dude { as = "guards", side = yours, booted = true, near = event_to, up_to = 2 } },
    effect = { unboot "guards" },
  },
}
