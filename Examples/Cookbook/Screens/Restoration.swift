import Foundation
import Tableware

// entry: restore-the-state
final class StateStore {
  var data: Data?  // a file, or UserDefaults
}

final class ReaderScreen: Screen {
  let context = ScreenContext()
  let title = "Topics"
  private let store: StateStore
  private var expanded = ExpandedSet()

  init(_ store: StateStore) { self.store = store }

  func configure(_ table: Table) {
    table.selectionMode = .single
    guard let data = store.data,
      let state = try? JSONDecoder().decode(TableState.self, from: data)
    else { return }
    expanded = state.expandedNodes ?? expanded
    table.restore(state)  // scroll position, focus, selection, collapsed sections
  }

  func disappear() {
    guard var state = context.table?.state else { return }
    state.expandedNodes = expanded
    store.data = try? JSONEncoder().encode(state)
  }

  var sections: [Section] {
    Section("topics") {
      ForEach(tree: Topic.samples, expanded: expanded, children: \.topics) { TextRow($0.id) }
    }
    .on(ExpansionChange.self) { self.expanded.apply($0, to: $1.row) }
  }
}
// end
