import Foundation

/// A color, known by its name.
public final class UIColor: NSObject, Sendable {
  private let name: String
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  private init(_ name: String) {
    self.name = name
    provider = nil
  }

  /// A color by its parts, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = [red, green, blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    self.init("#" + parts.joined() + (alpha < 1 ? " \(alpha)" : ""))
  }

  /// A color that depends on the environment.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    provider = dynamicProvider
    let names = [UIUserInterfaceStyle.light, .dark].map { style in
      dynamicProvider(UITraitCollection { $0.userInterfaceStyle = style }).name
    }
    name = names.joined(separator: "/")
  }

  /// The color in an environment.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  public override var hash: Int { name.hashValue }
  public override var description: String { name }

  /// White.
  public static let white = UIColor("white")
  /// Yellow.
  public static let systemYellow = UIColor("systemYellow")

  /// No color.
  public static let clear = UIColor("clear")
  /// The color of text.
  public static let label = UIColor("label")
  /// The color of text that explains other text.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The color of text that matters less, such as disabled text.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// The color of areas that contain no text.
  public static let systemFill = UIColor("systemFill")
  /// The tint color of the view that uses the color.
  public static let tintColor = UIColor("tintColor")
  /// Green.
  public static let systemGreen = UIColor("systemGreen")
  /// Orange.
  public static let systemOrange = UIColor("systemOrange")
  /// Red.
  public static let systemRed = UIColor("systemRed")
}
