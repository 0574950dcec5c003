// expect: main actor-isolated property 'table' can not be referenced from a nonisolated context
import Tableware

@MainActor final class Owner {
  let table = Table()
}

func reload(_ owner: Owner) {
  owner.table.show { Section("songs") { TextRow("a") } }
}
