/// The state that a configuration is updated for.
public protocol UIConfigurationState {}

/// A view that shows a configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// What a cell shows, apart from how. The values belong to no actor, the views that they make do.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// Texts and a picture. Neither sendable nor bound to an actor, as in the SDK.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?

  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func valueCell() -> UIListContentConfiguration { fatalError() }
  public static func plainHeader() -> UIListContentConfiguration { fatalError() }
  public static func plainFooter() -> UIListContentConfiguration { fatalError() }

  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@available(*, unavailable)
extension UIListContentConfiguration: Sendable {}

extension UITableViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}

extension UITableViewHeaderFooterView {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}
