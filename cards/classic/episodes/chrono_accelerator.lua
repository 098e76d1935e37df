card "chrono_accelerator" {
  noon {
    text   = "Noon, Boot: You may make two more Noon plays at once.",
    cost   = { boot },
    effect = { extra_play(you), extra_play {} },
  },
}
