-- Shootouts of the classic game as its guide to reactions and shootouts numbers their steps, where the rulebook of April 2000 says otherwise.
house_rule "by_the_guide" {
  text = "Each posse boots and moves once it is declared; its dudes are Wanted at once, but only on land of the other posse's player.",
  parameters = { posse_movement = 1, private_bounty_land = 1, empty_posse_ends_round = 0 },
  procedures = {
    ["shootout.posse"] = { "leader_joins", "leader_posse", "leader_posse_moves", "leader_posse_bounty", "mark_joins", "mark_posse", "mark_posse_moves", "mark_posse_bounty" },
    ["job"] = { "choose_mark", "leader_joins", "leader_invites", "leaders_posse", "leader_posse_moves", "leader_posse_bounty", "leaders_posse_formed", "opposing_posse",
      "mark_posse_moves", "mark_posse_bounty", "opposing_posse_formed", "saddle_up", "is_the_job_done", "survivors_go_home", "outcome", "announce_outcome", "disband", "over" },
  },
}
