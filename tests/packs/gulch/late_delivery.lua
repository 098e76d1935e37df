card "late_delivery" {
  shootout {
    text   = "Shootout: Goods of your play hand are attached to your dude in the shootout.",
    choose = { goods { as = "parcel", in_hand = you }, dude { as = "customer", side = yours, in_shootout = true } },
    effect = { put_on { "parcel", to = "customer" } },
  },
}
