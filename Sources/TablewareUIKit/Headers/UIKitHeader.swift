#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// A header or footer that UIKit shows with a view of its own.
///
/// ```swift
/// extension PostsHeader: UIKitHeader {
///   func configure(_ view: PostsHeaderView) { view.show(count: count) }
/// }
/// ```
///
/// The class of the view is registered by itself, and views are reused among headers of one type.
/// `configure` is called when the header appears, and again, for the same view, when
/// ``Tableware/Row/body`` says that its content changed. The view sizes itself. A tap, and the menu
/// of a long touch, are the table's: a button behind what the view shows performs them. Other
/// events are raised with ``UIKit/UIResponder/raise(_:)``.
///
/// A header that is a ``UIKitRow`` or a ``ConfiguredRow`` is shown with its cell instead.
public protocol UIKitHeader: Row {
  /// The class of the view.
  associatedtype View: UITableViewHeaderFooterView

  /// Shows the header.
  @MainActor
  func configure(_ view: View)
}

extension UIKitHeader {
  /// The class of the view, for the table.
  static var viewClass: UITableViewHeaderFooterView.Type { View.self }

  /// Shows the header in a view that has to be of the right class.
  ///
  /// - Returns: `false` if it is of another one.
  @MainActor
  func show(in view: UITableViewHeaderFooterView) -> Bool {
    guard let view = view as? View else { return false }
    configure(view)
    return true
  }
}
#endif
