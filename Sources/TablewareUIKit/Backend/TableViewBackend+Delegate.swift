import Foundation
import Tableware

extension TableViewBackend: UITableViewDelegate {
  /// Rows measure themselves.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }

  /// The last true height of the row, which makes nothing jump (rule G-06).
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let path = RowPath(indexPath)
    guard snapshot.contains(path) else { return 44 }
    return heights.height(of: snapshot.rowID(at: path), width: tableView.bounds.width) ?? 44
  }

  /// The section's header; none where there is none.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header = snapshot.header(of: section) else { return nil }
    return headerView(texts: [header.title] + header.values.map(\.text))
  }

  /// The section's footer; none where there is none.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    snapshot.footer(of: section).map { headerView(texts: [$0]) }
  }

  /// Notes that a cell comes on screen, and binds it again if it was prepared before the last commit.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let path = RowPath(indexPath)
    if let row = snapshot[path], let bound = cell.boundRow,
      bound.identity != row.identity || bound.content != row.content || bound.path != path
    {
      // It was prepared before the last commit.
      bind(cell, to: row, at: path)
    }
    cells.display(cell)
    if snapshot.contains(path) {
      heights.note(
        cell.systemLayoutSizeFitting(tableView.bounds.size).height,
        of: snapshot.rowID(at: path), width: tableView.bounds.width)
    }
    if snapshot[path]?.isSelected == true {
      tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
    // Optional in UIKit, given by default in the double: as a value it is both.
    let inform = delegate?.tableView(_:willDisplay:forRowAt:)
    inform?(tableView, cell, indexPath)
  }

  /// Lets go of the cell.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // The path may be of the time before an update: only the cell says which row it was (rule L-13).
    cells.release(cell)
    let inform = delegate?.tableView(_:didEndDisplaying:forRowAt:)
    inform?(tableView, cell, indexPath)
  }

  /// Disabled rows answer to no touch.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    snapshot[RowPath(indexPath)]?.isEnabled ?? false
  }

  /// A tap: selects where rows can be selected, and is sent up the chain.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    activate(indexPath)
  }

  /// A tap on a selected row, where any number may be selected.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    // With one at a time the row that is selected next says so itself.
    if table.selectionMode == .multiple { activate(indexPath) }
  }

  /// Sends a ``Tableware/DetailTap`` up the chain.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tableView.cellForRow(at: indexPath)?.raise(DetailTap())
  }

  /// Where the row may stand, nearest to where it is held.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    let row = snapshot.rowID(at: RowPath(source))
    guard table.beginMoving(row) else { return source }
    defer { table.endMoving(at: nil) }
    guard let move = table.target(at: RowPath(proposed)) else { return source }
    return table.place(of: move).map(IndexPath.init) ?? source
  }

  /// The row's leading actions.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipe(table.swipeActions(at: RowPath(indexPath)).leading, at: indexPath)
  }

  /// The row's trailing actions.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipe(table.swipeActions(at: RowPath(indexPath)).trailing, at: indexPath)
  }

  /// Passes scrolling on.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let inform = delegate?.scrollViewDidScroll
    inform?(scrollView)
  }

  private func activate(_ path: IndexPath) {
    guard let cell = tableView.cellForRow(at: path), let row = cell.boundRow else { return }
    table.activate(row)
    if table.selectionMode == .none { tableView.deselectRow(at: path, animated: true) }
  }

  private func swipe(_ actions: [RowAction], at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard !actions.isEmpty, let source = table.source(at: RowPath(path)) else { return nil }
    return UISwipeActionsConfiguration(
      actions: actions.filter(\.isEnabled).map { action in
        UIContextualAction(
          style: action.role == .destructive ? .destructive : .normal, title: action.title
        ) { _, _, answer in
          source.perform(action)
          answer(true)
        }
      })
  }

  private func headerView(texts: [RowText]) -> UITableViewHeaderFooterView {
    let identifier = "Tableware header"
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    let view =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    show(texts, in: view)
    return view
  }

  private func show(_ texts: [RowText], in view: UITableViewHeaderFooterView) {
    var configuration = view.defaultContentConfiguration()
    configuration.text = texts.first?.string
    configuration.secondaryText =
      texts.count > 1 ? texts.dropFirst().map(\.string).joined(separator: "  ") : nil
    view.contentConfiguration = configuration
  }

  func showHeader(of section: Int) {
    if let view = tableView.headerView(forSection: section),
      let header = snapshot.header(of: section)
    {
      show([header.title] + header.values.map(\.text), in: view)
    }
    if let view = tableView.footerView(forSection: section),
      let footer = snapshot.footer(of: section)
    {
      show([footer], in: view)
    }
  }
}
