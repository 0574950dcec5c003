import Tableware
import TablewareUIKit

/// Rows that are inserted and removed one by one, through handles; there is no list of them.
final class TextController: TableController {
  private var rowCount = 0
  private var sectionCount = 0

  init() {
    super.init("Text")
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, menu: edits)
    // The table itself is the state: nothing is declared, everything is edited.
    appendSection()
  }

  private var edits: UIMenu {
    let edits: [(String, () -> Void)] = [
      ("Append a row", { [unowned self] in table[sectionCount].append { newRows(1) } }),
      ("Append ten rows", { [unowned self] in table[sectionCount].append { newRows(10) } }),
      ("Insert a row at the top", { [unowned self] in table[1].insert(at: 0) { newRows(1) } }),
      ("Append a section", { [unowned self] in appendSection() }),
    ]
    return UIMenu(children: edits.map { title, edit in UIAction(title: title) { _ in edit() } })
  }

  private func appendSection() {
    sectionCount += 1
    table.append {
      Section(sectionCount, header: "Section \(sectionCount)") { newRows(3) }
    }
  }

  private func newRows(_ count: Int) -> [AnyRow] {
    (0..<count).map { _ in
      rowCount += 1
      return TextRow("Row \(rowCount)").swipe(trailing: [
        // The row needs no list and no index to remove itself.
        RowAction("Delete", role: .destructive) { source in source.handle?.remove() }
      ])
    }
  }
}
