local stored = card { zone = "aside", attached_to = self }

card "storage_shed" {
  noon {
    text      = "Owner Noon, Boot: Fewer than five cards are under this: put a card of your hand"
             .. " under it. They are discarded when it leaves play or has another owner.",
    owner     = true,
    cost      = { boot },
    condition = compare(count_of(stored), below(5)),
    choose    = { card { as = "crate", in_hand = you } },
    effect    = { put_on { "crate", to = self, under = true } },
  },
  noon {
    text      = "Owner Noon, Boot: Discard your hand and take the cards under this into it.",
    owner     = true,
    cost      = { boot },
    condition = compare(count_of(stored), at_least(1)),
    effect    = { discard_from_hand { hand_count(you), random = true }, to_hand(stored) },
  },
}
