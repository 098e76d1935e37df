card "anahuac_staff" {
  react {
    text   = "React: Another player's Event has resolved: this has +1 bullets for good.",
    when   = event_resolves { player = opposing, window = "after" },
    effect = { modify { self, bullet_bonus = 1, lasts = permanently } },
  },
}
