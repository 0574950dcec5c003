import Foundation

/// What a cell shows, apart from how. The values belong to no actor, the views that they make do.
///
/// Checked against developer.apple.com/documentation/uikit/uicontentconfiguration.
public protocol UIContentConfiguration {
  /// A view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state, such as selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Checked against developer.apple.com/documentation/uikit/uicontentview.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows; setting it shows another one.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// If it is of the type that is shown now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a cell or a header shows, and the view that shows it: kept as long as it can show what
/// comes.
@MainActor
struct ContentSlot {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view = ContentSlot.made(UIView(frame: .zero))

  mutating func show(_ new: (any UIContentConfiguration)?, in host: UIView) {
    configuration = new
    if let new {
      if let content = view as? any UIContentView, content.supports(new) {
        content.configuration = new
      } else {
        replace(with: new.makeContentView(), in: host)
      }
    } else if view is any UIContentView {
      replace(with: UIView(frame: .zero), in: host)
    }
  }

  private mutating func replace(with new: UIView, in host: UIView) {
    new.frame = view.frame
    view.removeFromSuperview()
    view = Self.made(new)
    host.addSubview(new)
  }

  /// A content view follows the size of its cell, and has the margins of a cell.
  private static func made(_ view: UIView) -> UIView {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layoutState.fillsCell = true
    view.layoutState.margins = LayoutState.Margins(
      NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
    return view
  }

  /// How high the content would like to be, if it says so.
  static func height(of view: UIView, _ size: CGSize) -> CGFloat? {
    guard view is any UIContentView else { return nil }
    let height = view.systemLayoutSizeFitting(size).height
    return height > 0 ? height : nil
  }
}
