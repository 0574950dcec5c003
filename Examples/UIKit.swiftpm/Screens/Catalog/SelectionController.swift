import Tableware
import TablewareUIKit

/// Any number of people, selected by tapping: by identity, so that the selection stays when rows
/// change positions.
final class SelectionController: TableController {
  private var people = Person.all

  init() {
    super.init("Selection")
    table.selectionMode = .multiple
    table.on(SelectionChange.self) { [unowned self] _, _ in show() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Turn round",
      primaryAction: UIAction { [unowned self] _ in
        people.reverse()
        show()
      })
  }

  override func show() {
    table.show {
      Section("people", header: "\(table.selection.rows.count) selected") {
        ForEach(people) { PersonRow(person: $0) }
      }
    }
  }
}
