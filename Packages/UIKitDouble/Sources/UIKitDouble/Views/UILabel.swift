import Foundation

/// A text.
@MainActor
open class UILabel: UIView {
  /// What it says.
  open var text: String?
  /// How many lines it may take; 0 for as many as it needs.
  open var numberOfLines = 1
  /// Whether it is shown as usual, and not in gray.
  open var isEnabled = true
}

/// A picture, known by its name.
public final class UIImage: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String

  /// One of the system's symbols; the double takes every name.
  public init?(systemName: String) { name = systemName }
  /// A picture of the application; the double takes every name.
  public init?(named: String) { name = named }
}

/// A view with a picture.
@MainActor
open class UIImageView: UIView {
  /// What it shows.
  open var image: UIImage?
}
