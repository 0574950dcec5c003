import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import UIKitDouble

/// A table on a table view in a window, with time that stands still until a test lets it pass.
@MainActor
final class Stage {
  let table = Table()
  let tableView: UITableView
  let window: UIWindow
  private(set) var backend: TableViewBackend?

  init(
    size: CGSize = CGSize(width: 320, height: 480), tableView: UITableView = UITableView()
  ) {
    VirtualTime.shared.reset()
    RaisedExceptions.forget()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.tableView = tableView
    tableView.frame = CGRect(origin: .zero, size: size)
    window.addSubview(tableView)
    let backend = TableViewBackend(table, on: tableView)
    self.backend = backend
    for (object, name) in [(table, "the table"), (backend, "the back end")] as [(AnyObject, String)]
    {
      Witness.current?.watch(object, name)
    }
    Witness.current?.watch(tableView, "the table view")
    Witness.current?.watch(window, "the window")
    tableView.inspector.probe = TableProbe(
      section: { [unowned backend] in AnyHashable(backend.snapshot.probedSection($0)) },
      row: { [unowned backend] in AnyHashable(backend.snapshot.probedRow($0)) })
  }

  /// Ends the turn and all animations, and lays out.
  func turn() {
    VirtualTime.shared.advance()
    tableView.layoutIfNeeded()
    for cell in tableView.visibleCells { Witness.current?.watch(cell, "a cell") }
  }

  /// Releases rows and handlers: those of a test may retain the stage itself.
  func empty() {
    table.handlers = EventHandlers()
    table.show {}
    turn()
  }

  func show(_ text: String) {
    table.show { Self.sections(text) }
    turn()
  }

  /// Sections with rows of text, from `A[a b] B[c]`.
  static func sections(_ text: String) -> [Section] {
    text.split(separator: "]").map { part in
      let halves = part.split(separator: "[", omittingEmptySubsequences: false)
      return Section(halves[0].filter { $0 != " " }) {
        for title in halves[1].split(separator: " ") { TextRow(RowText(String(title))) }
      }
    }
  }

  /// The texts on screen.
  var texts: String {
    tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    }.joined(separator: " ")
  }

  /// The delegate of the table view, which answers for the back end.
  var delegate: (any UITableViewDelegate)? { tableView.delegate as? any UITableViewDelegate }

  func cell(_ row: Int, in section: Int = 0) -> UITableViewCell? {
    tableView.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The row that is typed into.
  var typedRow: Identity? {
    tableView.visibleCells.first(where: \.holdsKeyboard)?.boundRow?.identity
  }

  /// The breaches of the table view, and the exceptions of other objects.
  var breaches: [String] {
    (tableView.inspector.breaches + RaisedExceptions.all).map(\.description)
  }
}

extension UITableViewCell {
  /// The control of a type in the cell: the accessory view, or in it, or below the texts.
  func control<Control: UIView>(_ type: Control.Type) -> Control? {
    let areas = [shownAccessoryView].compactMap { $0 } + contentView.subviews
    return areas.lazy.compactMap { area in
      area as? Control ?? area.subviews.lazy.compactMap { $0 as? Control }.first
    }.first
  }
}

extension UIView {
  /// Whether the keyboard is in the view.
  var holdsKeyboard: Bool { isFirstResponder || subviews.contains(where: \.holdsKeyboard) }
}

extension Snapshot {
  fileprivate func probedSection(_ section: Int) -> Identity {
    section < sectionCount ? sectionID(at: section) : Identity("?")
  }

  fileprivate func probedRow(_ path: IndexPath) -> Identity {
    let path = RowPath(section: path.section, row: path.row)
    return contains(path) ? rowID(at: path) : Identity("?")
  }
}

extension UITableViewHeaderFooterView {
  /// The cell that presents the header.
  var shownCell: UITableViewCell? {
    contentView.subviews.lazy.compactMap { $0 as? UITableViewCell }.first
  }

  /// What the header shows: its own content, or that of the cell that presents it.
  var shownContent: (any UIContentConfiguration)? {
    contentConfiguration ?? shownCell?.contentConfiguration
  }
}
