import Tableware
import TablewareMapping
import TablewareUIKit

/// The list in which the user drags modules into order, and hides and shows them with a tap.
final class ArrangeController: TableController {
  private let page: MusicPage

  init(_ page: MusicPage) {
    self.page = page
    super.init("Arrange")
    // The drop names the new neighbors, not an index: it is valid regardless of changes meanwhile.
    table.on(RowMove.self) { [unowned self] move, source in
      guard let module = source.id(as: ArrangedRow.ID.self) else { return }
      let next = move.before?.value(as: ArrangedRow.ID.self)
      page.move(module.module, before: next?.module)
      show()
    }
    table.on(Tap.self, from: ArrangedRow.self) { [unowned self] _, row, _ in
      page.toggle(row.id.module)
      show()
      return .handled
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelectionDuringEditing = true
    setEditing(true, animated: false)
  }

  override func show() {
    let modules = page.arrangement.arranged(page.modules)
    table.show {
      Section("shown", header: "On the page", footer: "Drag to order, tap to hide.") {
        for module in modules.shown { ArrangedRow(module: module, isHidden: false).movable() }
      }
      Section("hidden", header: "Hidden", isHidden: modules.hidden.isEmpty) {
        for module in modules.hidden { ArrangedRow(module: module, isHidden: true) }
      }
    }
  }
}

/// A module in the list of modules.
struct ArrangedRow: Row {
  /// Not the module's id alone: its own row may be in the same table.
  nonisolated struct ID: Hashable, Sendable {
    let module: MusicModule.ID
  }

  let module: MusicModule
  let isHidden: Bool
  var id: ID { ID(module: module.id) }
  var body: RowContent {
    RowContent(title: module.title, subtitle: isHidden ? "hidden" : nil)
  }
}

extension ArrangedRow: UIKitRow {
  func configure(_ cell: ArrangedCell) { cell.show(self) }
}

/// An eye, open or closed, and a title. Accessories are not visible while the table is edited.
final class ArrangedCell: UITableViewCell {
  func show(_ row: ArrangedRow) {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: row.isHidden ? "eye.slash" : "eye")
    content.text = row.module.title
    contentConfiguration = content
    showsReorderControl = !row.isHidden
  }
}
