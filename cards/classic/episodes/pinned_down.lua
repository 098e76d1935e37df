card "pinned_down" {
  shootout {
    text   = "Shootout: A booted opposing dude is shooter in this shootout only if nobody else can be, and adds"
          .. " nothing to the stud and draw bonus of that posse.",
    choose = { dude { as = "pinned", in_posse = opposing, booted = true } },
    effect = { restrict { "pinned", be_shooter }, restrict { "pinned", contribute } },
  },
}
