card "raid" {
  job {
    text    = "Noon Job: The mark is another player's home. Your posse becomes wanted. Success: pull from that"
           .. " player's deck and take half as much ghost rock, rounded up.",
    mark    = outfit { owner = opposing },
    start   = { make_wanted(dude { in_posse = "leader" }) },
    success = {
      pull(owner_of "mark"),
      take { function(read) return (read.pull_value + 1) // 2 end, from = owner_of "mark" },
    },
  },
}
