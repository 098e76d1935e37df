card "faith" {
  noon {
    text   = "Noon: Your Lost Angels dude, or another's, has +1 bullets, +1 influence or +3 value"
          .. " (13 at most) until Nightfall is over.",
    choose = {
      dude { as = "faithful", faction = "lost_angels" },
      option { as = "gift", "+1 bullets", "+1 influence", "+3 value" },
    },
    effect = {
      when { compare("gift", exactly(1)), modify { "faithful", bullets = 1 } },
      when { compare("gift", exactly(2)), modify { "faithful", influence = 1 } },
      when { compare("gift", exactly(3)), modify { "faithful", value = least(3, 13 - value_of "faithful") } },
    },
  },
}
