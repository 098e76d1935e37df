local victim = controller_of(mark)

card "allie_hensman_exp1" {
  job {
    text    = "Noon Job, Boot: Allie leads; mark an opposing dude. If it succeeds, the mark's"
           .. " controller gives you as much ghost rock as the mark has influence, or the mark is"
           .. " discarded.",
    cost    = { boot },
    mark    = dude { controller = opposing },
    success = {
      when { compare(influence_of(mark), above(0)),
             may { player = victim,
                   pay_player { victim, you, influence_of(mark) },
                   otherwise = { discard(mark) } } },
    },
  },
}
