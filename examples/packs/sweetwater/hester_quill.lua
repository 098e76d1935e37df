card "hester_quill" {
  trait {
    text   = "When Hester succeeds at a spell, draw a card, then discard a card.",
    when   = succeeds_at_spell { self },
    effect = { draw(1), discard_from_hand { 1 } },
  },
}
