card "ramiro_mendoza" {
  trait {
    text   = "Whenever Ramiro joins a posse, pay 1 ghost rock or discard him.",
    when   = joining_posse { self },
    effect = { may { pay(1), otherwise = { discard(self) } } },
  },
}
