local plan = any_of { is(candidate, deed {}), is(candidate, card { type = "improvement" }) }

card "what_this_town_needs_is" {
  noon {
    text   = "Noon: Take a deed or an improvement of your deck or discard pile and show it.",
    effect = {
      search_deck { as = "plan", condition = plan, also = card { in_discard_pile = you, where = plan } },
      reveal "plan",
      to_hand "plan",
    },
  },
}
