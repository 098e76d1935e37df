card "shadow_walk" {
  noon {
    text   = "Noon Hex 4: This Huckster moves anywhere.",
    hex    = 4,
    choose = { location { as = "stop" } },
    effect = { move { bearer, to = "stop" } },
  },
  react {
    text   = "React Hex 6: A posse has been declared: this Huckster joins yours from anywhere.",
    hex    = 6,
    when   = posse_declared { each = false },
    effect = { join_posse(bearer) },
  },
}
