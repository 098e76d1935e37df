card "slade_lighbody" {
  react {
    text   = "React: Slade has failed the pull of a Hex: pull again, and that value counts"
          .. " instead. The Hex is aced after its effects.",
    when   = skill_check_failed { self },
    choose = { spell { as = "hex", keyword = "Hex", is = other_card } },
    effect = { pull_again {}, later { ability_resolved { "hex" }, ace "hex" } },
  },
}
