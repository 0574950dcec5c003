// expect: capture of 'source' with non-Sendable type 'EventSource' in a '@Sendable' closure
import Tableware

func onAnotherThread(_ work: @escaping @Sendable () -> Void) {}

let table = Table()
table.on(Tap.self) { _, source in
  onAnotherThread { source.raise(Tap()) }
}
