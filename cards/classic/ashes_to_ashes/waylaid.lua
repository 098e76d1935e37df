card "waylaid" {
  job {
    text    = "Noon Job, Boot: The mark is goods of another player's dude. Success: if they are in play or in Boot"
           .. " Hill, a dude of your posse gets them.",
    cost    = { boot },
    mark    = goods { attached_to = dude { controller = opposing } },
    success = {
      choose { dude { in_posse = "leader" }, as = "robber" },
      when { is("mark", card { zone = { "in_play", "boot_hill" } }), put_on { "mark", to = "robber" } },
    },
  },
}
