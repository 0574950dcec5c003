/// The importance of a constraint: a higher priority prevails over any number of lower ones.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// From 0 to 1,000.
  public var rawValue: Float
  /// A priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to be.
  public static let required = UILayoutPriority(1_000)
  /// By default, how strongly a view resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// By default, how strongly a view resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// As small as it can be.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
