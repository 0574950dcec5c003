import Foundation

/// What was copied.
@MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that all applications share.
  public static let general = UIPasteboard()
  /// How often something was copied.
  open private(set) var changeCount = 0
  /// The text.
  open var string: String? { didSet { changeCount += 1 } }
  /// The address.
  open var url: URL? { didSet { changeCount += 1 } }
  /// The picture.
  open var image: UIImage? { didSet { changeCount += 1 } }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
}
