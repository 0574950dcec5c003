// Days and moments, as far as a date picker needs them.
@_exported import Foundation

public struct Date: Hashable, Sendable, _Bridge {
  public typealias _ObjectiveCType = NSDate
  public init(timeIntervalSinceReferenceDate: Double) {}
}

public struct DateComponents: Hashable, Sendable {
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {}
}

public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable { case gregorian }
  public enum Component: Sendable { case year, month, day }

  public init(identifier: Identifier) {}
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    DateComponents()
  }
  public func date(from components: DateComponents) -> Date? { nil }
}

extension StringProtocol {
  public func localizedCaseInsensitiveContains<Other: StringProtocol>(_ other: Other) -> Bool {
    false
  }
}
