/// How strongly a size is asked for.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// From 0 to 1,000.
  public var rawValue: Float
  /// A priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to be.
  public static let required = UILayoutPriority(1_000)
  /// As small as it can be.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
