card "the_brute" {
  trait {
    text   = "When the Brute is aced as a casualty you have 2 casualties less to cover.",
    when   = casualty { self, fate = ace, window = "when" },
    effect = { modify { you, casualties = -2, lasts = this_round } },
  },
}
