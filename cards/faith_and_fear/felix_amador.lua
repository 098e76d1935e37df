card "felix_amador" {
  noon {
    text   = "Noon: Boot a Miracle that Félix has: see what lies on top of your deck.",
    choose = { spell { as = "prayer", keyword = "Miracle", attached_to = self } },
    price  = { boot "prayer" },
    effect = { look(top_of_deck(you, 1)) },
  },
}
