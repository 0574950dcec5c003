#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// The row that a cell shows, known by the cell and by the back end that bound it.
@MainActor
final class Binding {
  var row: BoundRow
  weak var backend: TableViewBackend?
  /// The number of the back end's snapshot that the cell was bound to.
  var stamp: Int
  /// The space that the cell was displayed in.
  var space: RowSpace?
  /// Whether the cell is on screen; UIKit also requests cells that it never displays (rule L-15).
  var isDisplayed = false
  /// The row as the app wrote it, where it shows itself in the cell.
  var base: (any Row)?
  /// Whether the row says its height itself, so that that of its cell says nothing.
  var isMeasured = false
  /// What the back end set on the cell apart from its content.
  var description: CellDescription?
  /// Whether the control of the cell was set, so that the cell is bound again even if the row did
  /// not change.
  var isOutOfDate = false

  init(_ row: BoundRow, _ backend: TableViewBackend, stamp: Int) {
    self.row = row
    self.backend = backend
    self.stamp = stamp
  }
}

/// The cells of a back end with their bindings.
@MainActor
final class CellBindings {
  private var bindings: [ObjectIdentifier: (cell: UITableViewCell, binding: Binding)] = [:]

  /// The rows on screen.
  var rows: [BoundRow] {
    bindings.values.filter(\.binding.isDisplayed).map(\.binding.row)
  }

  /// All cells with their bindings, in no order.
  var cells: [(cell: UITableViewCell, binding: Binding)] { Array(bindings.values) }

  subscript(cell: UITableViewCell) -> Binding? { bindings[ObjectIdentifier(cell)]?.binding }

  func bind(_ cell: UITableViewCell, to binding: Binding) {
    let key = ObjectIdentifier(cell)
    binding.isDisplayed = bindings[key]?.binding.isDisplayed ?? false
    binding.space = bindings[key]?.binding.space
    bindings[key] = (cell, binding)
    cell.binding = binding
  }

  /// Called for each cell that returns to the pool.
  var onRelease: ((UITableViewCell) -> Void)?

  func release(_ cell: UITableViewCell) {
    onRelease?(cell)
    bindings[ObjectIdentifier(cell)] = nil
    cell.forgetRow()
  }

  func releaseAll() {
    for (cell, _) in bindings.values {
      onRelease?(cell)
      cell.forgetRow()
    }
    bindings = [:]
  }
}

extension UIView {
  private static let bindingKey = AssociationKey()

  /// The binding of a cell or header, attached to it because the app chooses its class.
  var binding: Binding? {
    get { objc_getAssociatedObject(self, Self.bindingKey.address) as? Binding }
    set {
      objc_setAssociatedObject(
        self, Self.bindingKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

}

extension UITableViewCell {
  /// Releases the row, because the cell returns to the pool.
  fileprivate func forgetRow() {
    binding = nil
    accessibilityCustomActions = nil
  }

  /// The row that the cell shows now. Events that a closure raises from it later are stale after
  /// the cell was bound again.
  public var boundRow: BoundRow? { binding?.row }
}

extension UITableViewCell {
  /// Performs a gesture on the row that the cell shows.
  @discardableResult
  func perform(_ gesture: RowGesture) -> GestureResult {
    guard let binding, let backend = binding.backend else { return .stale }
    switch gesture {
    // The control shows the new value already. If the app rejects it, the old one is shown again.
    case .set, .adjust, .activate: binding.isOutOfDate = true
    default: break
    }
    let result = backend.interaction.perform(gesture, on: binding.row)
    if gesture == .beginTyping { backend.showFieldBar() }
    if result == .selectFile { backend.selectFile(for: binding.row) }
    return result
  }
}

extension UIResponder {
  /// Sends an event up the chain from the row whose cell or header contains this responder: the
  /// cell, a view in it, or the controller of such a view.
  ///
  /// - Parameter event: the event.
  /// - Returns: the outcome; `.stale` if no cell contains the responder, or the cell shows no row.
  @discardableResult
  public func raise(_ event: some Event) -> Delivery {
    let view = ([self] + chain).lazy.compactMap { $0 as? UIView }
      .first { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }
    guard let binding = view?.binding, let backend = binding.backend else { return .stale }
    if event is ControlChange { binding.isOutOfDate = true }
    return backend.host.deliver(event, from: binding.row)
  }

  /// The responders after this one, up to the application. A chain that is a cycle is cut (rule
  ///
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
