card "snake_eyes" {
  react {
    text   = "React: A pull is revealed: it is discarded, and made anew.",
    when   = pull_revealed { window = "after" },
    effect = { pull_again {} },
  },
}
