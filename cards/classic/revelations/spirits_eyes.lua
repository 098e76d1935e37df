card "spirits_eyes" {
  trait {
    text      = "While Spirit's Eyes is in a posse, your Shamans outside use Spirits as if they were in it.",
    condition = in_shootout(self),
    affects   = spell { keyword = "Spirit", side = yours },
    may       = use_in_shootout,
  },
}
