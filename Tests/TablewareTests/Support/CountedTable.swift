import Tableware
import TablewareHosting

/// A table of numbers that counts how often an identity is read, on a back end that shows nothing.
final class CountedTable {
  private final class Counter { var reads = 0 }

  private let counter = Counter()
  let table = Table()
  let backend = BlankBackend()

  /// - Parameter selectionMode: whether rows can be selected.
  init(_ numbers: [Int], selectionMode: Selection.Mode = .none) {
    table.selectionMode = selectionMode
    table.show { [counter] in
      Section("A") {
        ForEach(
          numbers,
          id: {
            counter.reads += 1
            return $0
          }
        ) { TextRow("row \($0)") }
      }
    }
    table.host.attach(backend)
  }

  /// The number of reads of an edit and its commit, after the index of identities was made.
  func reads(_ edit: (Table) -> Void) -> Int {
    _ = table.row(-1).exists
    counter.reads = 0
    edit(table)
    table.host.commit()
    return counter.reads
  }
}
