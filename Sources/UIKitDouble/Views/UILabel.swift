#if !canImport(UIKit)
  import Foundation

  /// A text.
  @MainActor
  open class UILabel: UIView {
    open var text: String?
    open var numberOfLines = 1
    open var isEnabled = true
  }

  /// A picture, known by its name.
  public final class UIImage: NSObject, @unchecked Sendable {
    /// What it is called.
    public let name: String

    public init?(systemName: String) { name = systemName }
    public init?(named: String) { name = named }
  }

  /// A view with a picture.
  @MainActor
  open class UIImageView: UIView {
    open var image: UIImage?
  }
#endif
