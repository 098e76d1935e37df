card "tricky_spirits" {
  react {
    text   = "React: Before the pull of a skill check the check is 3 harder.",
    when   = pull_about_to_be_made {},
    effect = { harder(3) },
  },
}
