card "faster_on_the_draw" {
  shootout {
    text   = "Shootout: Your dude has +1 bullets and becomes a stud if a Deputy. An opposing dude"
          .. " has -2 bullets.",
    choose = { dude { as = "gun", side = yours }, dude { as = "target", side = opposing } },
    effect = {
      modify { "gun", bullets = 1 },
      when { is("gun", dude { keyword = "Deputy" }), make_stud "gun" },
      modify { "target", bullets = -2 },
    },
  },
}
