import Foundation

/// Texts and a picture. The double keeps what is shown and forgets how it looks.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The first text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?

  /// For a row with one text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a row with the second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a row with the second text at the end of the line.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a header of a plain table.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a footer of a plain table.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a header of a grouped table.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// For a footer of a grouped table.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// A view with labels and a picture.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: how it looks is forgotten.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// As in the SDK, where it is neither sendable nor bound to an actor.
@available(*, unavailable)
extension UIListContentConfiguration: Sendable {}

/// Shows texts and a picture.
@MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  /// A view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// From a nib or a storyboard: shows nothing.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// What it shows; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? UIListContentConfiguration { shown = new } }
  }
}
