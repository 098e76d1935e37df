card "tin_star" {
  trait {
    text    = "Wanted dudes must accept this dude's call-outs.",
    affects = dude { wanted = true },
    cannot  = refuse_callout,
    from    = bearer,
  },
}
