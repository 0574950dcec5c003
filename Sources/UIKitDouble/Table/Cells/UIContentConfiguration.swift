#if !canImport(UIKit)
  import Foundation

  /// What a cell shows, apart from how.
  @MainActor
  public protocol UIContentConfiguration {}

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
  }
#endif
