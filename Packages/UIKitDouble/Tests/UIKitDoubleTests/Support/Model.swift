import Foundation
import UIKitDouble

/// A data source over strings, written as `A:ab B:c`: sections with rows of one letter.
@MainActor
final class Model: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Part: Equatable {
    var id: String
    var rows: [String]
  }

  var parts: [Part]
  var height: CGFloat = 44
  var bindings: [String] = []
  var events: [String] = []
  var canMove = true
  var retarget: (IndexPath) -> IndexPath = { $0 }
  var estimate = UITableView.automaticDimension
  var headerHeight = UITableView.automaticDimension
  var style = UITableView.Style.plain
  var swipe: [UIContextualAction] = []
  var menu: UIMenu?
  var indexTarget = 0
  var redirect: (IndexPath) -> IndexPath? = { $0 }
  /// The effect of a deletion by the user.
  var onCommit: (Model, UITableView, IndexPath) -> Void = { model, table, path in
    table.performBatchUpdates {
      model.parts[path.section].rows.remove(at: path.row)
      table.deleteRows(at: [path], with: .none)
    }
  }
  var onDisplay: (UITableView, UITableViewCell) -> Void = { _, _ in }
  /// The paths that cells ended at.
  var ends: [IndexPath] = []
  /// What else the model does in a move.
  var onMove: (Model) -> Void = { _ in }
  /// Runs in `heightForRow`, with the path.
  var onHeight: (IndexPath) -> Void = { _ in }
  /// A cell to give out for every row.
  var fixedCell: UITableViewCell?
  /// Whether the data source follows a move.
  var followsMoves = true
  /// Runs with every cell that is bound.
  var onRow: (UITableViewCell) -> Void = { _ in }
  /// Runs inside `cellForRow`.
  var onCell: (UITableView) -> Void = { _ in }

  init(_ text: String) {
    parts = Self.parse(text)
  }

  static func parse(_ text: String) -> [Part] {
    text.split(separator: " ").map { part in
      let halves = part.split(separator: ":", omittingEmptySubsequences: false)
      return Part(id: String(halves[0]), rows: halves[1].map { String($0) })
    }
  }

  /// A table on this model, in a window, laid out.
  func table(strictness: Strictness = .strict, size: CGSize = CGSize(width: 320, height: 480))
    -> UITableView
  {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    windows.append(window)
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.inspector.strictness = strictness
    table.inspector.probe = TableProbe(
      section: { [unowned self] in parts.indices.contains($0) ? parts[$0].id : "?" },
      row: { [unowned self] in
        parts.indices.contains($0.section) && parts[$0.section].rows.indices.contains($0.row)
          ? parts[$0.section].rows[$0.row] : "?"
      })
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  private var windows: [UIWindow] = []

  func numberOfSections(in tableView: UITableView) -> Int { parts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    parts[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    onCell(tableView)
    if let fixedCell { return fixedCell }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = parts[indexPath.section].rows[indexPath.row]
    onRow(cell)
    bindings.append(parts[indexPath.section].rows[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    onHeight(indexPath)
    return height
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    events.append("+\(cell.textLabel?.text ?? "")")
    onDisplay(tableView, cell)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    events.append("-\(cell.textLabel?.text ?? "")")
    ends.append(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.section),\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.section),\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { retarget(proposed) }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    guard followsMoves else { return }
    let row = parts[source.section].rows.remove(at: source.row)
    parts[target.section].rows.insert(row, at: target.row)
    onMove(self)
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headerHeight > 0 ? parts[section].id : nil
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: swipe) }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, actionProvider: { [menu] _ in menu })
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { parts.map(\.id) }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { indexTarget }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    redirect(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    onCommit(self, tableView, indexPath)
  }
}

/// The letters on screen, from top to bottom.
@MainActor
func letters(_ table: UITableView) -> String {
  table.visibleCells.map { $0.textLabel?.text ?? "?" }.joined()
}

/// The rules that were broken, in order, each once.
@MainActor
func rules(_ table: UITableView) -> [String] {
  var seen: Set<String> = []
  return table.inspector.breaches.map(\.rule).filter { seen.insert($0).inserted }
}
