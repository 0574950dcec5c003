import Foundation
import Tableware
import TablewareHosting
import TablewareUIKit
import UIKitDouble

extension Walk {
  /// A row on screen, with the data that it shows; `nil` if it has none any more.
  private func visible(
    where isWanted: (WalkModel.Item) -> Bool = { _ in true }
  ) -> (path: IndexPath, cell: UITableViewCell, item: WalkModel.Item)? {
    guard isAttached, !tableView.bounds.isEmpty else { return nil }
    let all = tableView.visibleCells.compactMap {
      cell -> (path: IndexPath, cell: UITableViewCell, item: WalkModel.Item)? in
      guard let path = tableView.indexPath(for: cell),
        let item = model.items.first(where: { Identity($0.id) == cell.boundRow?.identity }),
        isWanted(item)
      else { return nil }
      return (path, cell, item)
    }
    return all.randomElement(using: &random)
  }

  // MARK: Animations and surroundings

  /// An animation, and half of the time none.
  func anyAnimation() -> RowAnimation {
    guard Bool.random(using: &random) else { return .none }
    return RowAnimation.allCases.randomElement(using: &random) ?? .none
  }

  func changeTextSize() {
    let sizes: [UIContentSizeCategory] = [.large, .extraLarge, .accessibilityLarge]
    let size = sizes.randomElement(using: &random) ?? .large
    window.simulateTraits { $0.preferredContentSizeCategory = size }
  }

  /// Holds a row: no row of the walk has a handler for that, so it is a tap.
  func press() {
    guard let (path, _, _) = visible() else { return }
    tableView.simulatePress(at: path)
  }

  // MARK: Selection

  func tap() {
    guard let (path, _, item) = visible() else { return }
    note("\(item.id)")
    let isOpen = isSwiped
    var tapped = model
    tapped.tap(item)
    var chosen = model
    chosen.choose(item)
    tableView.simulateTap(at: path)
    // Of a repeated row, the item may be another copy than that on screen, and disabled.
    if isSettled, !isOpen, !model.hasDuplicates {
      model.selected = tapped.selected
    } else if let now = [
      model, tapped, chosen, model.withoutGone, tapped.withoutGone, chosen.withoutGone,
    ].first(where: {
      Set($0.selected.map { Identity($0) }) == Set(table.selection.rows)
    }) {
      // What is on screen may be older than the model: a row that can be selected there, and was or
      // not.
      model.selected = now.selected
    } else {
      fail("a tap on row \(item.id) selects \(table.selection.rows), not \(tapped.selected)")
    }
  }

  private var isSwiped: Bool { tableView.hasUncommittedUpdates }

  func setMode() {
    let mode = [Selection.Mode.none, .single, .multiple].randomElement(using: &random) ?? .none
    // Rows that were removed may have lost the selection already, or do so with the next commit.
    var after = model.withoutGone
    model.setMode(mode)
    after.setMode(mode)
    table.selectionMode = mode
    if Set(after.selected.map { Identity($0) }) == Set(table.selection.rows) {
      model.selected = after.selected
    }
  }

  func select() {
    guard model.mode != .none, let item = model.items.randomElement(using: &random) else { return }
    if model.selected.contains(item.id) {
      table.deselect(item.id)
      model.selected.removeAll { $0 == item.id }
    } else {
      table.select(item.id)
      if model.mode == .single { model.selected = [] }
      model.selected.append(item.id)
    }
    note("\(item.id)")
  }

  func tapSwitch() {
    guard isSettled, !model.hasDuplicates,
      let (_, cell, _) = visible(where: { $0.kind == .toggle && $0.isEnabled }),
      cell.isUserInteractionEnabled
    else { return }
    cell.control(UISwitch.self)?.simulateTap()
  }

  // MARK: Gestures

  func reorder() {
    guard !model.hasDuplicates, let (path, _, item) = visible(where: { $0.moveScope != nil }),
      !isSwiped
    else { return }
    let section = Int.random(in: 0..<tableView.numberOfSections, using: &random)
    let count = tableView.numberOfRows(inSection: section) - (section == path.section ? 1 : 0)
    let target = IndexPath(row: Int.random(in: 0...max(0, count), using: &random), section: section)
    note("\(item.id) to \(target)")
    tableView.simulateReorder(from: path, to: target, via: [path])
  }

  func swipe() {
    guard let (path, _, item) = visible() else { return }
    note("\(item.id)")
    tableView.simulateSwipe("Delete", at: path)
    // The row stays open until the question is answered.
    if isSwiped { focus?.isSure = false }
  }

  func swipeOpen() {
    if isAttached, isSwiped { return tableView.simulateSwipeClose() }
    guard let (path, _, _) = visible() else { return }
    // The table view looks busy then, so that the watcher cannot tell why a cell goes.
    focus?.isSure = false
    tableView.simulateSwipeOpen(at: path)
  }

  // MARK: Typing

  func focusField() {
    guard let (_, cell, item) = visible(where: { $0.kind == .field && $0.isEnabled }),
      // What is on screen may be older than the model.
      cell.isUserInteractionEnabled, let field = cell.control(UITextField.self),
      field.becomeFirstResponder()
    else { return }
    note("\(item.id)")
    focus = Focus(row: item.id, field: field, isSure: !isSwiped)
  }

  func type() {
    guard isSettled, isAttached, !model.hasDuplicates, let focus, let field = focus.field,
      field.isFirstResponder,
      model.items.contains(where: { $0.id == focus.row && $0.isEnabled }),
      tableView.visibleCells.contains(where: {
        $0.control(UITextField.self) === field && $0.boundRow?.identity == Identity(focus.row)
      })
    else { return }
    field.simulateTyping("x")
  }

  func unfocus() {
    // The keyboard may be in another cell of the same row now.
    for cell in tableView.visibleCells { cell.control(UITextField.self)?.resignFirstResponder() }
    focus?.field?.resignFirstResponder()
    focus = nil
  }

  // MARK: Surroundings

  func toggleWindow() {
    focus?.isSure = false
    if isAttached { tableView.removeFromSuperview() } else { controller.view.addSubview(tableView) }
  }

  func resize() {
    guard isAttached else { return }
    let sizes = [(320, 300), (200, 180), (500, 420), (320, 0), (0, 300)]
    let (width, height) = sizes.randomElement(using: &random) ?? (320, 300)
    tableView.simulateResize(to: CGSize(width: width, height: height))
  }

  func warn() {
    UIApplication.shared.simulateMemoryWarning()
    cells.before = tableView.inspector.cellsMade
  }

  func outsideReload() {
    // Rude, but legal while no row is swiped open.
    guard isAttached, !isSwiped else { return }
    tableView.reloadData()
    focus?.isSure = false
  }

  /// Other code takes the table view; the next commit takes it back.
  func outsideSource() {
    guard isAttached, !isSwiped, !isUnderWay else { return }
    if Bool.random(using: &random) { tableView.dataSource = nil } else { tableView.delegate = nil }
    focus?.isSure = false
    declare()
    VirtualTime.shared.advance(by: 0)
  }

  func newBackend() {
    // While a batch animates, the next one would come too soon.
    guard !isSwiped, !isUnderWay else { return }
    if Bool.random(using: &random) { table.host.detach() }
    backend = nil
    focus?.isSure = false
    makeBackend()
  }
}
