local lost = dude { is = round_casualties_of(you), value = above(pull_value),
                    zone = { "discard_pile", "boot_hill" } }

card "hot_lead_flyin" {
  react {
    text      = "React: You have taken casualties for a lost round: pull. The winner takes 1"
             .. " casualty for each of those dudes, discarded or aced, whose value is higher.",
    when      = casualties_taken { player = you },
    condition = same_player(round_loser, you),
    effect    = { pull(you), take_casualties { round_winner, count_of(lost) } },
  },
}
