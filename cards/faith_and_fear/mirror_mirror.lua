local difference = bullets_of "image" - bullets_of(bearer)

local function copy_type(of, onto)
  return when { is(of, dude { stud = true }), make_stud(onto), otherwise = { make_draw(onto) } }
end

card "mirror_mirror" {
  shootout {
    text   = "Shootout Hex 4, Boot: This Huckster is a stud or a draw as an opposing dude is, with"
          .. " that dude's bullets if those are more.",
    hex    = 4,
    cost   = { boot },
    choose = { dude { as = "image", side = opposing } },
    effect = {
      copy_type("image", bearer),
      when { compare(difference, above(0)), modify { bearer, bullets = difference } },
    },
  },
  shootout {
    text   = "Shootout Hex 6, Boot: An opposing dude is a stud or a draw as this Huckster is, with"
          .. " this Huckster's bullets if those are fewer.",
    hex    = 6,
    cost   = { boot },
    choose = { dude { as = "image", side = opposing } },
    effect = {
      copy_type(bearer, "image"),
      when { compare(difference, above(0)), modify { "image", bullets = -difference } },
    },
  },
}
