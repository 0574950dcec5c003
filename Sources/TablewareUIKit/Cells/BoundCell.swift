#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// What a cell shows at the moment, known by the cell and by the back end that bound it.
@MainActor
final class Binding {
  var row: BoundRow
  weak var table: Table?
  /// Which of the back end's snapshots the cell was bound to.
  var stamp: Int
  /// The room that the cell was displayed in.
  var space: RowSpace?
  /// Whether the cell is on screen; UIKit also asks for cells that it never displays (rule L-15).
  var isDisplayed = false

  init(_ row: BoundRow, _ table: Table, stamp: Int) {
    self.row = row
    self.table = table
    self.stamp = stamp
  }
}

/// Which cell is bound to what.
@MainActor
final class CellBindings {
  private var bindings: [ObjectIdentifier: (cell: UITableViewCell, binding: Binding)] = [:]

  /// What is on screen.
  var rows: [BoundRow] {
    bindings.values.filter(\.binding.isDisplayed).map(\.binding.row)
  }

  /// The cells with what they show, in no order.
  var cells: [(cell: UITableViewCell, binding: Binding)] { Array(bindings.values) }

  subscript(cell: UITableViewCell) -> Binding? { bindings[ObjectIdentifier(cell)]?.binding }

  func bind(_ cell: UITableViewCell, to binding: Binding) {
    let key = ObjectIdentifier(cell)
    binding.isDisplayed = bindings[key]?.binding.isDisplayed ?? false
    binding.space = bindings[key]?.binding.space
    bindings[key] = (cell, binding)
    cell.binding = binding
  }

  func release(_ cell: UITableViewCell) {
    bindings[ObjectIdentifier(cell)] = nil
    cell.forgetRow()
  }

  func releaseAll() {
    for (cell, _) in bindings.values { cell.forgetRow() }
    bindings = [:]
  }
}

extension UITableViewCell {
  private static let bindingKey = AssociationKey()

  /// Cells are not ours to subclass: what they show is attached to them.
  fileprivate(set) var binding: Binding? {
    get { objc_getAssociatedObject(self, Self.bindingKey.address) as? Binding }
    set {
      objc_setAssociatedObject(
        self, Self.bindingKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// A cell in the pool holds nothing of the row that it showed.
  fileprivate func forgetRow() {
    binding = nil
    accessibilityCustomActions = nil
  }

  /// What the cell shows now, to raise events later, from a closure: after the cell was bound to another
  /// row they are stale.
  public var boundRow: BoundRow? { binding?.row }
}

extension UIResponder {
  /// Sends an event up the chain from the row that this responder stands in: one call, from a cell, from a
  /// view in it, or from the controller of such a view.
  ///
  /// - Returns: what became of it; `.stale` if there is no cell around, or it shows no row.
  @discardableResult
  public func raise(_ event: some Event) -> Delivery {
    let cell = ([self] + chain).lazy.compactMap { $0 as? UITableViewCell }.first
    guard let binding = cell?.binding, let table = binding.table else { return .stale }
    // The control shows what it was set to, and the row what it was: bound again, whatever the app says.
    if event is ControlChange { binding.row.content.control = nil }
    return table.deliver(event, from: binding.row)
  }

  /// The responders behind this one, up to the application; a chain that runs in a circle is cut (rule R-04).
  var chain: [UIResponder] {
    var chain: [UIResponder] = []
    var current = next
    while let responder = current, chain.count < 1_024 {
      chain.append(responder)
      current = responder.next
    }
    return chain
  }
}
#endif
