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
/// The table registers the class of the view, and reuses views among headers of one type.
/// `configure` is called when the header appears, and again, for the same view, when the content of
/// `Row.body` changed. The view sizes itself, unless the header has another
/// ``SizedRow/height``. A button behind the content of the view
/// receives taps and opens the menu. Other events are raised with `UIResponder.raise(_:)`.
///
/// A header that is a ``UIKitRow`` or a ``ConfiguredRow`` is shown with its cell instead.
public protocol UIKitHeader: SizedRow {
  /// The class of the views that show headers of this type.
  associatedtype View: UITableViewHeaderFooterView

  /// Shows the content of the header in a view that may have shown another one.
  ///
  /// - Parameter view: a view of the class ``View``.
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
