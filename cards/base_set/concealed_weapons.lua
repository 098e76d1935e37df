card "concealed_weapons" {
  noon {
    text   = "Noon: Your dudes may get goods and spells, as by shoppin', at any place, and as"
          .. " Shootout plays.",
    effect = { permit { you, attach_anywhere }, permit { you, shop_as_shootout_play } },
  },
}
