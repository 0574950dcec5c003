// expect: capture of 'table' with non-Sendable type 'Table' in a '@Sendable' closure
import Tableware

func onAnotherThread(_ work: @escaping @Sendable () -> Void) {}

func load(_ table: Table) {
  onAnotherThread { table.show { Section("songs") { TextRow("a") } } }
  table.show { Section("songs") { TextRow("b") } }
}
