import Foundation
import Tableware

/// What a cell shows at the moment, known by the cell and by whoever bound it.
@MainActor
final class Binding {
  var row: BoundRow
  weak var table: Table?
  /// Whether the cell is on screen; UIKit also asks for cells that it never displays.
  var isDisplayed = false

  init(_ row: BoundRow, _ table: Table) {
    self.row = row
    self.table = table
  }
}

/// Which cell is bound to what: cells are not ours to subclass.
@MainActor
final class CellBindings {
  private var bindings: [ObjectIdentifier: (cell: UITableViewCell, binding: Binding)] = [:]
  private struct Weak {
    weak var binding: Binding?
  }

  // Weak: a binding ends with the back end that made it, whatever became of the cell.
  private static var all: [ObjectIdentifier: Weak] = [:]

  /// What is on screen.
  var rows: [BoundRow] {
    bindings.values.filter(\.binding.isDisplayed).map(\.binding.row)
  }

  /// Notes that a cell comes on screen.
  func display(_ cell: UITableViewCell) {
    bindings[ObjectIdentifier(cell)]?.binding.isDisplayed = true
  }

  func bind(_ cell: UITableViewCell, to row: BoundRow, of table: Table) {
    let key = ObjectIdentifier(cell)
    let binding = Binding(row, table)
    binding.isDisplayed = bindings[key]?.binding.isDisplayed ?? false
    bindings[key] = (cell, binding)
    Self.all[key] = Weak(binding: binding)
  }

  func release(_ cell: UITableViewCell) {
    bindings[ObjectIdentifier(cell)] = nil
    Self.all[ObjectIdentifier(cell)] = nil
  }

  func releaseAll() {
    for key in bindings.keys { Self.all[key] = nil }
    bindings = [:]
  }

  /// The cells with what they show, in no order.
  var cells: [(cell: UITableViewCell, binding: Binding)] { Array(bindings.values) }

  static func binding(of cell: UITableViewCell) -> Binding? {
    all[ObjectIdentifier(cell)]?.binding
  }
}

extension UITableViewCell {
  /// Sends an event up the chain from the row that the cell shows now: one call, from anywhere in a cell.
  ///
  /// - Returns: what became of it; `.stale` if the cell shows no row.
  @discardableResult
  public func raise(_ event: some Event) -> Delivery {
    guard let binding = CellBindings.binding(of: self), let table = binding.table else {
      return .stale
    }
    return table.deliver(event, from: binding.row)
  }

  /// What the cell shows now, to raise events later, from a closure: after the cell was bound to another
  /// row they are stale.
  public var boundRow: BoundRow? { CellBindings.binding(of: self)?.row }
}
