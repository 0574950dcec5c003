#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// The headers and footers of a back end with their bindings.
@MainActor
final class HeaderBindings {
  private var bindings: [ObjectIdentifier: (view: UITableViewHeaderFooterView, binding: Binding)] =
    [:]

  /// All views with their bindings, in no order.
  var views: [(view: UITableViewHeaderFooterView, binding: Binding)] { Array(bindings.values) }

  /// The headers and footers on screen.
  var rows: [BoundRow] { bindings.values.filter(\.binding.isDisplayed).map(\.binding.row) }

  subscript(view: UITableViewHeaderFooterView) -> Binding? {
    bindings[ObjectIdentifier(view)]?.binding
  }

  func bind(_ view: UITableViewHeaderFooterView, to binding: Binding) {
    let key = ObjectIdentifier(view)
    binding.isDisplayed = bindings[key]?.binding.isDisplayed ?? false
    bindings[key] = (view, binding)
    view.binding = binding
    (view as? HeaderView)?.cell?.binding = binding
  }

  /// Called for each cell of a header that returns to the pool.
  var onRelease: ((UITableViewCell) -> Void)?

  func release(_ view: UITableViewHeaderFooterView) {
    bindings[ObjectIdentifier(view)] = nil
    view.endTyping()
    view.binding = nil
    guard let cell = (view as? HeaderView)?.cell else { return }
    onRelease?(cell)
    cell.binding = nil
    cell.accessibilityCustomActions = nil
  }

  func releaseAll() {
    for (view, _) in bindings.values { release(view) }
  }
}
#endif
