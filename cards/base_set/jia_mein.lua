card "jia_mein" {
  shootout {
    text   = "Shootout: Attach a Hex of your play hand to Jia Mein, paying for it. He is a stud.",
    choose = { spell { as = "hex", keyword = "Hex", in_hand = you } },
    effect = { attach { "hex", to = self }, make_stud(self) },
  },
}
