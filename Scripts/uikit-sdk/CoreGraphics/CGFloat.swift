/// A coordinate: a type of its own, as in the SDK, with the arithmetic that coordinates need.
public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: CGFloat) { self = value }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: some BinaryInteger) { native = Double(value) }
}

extension CGFloat: Hashable, Comparable {
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
}

extension CGFloat: SignedNumeric, ExpressibleByFloatLiteral {
  public typealias Magnitude = CGFloat
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init?(exactly value: some BinaryInteger) { native = Double(value) }
  public var isFinite: Bool { native.isFinite }
  public var magnitude: CGFloat { CGFloat(native.magnitude) }

  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native / b.native) }
  public static func += (a: inout CGFloat, b: CGFloat) { a = a + b }
  public static func -= (a: inout CGFloat, b: CGFloat) { a = a - b }
  public static func *= (a: inout CGFloat, b: CGFloat) { a = a * b }
}

extension CGFloat: Strideable {
  public func distance(to other: CGFloat) -> CGFloat { other - self }
  public func advanced(by distance: CGFloat) -> CGFloat { self + distance }
}

// Both ways without a word: the compiler calls these where one is given and the other is asked for.
extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

extension Float {
  public init(_ value: CGFloat) { self = Float(value.native) }
}

extension Int {
  public init(_ value: CGFloat) { self = Int(value.native) }
}
