import Foundation
import Synchronization
import Tableware

/// A long list whose state is saved, and restored in the next session that begins with it.
final class RestoredScreen: Screen {
  let context = ScreenContext()
  let title = "Restored"
  private let first: Int
  var status: String { saved }
  private var saved = "not saved"

  /// The saved state of the only user of this program.
  private static let store = Mutex<Data?>(nil)

  /// - Parameter first: the first number of the list: rows are inserted before the former ones.
  init(from first: Int) { self.first = first }

  func configure(_ table: Table) {
    table.selectionMode = .multiple
    guard let data = Self.store.withLock({ $0 }),
      let state = try? JSONDecoder().decode(TableState.self, from: data)
    else { return }
    table.restore(state)
  }

  var commands: [Command] {
    [
      Command("w", "save") {
        guard let state = self.context.table?.state else { return }
        let data = try? JSONEncoder().encode(state)
        Self.store.withLock { $0 = data }
        self.saved = "saved"
      }
    ]
  }

  var sections: [Section] {
    Section("all", header: "All") {
      ForEach(first..<1_000, id: \.self) { number in
        TextRow("Row \(number)", subtitle: number.isMultiple(of: 3) ? "Every third" : nil)
          .id(number)
      }
    }
  }
}
