card "chiang_shen" {
  trait {
    text = "Chiang has 2 ready Weapons.",
    may  = extra_weapon,
  },
}
