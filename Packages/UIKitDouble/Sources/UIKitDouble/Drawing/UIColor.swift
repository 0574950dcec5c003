import Foundation

/// A color, known by its name and its parts.
public final class UIColor: NSObject, Sendable {
  private let name: String
  /// Red, green, blue and alpha in the light environment, from 0 to 1.
  private let light: [CGFloat]
  private let dark: [CGFloat]
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  init(_ name: String, light: [CGFloat], dark: [CGFloat]) {
    self.name = name
    self.light = light
    self.dark = dark
    provider = nil
  }

  /// A color by its parts, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = [red, green, blue].map { part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    let all = [red, green, blue, alpha]
    self.init(
      "#" + parts.joined() + (alpha < 1 ? " \(alpha)" : ""), light: all, dark: all)
  }

  /// A gray by its brightness, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color of the application; the double takes every name, and draws black.
  public convenience init?(named name: String) {
    self.init(name, light: [0, 0, 0, 1], dark: [0, 0, 0, 1])
  }

  /// A color that depends on the environment.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    provider = dynamicProvider
    let colors = [UIUserInterfaceStyle.light, .dark].map { style in
      dynamicProvider(UITraitCollection { $0.userInterfaceStyle = style })
    }
    name = colors.map(\.name).joined(separator: "/")
    light = colors[0].light
    dark = colors[1].dark
  }

  /// The color in an environment.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// The same color, more or less opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      "\(name) \(alpha)", light: light.prefix(3) + [alpha], dark: dark.prefix(3) + [alpha])
  }

  /// The parts of the color in the current environment, from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(.current)
    for (pointer, part) in zip([red, green, blue, alpha], parts) { pointer?.pointee = part }
    return true
  }

  func components(_ traits: UITraitCollection) -> [CGFloat] {
    let resolved = resolvedColor(with: traits)
    return traits.userInterfaceStyle == .dark ? resolved.dark : resolved.light
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  public override var hash: Int { name.hashValue }
  public override var description: String { name }
}
