// The declarations that the importer expects of the `ObjectiveC` overlay. No code here runs; the
// bodies only have to exist.
@_exported import ObjectiveC

/// `BOOL` where it cannot be bridged, such as behind a pointer.
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public var boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

/// `SEL`.
public struct Selector: ExpressibleByStringLiteral, Hashable {
  // What the compiler builds `#selector` of.
  var ptr: OpaquePointer
  public init(_ name: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}

extension NSObject: Equatable, Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
