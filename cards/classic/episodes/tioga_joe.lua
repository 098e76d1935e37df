card "tioga_joe" {
  trait {
    text      = "In a shootout Tioga Joe is aced only if your hand is beaten by 2 ranks or more.",
    condition = all_of { in_shootout(self), compare(beaten_by(self), below(2)) },
    cannot    = be_aced,
  },
}
