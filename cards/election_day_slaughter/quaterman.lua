card "quaterman" {
  trait {
    text    = "Only what is attached to QUATERMAN changes its bullets.",
    ignores = "bullets",
    from    = card { where = isnt(is(candidate, attachment { attached_to = self })) },
  },
  trait {
    text   = "Cards neither move nor boot QUATERMAN.",
    cannot = { move, boot },
    from   = card {},
  },
}
