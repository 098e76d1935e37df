scenario "R.H. II fights beside the dude to whom it comes in the shootout" {
  function(t)
    local gun, rival = t:dude { bullets = 2, at = "square" }, t:dude { player = 2, at = "square" }
    local delivery, robot = t:in_hand { card = "late_delivery" }, t:in_hand { card = "r_h_ii" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(delivery)
    t:expect(t:host(robot), gun, "whom it is attached to")
    t:expect(t:stat(robot, "bullets"), 1, "its bullets: it is a dude of the posse")
    t:expect(t:stat(gun, "bullets"), 2, "bullets of its dude")
  end,
}
