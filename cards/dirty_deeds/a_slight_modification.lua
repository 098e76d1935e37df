card "a_slight_modification" {
  react {
    text   = "React: An opponent has declared a Shootout or a Resolution ability that is no"
          .. " Cheatin' one: boot a Gadget on a dude of your posse. That ability has no effect, and"
          .. " what it cost is given back.",
    when   = ability_declared { player = opposing, play = { "shootout", "resolution" } },
    choose = { goods { as = "gadget", keyword = "Gadget", attached_to = dude { in_posse = you } } },
    effect = { boot "gadget", cancel { refund = true } },
  },
}
