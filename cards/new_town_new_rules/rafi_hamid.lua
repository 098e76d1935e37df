card "rafi_hamid" {
  shootout {
    text        = "Shootout: In a shootout at a Government deed, one or more of your Deputies join"
               .. " your posse from anywhere.",
    joins_posse = true,
    condition   = place_is(shootout_location, { keyword = "Government" }),
    choose      = {
      dude { as = "deputies", side = yours, keyword = "Deputy", in_shootout = false,
             any_number = true },
    },
    effect      = { join_posse "deputies" },
  },
}
