-- The Weird West Edition's multiplayer rules over Reloaded; with two players nothing of it matters. "Dealer" is its word for the Winner.

ruleset "weird_west" {
  parameters = {
    lowball_prize = 2,
    lowball_second_prize = 1,
    first_without_winner = 1,
    posse_invitations = 1,
    private_bounty_spares_leader = 1,
    first_casualty_own = 1,
    allies_flee_first = 1,
    casualty_bounty_shared = 1,
    victory_points = 1,
  },
}
