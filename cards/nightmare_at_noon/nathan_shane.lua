card "nathan_shane" {
  shootout {
    text   = "Shootout, Boot: Look at cards of an opponent's hand, picked by chance, up to as many"
          .. " as Nathan has bullets. You may discard an action among them.",
    cost   = { boot },
    choose = {
      player { as = "rival", among = other_players },
      number { as = "many", most = least(bullets_of(self), hand_count "rival") },
    },
    effect = {
      choose { card { in_hand = "rival" }, as = "seen", least = number_of "many", random = true },
      look { you, "seen" },
      choose { action { is = "seen", in_hand = true }, as = "plan", least = 0 },
      discard "plan",
    },
  },
}
