card "schieffelin_hall" {
  trait {
    text      = "In shootouts here influence counts instead of bullets for the size of draw hands."
             .. " Studs stay studs, and draws draws.",
    condition = same_location(shootout_location, here),
    affects   = dude {},
    may       = draw_by_influence,
  },
}
