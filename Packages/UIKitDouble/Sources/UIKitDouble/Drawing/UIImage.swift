import Foundation
import Synchronization

/// A picture, known by its name and size.
public final class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture is drawn in the tint color.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  private static let assets = Mutex<[String: CGSize]>([:])

  /// What it is called.
  public let name: String
  /// The size in points: 20 by 20 unless a configuration, the file or a test says otherwise.
  public let size: CGSize
  /// How many pixels are a point.
  public let scale: CGFloat = 2
  /// Whether it is drawn in the tint color.
  public let renderingMode: RenderingMode
  /// Whether it is a symbol of the system.
  public let isSymbolImage: Bool
  /// How the symbol is drawn.
  public let configuration: SymbolConfiguration?
  /// The color that the picture was given.
  public let simulatedTint: UIColor?

  private init(
    _ name: String, _ size: CGSize, mode: RenderingMode = .automatic, isSymbol: Bool = false,
    configuration: SymbolConfiguration? = nil, tint: UIColor? = nil
  ) {
    self.name = name
    self.size = size
    renderingMode = mode
    isSymbolImage = isSymbol
    self.configuration = configuration
    simulatedTint = tint
  }

  /// A picture that was drawn.
  public convenience init(drawing name: String) {
    self.init(name, CGSize(width: 20, height: 20))
  }

  /// A picture from a file in memory; `nil` for bytes that do not begin as those of a picture.
  public convenience init?(data: Data) {
    let starts: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8)]
    guard starts.contains(where: { data.starts(with: $0) }) else { return nil }
    let name = "\(data.count) bytes \(data.reduce(0) { ($0 &* 31) &+ Int($1) })"
    self.init(name, Self.pixels(Array(data)) ?? CGSize(width: 20, height: 20))
  }

  /// One of the system's symbols; the double takes every name.
  public convenience init?(systemName: String) {
    self.init(systemName, CGSize(width: 20, height: 20), isSymbol: true)
  }

  /// One of the system's symbols, drawn with a configuration.
  public convenience init?(
    systemName: String, withConfiguration configuration: Configuration?
  ) {
    let symbol = configuration as? SymbolConfiguration
    self.init(
      systemName, symbol?.size ?? CGSize(width: 20, height: 20), isSymbol: true,
      configuration: symbol)
  }

  /// A picture of the application; the double takes every name. Its size is that of
  /// ``simulateAsset(_:size:)``.
  public convenience init?(named: String) {
    self.init(named, Self.assets.withLock { $0[named] } ?? CGSize(width: 20, height: 20))
  }

  /// Says how large a picture of the application is, in points.
  public static func simulateAsset(_ name: String, size: CGSize) {
    assets.withLock { $0[name] = size }
  }

  /// The same picture, drawn in the tint color or not.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name, size, mode: renderingMode, isSymbol: isSymbolImage, configuration: configuration,
      tint: simulatedTint)
  }

  /// The same picture in a color.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    UIImage(
      name, size, mode: renderingMode, isSymbol: isSymbolImage, configuration: configuration,
      tint: color)
  }

  /// The same symbol with another configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let symbol = configuration as? SymbolConfiguration
    return UIImage(
      name, isSymbolImage ? symbol?.size ?? size : size, mode: renderingMode,
      isSymbol: isSymbolImage, configuration: symbol, tint: simulatedTint)
  }

  /// The same symbol with another configuration; `nil` for a picture that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The size that PNG and GIF files begin with.
  private static func pixels(_ bytes: [UInt8]) -> CGSize? {
    if bytes.count >= 24, bytes[0] == 0x89 {
      let numbers = [16, 20].map { start in
        bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      return CGSize(width: numbers[0], height: numbers[1])
    }
    if bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) {
      return CGSize(
        width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    return nil
  }
}

extension UIImage {
  /// How a picture is drawn.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside a text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// How a symbol is drawn: its size and weight.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the font that the symbol matches, in points.
    let pointSize: CGFloat
    /// The weight of the symbol.
    let weight: SymbolWeight
    let scale: SymbolScale

    /// A configuration for a size.
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// A configuration for a size relative to a text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

    /// A configuration for the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    /// A configuration for the size of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// A square that is three points larger than the font, and a quarter more or less for other
    /// scales.
    var size: CGSize {
      let factor: CGFloat = scale == .small ? 0.75 : scale == .large ? 1.25 : 1
      let side = ((pointSize + 3) * factor).rounded()
      return CGSize(width: side, height: side)
    }
  }
}
