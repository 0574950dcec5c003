// The Swift side of Foundation: what it passes on, and the bridges. Nothing runs.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC

/// A bridge that only has to be there: from the one type to the other, and back.
public protocol _Bridge: _ObjectiveCBridgeable {}

extension _Bridge {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    fatalError()
  }
}

extension NSAttributedString {
  /// What a run of a text has beside its characters.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public convenience init(string: String, attributes: [Key: Any]? = nil) { fatalError() }
}

extension String: _Bridge, @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSString
}

extension Set: _Bridge, @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSSet
}

extension Array: _Bridge, @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSArray
}

/// Bytes.
public struct Data: Hashable, Sendable, RandomAccessCollection {
  public init(_ bytes: [UInt8]) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
}

/// An address.
public struct URL: Hashable, Sendable, _Bridge {
  public typealias _ObjectiveCType = NSURL
  public init?(string: String) { nil }
  public var path: String { "" }
  public var lastPathComponent: String { "" }
}

/// A file that is open.
public final class FileHandle: NSObject, @unchecked Sendable {
  public convenience init(forReadingFrom url: URL) throws { fatalError() }
  public func read(upToCount count: Int) throws -> Data? { nil }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let size = FileAttributeKey()
}

public final class FileManager: NSObject {
  public class var `default`: FileManager { fatalError() }
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
}

extension NSMutableAttributedString {
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    fatalError()
  }
}
